import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SellerForm } from './seller-form.tsx';

/** What stands on receipts. */
export function SellerCard({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { data, error, isPending, refetch } = useQuery(api.payPal.getSellerDetails.queryOptions());
  return (
    <Card aria-labelledby="seller" className="min-w-0">
      <CardHeader>
        <h2 id="seller" className="font-semibold text-body">
          Seller details
        </h2>
        <p className="text-muted text-small">
          Shown on every new receipt. Receipts that have been issued stay as they are.
        </p>
      </CardHeader>
      <div className="p-4 sm:p-5">
        {data && <SellerForm stored={data} onDirty={onDirty} />}
        {isPending && (
          <div role="status" aria-label="Loading seller details" className="grid gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-24" />
            <Skeleton className="h-11" />
          </div>
        )}
        {!data && error && (
          <ErrorState message={errorMessage(error, 'Failed to fetch seller details')} onRetry={() => refetch()} />
        )}
      </div>
    </Card>
  );
}
