import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMessage, sendVerificationMail } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** A verified address can be connected with outside providers. */
export function EmailVerification({ email, isVerified }: { email: string; isVerified: boolean }) {
  const send = useMutation({ mutationFn: () => sendVerificationMail(email) });
  return (
    <>
      <p className="flex items-start justify-between gap-4 text-small">
        <span className="min-w-0 break-words">{email}</span>
        <Badge tone={isVerified ? 'success' : 'warning'}>{isVerified ? 'Verified' : 'Not verified'}</Badge>
      </p>
      {send.isError && <Alert tone="danger">{forgotPasswordMessage(send.error)}</Alert>}
      {send.isSuccess && <Alert tone="success">A link has been sent to {email}. It works for a day.</Alert>}
      {!isVerified && !send.isSuccess && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={send.isPending}
          disabled={send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isPending ? 'Sending...' : 'Verify My Email'}
        </Button>
      )}
    </>
  );
}
