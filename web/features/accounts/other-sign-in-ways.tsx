import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { ProviderMark } from './provider-mark.tsx';
import { usePopupSignIn } from './use-popup-sign-in.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

interface OtherSignInWaysProps {
  goOn: () => Promise<unknown>;
  withPasskey?: boolean;
}

/** Sign-in without a password: a button for every provider that is configured. */
export function OtherSignInWays({ goOn, withPasskey = false }: OtherSignInWaysProps) {
  // Those who can sign in by password need no word about a list that does not come.
  const ways = useSignInWays();
  const { start, problem, waitingFor } = usePopupSignIn(goOn);
  const providers = ways?.providers ?? [];
  const hydrated = useHydrated();
  // Nearly every browser can: drawn by the server as well, the button moves nothing when scripts arrive.
  const passkeys = withPasskey && (!hydrated || canUsePasskeys());
  if (providers.length === 0 && !passkeys) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          look="secondary"
          size="large"
          busy={waitingFor === id}
          disabled={!hydrated}
          onClick={() => start(id)}
        >
          {waitingFor !== id && <ProviderMark id={id} />}
          Continue with {name}
        </Button>
      ))}
      {passkeys && <PasskeySignIn goOn={goOn} />}
    </div>
  );
}
