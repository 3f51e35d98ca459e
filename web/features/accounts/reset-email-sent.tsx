import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthSheet } from './auth-sheet.tsx';

export function ResetEmailSent({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  return (
    <AuthSheet title="Password Reset Email Sent!" lead="Open the link in it to choose a new password.">
      <p role="status" className="flex items-center gap-3 rounded-sm border border-line bg-sunken px-4 py-3">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <span className="min-w-0 break-words font-semibold">{email}</span>
      </p>
      <p className="mt-4 mb-6 text-muted text-small">
        Nothing there after a few minutes? Look into the spam folder, or try again.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={paths.login}>Return to Login</Link>
        </Button>
        <Button look="secondary" onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
    </AuthSheet>
  );
}
