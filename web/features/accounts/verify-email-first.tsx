import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { sendVerificationMail } from './auth-calls.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { forgotPasswordMessage } from './sign-in-messages.ts';

interface VerifyEmailFirstProps {
  email: string;
  /** Back to the login form. */
  onLogin: () => void;
}

/** The account is there, but its address has to be verified before one can sign in. */
export function VerifyEmailFirst({ email, onLogin }: VerifyEmailFirstProps) {
  const send = useMutation({ mutationFn: () => sendVerificationMail(email), meta: { signsIn: true } });
  return (
    <AuthSheet title="Verify your email" lead="Open the link in the email we have sent you, then log in.">
      <p className="flex items-center gap-3 rounded-sm border border-line bg-sunken px-4 py-3">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 break-words font-semibold">{email}</span>
      </p>
      <div className="mt-4 mb-6 grid gap-4">
        {send.isError && <Alert tone="danger">{forgotPasswordMessage(send.error)}</Alert>}
        {send.isSuccess && <Alert tone="success">The email has been sent again.</Alert>}
        <p className="text-muted text-small">Nothing after a few minutes? Check your spam folder, or send it again.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onLogin}>Return to Login</Button>
        <Button look="secondary" busy={send.isPending} disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? 'Sending...' : 'Send Again'}
        </Button>
      </div>
    </AuthSheet>
  );
}
