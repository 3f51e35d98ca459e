import { Fingerprint } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { passkeyMessage } from './sign-in-messages.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Sign-in with a fingerprint, a face, a PIN or a security key. */
export function PasskeySignIn({ goOn }: { goOn: () => Promise<unknown> }) {
  const hydrated = useHydrated();
  const { mutate, isPending, error } = usePasskeySignIn(goOn);
  return (
    <>
      {error && <Alert tone="danger">{passkeyMessage(error)}</Alert>}
      <Button look="secondary" size="large" busy={isPending} disabled={!hydrated || isPending} onClick={() => mutate()}>
        {!isPending && <Fingerprint aria-hidden="true" className="size-5 shrink-0 text-accent" />}
        Sign in with a passkey
      </Button>
    </>
  );
}
