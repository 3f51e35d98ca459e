import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CreditChart } from './credit-chart.tsx';
import { CreditEntries } from './credit-entries.tsx';
import { useAccount } from './use-account.ts';

/** The balance, how it came about, and the latest entries. */
export function CreditCard() {
  const { user, users } = useAccount();
  const entries = useQuery(api.credits.listCreditEntries.queryOptions({ input: { limit: 50 } }));
  const failed = users.isError ? users : entries.isError ? entries : undefined;
  return (
    <Card aria-labelledby="credits">
      <CardHeader>
        <h2 id="credits" className="font-semibold text-body">
          Credits
        </h2>
        {user ? (
          <span className="font-mono text-title tabular-nums">{user.currentBalance}</span>
        ) : (
          users.isPending && <Skeleton className="h-6 w-12" />
        )}
      </CardHeader>
      <div className="grid gap-4 p-4 sm:p-5">
        {failed && (
          <ErrorState
            message={errorMessage(failed.error, 'Failed to load user data')}
            onRetry={() => failed.refetch()}
          />
        )}
        {users.data && !user && <p className="text-muted text-small">User data not found</p>}
        {entries.isPending && <Skeleton className="h-32" />}
        {entries.data && user && (
          <>
            <CreditChart entries={entries.data} balance={user.currentBalance} />
            <CreditEntries entries={entries.data.slice(0, 6)} />
          </>
        )}
      </div>
    </Card>
  );
}
