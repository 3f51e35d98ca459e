import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProviderMark, securityMessage, signInWays } from '#web/features/accounts/index.ts';
import { authRequest } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './loaded.tsx';
import { ownSignInWays, PASSWORD } from './security-queries.ts';

/** Outside providers that open this account. Shown where there is one, or could be. */
export function ProvidersCard() {
  const queryClient = useQueryClient();
  const offered = useQuery(signInWays);
  const ways = useQuery(ownSignInWays);
  const disconnect = useMutation({
    mutationFn: (accountId: string) => authRequest('/unlink-account', { accountId }),
    onSuccess: () => {
      toast.success('The sign-in provider has been disconnected.');
      return queryClient.invalidateQueries({ queryKey: ownSignInWays.queryKey });
    },
    onError: (error) => void toast.error(securityMessage(error)),
  });
  const connected = ways.data?.filter(({ providerId }) => providerId !== PASSWORD) ?? [];
  const providers = offered.data?.providers ?? [];
  if (connected.length === 0 && providers.length === 0) return null;
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  return (
    <FormPart title="Connected sign-in providers">
      <Loaded query={ways} failed="Failed to load your ways to sign in">
        {(list) =>
          connected.length === 0 ? (
            <p className="text-small">No provider is connected yet.</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {connected.map(({ id, providerId, createdAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-3 py-2">
                  <ProviderMark id={providerId} />
                  <span className="grid min-w-32 flex-1">
                    <span className="font-semibold text-small">{nameOf(providerId)}</span>
                    <span className="text-caption text-muted">
                      Connected <Moment at={createdAt} />
                    </span>
                  </span>
                  {list.length > 1 && (
                    <Button
                      look="quiet"
                      aria-label={`Disconnect ${nameOf(providerId)}`}
                      disabled={disconnect.isPending}
                      onClick={() => disconnect.mutate(id)}
                    >
                      Disconnect
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="text-muted text-small">
        To connect another, choose it when you log in. It opens this account if both have the same verified email
        address.
      </p>
    </FormPart>
  );
}
