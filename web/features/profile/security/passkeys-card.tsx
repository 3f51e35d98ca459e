import { useQuery, useQueryClient } from '@tanstack/react-query';
import { canUsePasskeys } from '#web/features/accounts/index.ts';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Loaded } from './loaded.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { ownPasskeys } from './security-queries.ts';

/** Sign-in with a fingerprint, a face, a PIN or a security key. */
export function PasskeysCard() {
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const passkeys = useQuery(ownPasskeys);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownPasskeys.queryKey });
  return (
    <FormPart title="Passkeys">
      <p className="text-muted text-small">
        Sign in with your fingerprint, your face, a PIN or a security key, without a password.
      </p>
      <Loaded query={passkeys} failed="Failed to load your passkeys">
        {(list) =>
          list.length === 0 ? (
            <p className="text-small">You have no passkeys yet.</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onChanged={refresh} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!hydrated ? null : canUsePasskeys() ? (
        <AddPasskey onAdded={refresh} />
      ) : (
        <p className="text-small">This browser cannot create passkeys here.</p>
      )}
    </FormPart>
  );
}
