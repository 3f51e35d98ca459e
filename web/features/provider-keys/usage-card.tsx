import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UsageFigures } from './usage-figures.tsx';

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** What the keys were used for: calls, tokens and estimated cost. */
export function UsageCard() {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('30');
  const days = Number(period);
  const usage = useQuery(api.providerKeys.listUsage.queryOptions({ input: { days } }));
  return (
    <Card aria-labelledby="usage" className="min-w-0">
      <CardHeader>
        <h2 id="usage" className="font-semibold text-body">
          Usage
        </h2>
        <Segmented label="Period" value={period} onChange={setPeriod} options={periods} />
      </CardHeader>
      {usage.isPending && (
        <div role="status" aria-label="Loading usage" className="p-5">
          <Skeleton className="h-24" />
        </div>
      )}
      {usage.isError && (
        <div className="p-4">
          <ErrorState message={errorMessage(usage.error, 'Failed to fetch usage')} onRetry={() => usage.refetch()} />
        </div>
      )}
      {usage.data?.length === 0 && (
        <EmptyState title={`No calls in the last ${days} days`}>
          Every call to a provider is counted here, with its tokens and an estimate of what it cost.
        </EmptyState>
      )}
      {usage.data && usage.data.length > 0 && <UsageFigures rows={usage.data} days={days} />}
    </Card>
  );
}
