import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { api } from '#web/api.ts';
import { useAccount } from '#web/features/accounts/index.ts';

/** The credits shown here and now: moved at once when something is spent or comes back, then read from the server. */
export function useBalance() {
  const queryClient = useQueryClient();
  const { session, user } = useAccount();
  const email = session?.user.email ?? '';

  const move = useCallback(
    (amount: number) =>
      queryClient.setQueryData(api.accounts.listUsers.queryKey({ input: { userEmail: email } }), (users) =>
        users?.map((record) => ({ ...record, currentBalance: record.currentBalance + amount })),
      ),
    [queryClient, email],
  );
  const refetch = useCallback(
    () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.accounts.listUsers.key() }),
        queryClient.invalidateQueries({ queryKey: api.credits.listCreditEntries.key() }),
      ]),
    [queryClient],
  );
  return {
    credits: user?.currentBalance,
    spendOne: useCallback(() => move(-GENERATION_COST), [move]),
    giveBackOne: useCallback(() => move(GENERATION_COST), [move]),
    refetch,
  };
}
export type Balance = ReturnType<typeof useBalance>;
