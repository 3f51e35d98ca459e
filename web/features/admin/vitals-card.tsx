import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { daysUntil } from '#web/ui/days-until.ts';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VitalsFigures } from './vitals-figures.tsx';

const DAYS = 28;

/** How fast the public site was for the people who visited it. */
export function VitalsCard() {
  const vitals = useQuery(api.webVitals.listVitals.queryOptions({ input: { days: DAYS } }));
  return (
    <Card aria-labelledby="vitals" className="min-w-0 overflow-hidden">
      <CardHeader>
        <h2 id="vitals" className="font-semibold text-body">
          Web vitals
        </h2>
        <p className="text-caption text-muted">{DAYS} days, 75th percentile</p>
      </CardHeader>
      {vitals.isPending && (
        <div role="status" aria-label="Loading web vitals" className="p-5">
          <Skeleton className="h-24" />
        </div>
      )}
      {vitals.isError && !vitals.data && (
        <div className="p-4">
          <ErrorState
            message={errorMessage(vitals.error, 'Failed to fetch web vitals')}
            onRetry={() => vitals.refetch()}
          />
        </div>
      )}
      {vitals.data?.length === 0 && (
        <EmptyState title="No visits measured yet">
          Each visit to the public site reports how fast it was shown, how fast it responded and whether its layout
          shifted. The figures of the last {DAYS} days appear here.
        </EmptyState>
      )}
      {vitals.data && vitals.data.length > 0 && <VitalsFigures rows={vitals.data} days={daysUntil(new Date(), DAYS)} />}
    </Card>
  );
}
