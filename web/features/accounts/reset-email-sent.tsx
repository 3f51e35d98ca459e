import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthSheet } from './auth-sheet.tsx';

interface ResetEmailSentProps {
  email: string;
  /** The service does not say whether this address has an account; its owner reads it in the mail. */
  isAccountHidden: boolean;
  onTryAgain: () => void;
}

export function ResetEmailSent({ email, isAccountHidden, onTryAgain }: ResetEmailSentProps) {
  return (
    <AuthSheet
      title={isAccountHidden ? 'Check your mailbox' : 'Password Reset Email Sent!'}
      lead={
        isAccountHidden
          ? 'If this address has an account, the mail we have sent to it has a link to choose a new password.'
          : 'Open the link in it to choose a new password.'
      }
    >
      <p role="status" className="flex items-center gap-3 rounded-sm border border-line bg-sunken px-4 py-3">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <span className="min-w-0 break-words font-semibold">{email}</span>
      </p>
      <p className="mt-4 mb-6 text-muted text-small">
        Nothing after a few minutes? Check your spam folder, or try again.
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
