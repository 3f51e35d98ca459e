import { useMutation, useQuery } from '@tanstack/react-query';
import { forgotPasswordMessage, requestPasswordReset } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Loaded } from './loaded.tsx';
import { ownSignInWays, PASSWORD } from './security-queries.ts';

/** Another password, or a first one for people who came through an outside provider. */
export function PasswordCard({ email }: { email: string }) {
  const ways = useQuery(ownSignInWays);
  const send = useMutation({ mutationFn: () => requestPasswordReset(email) });
  return (
    <FormPart title="Password">
      <Loaded query={ways} failed="Failed to load your ways to sign in">
        {(list) =>
          list.some(({ providerId }) => providerId === PASSWORD) ? (
            <ChangePasswordForm />
          ) : (
            <>
              <p className="text-muted text-small">
                You sign in without a password. To add one, we can send you a link.
              </p>
              {send.isError && <Alert tone="danger">{forgotPasswordMessage(send.error)}</Alert>}
              {send.isSuccess ? (
                <Alert tone="success">A link has been sent to {email}.</Alert>
              ) : (
                <Button
                  look="secondary"
                  className="justify-self-start"
                  busy={send.isPending}
                  disabled={send.isPending}
                  onClick={() => send.mutate()}
                >
                  {send.isPending ? 'Sending...' : 'Set a Password'}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </FormPart>
  );
}
