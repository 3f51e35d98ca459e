import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { api } from '#web/api.ts';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';

export const meta = () => [{ title: 'Receipt · Facsimile' }];

/** The receipt of a paid order, to read, to print and to keep. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useQuery(api.receipts.getReceipt.queryOptions({ input: { id } }));
  const receipt = query.data;
  if (query.isError && !receipt && [400, 404].includes(errorStatus(query.error))) return <NoReceipt />;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 print:block print:max-w-none">
      {query.isPending && <SheetSkeleton />}
      {query.isError && !receipt && (
        <ErrorState message={errorMessage(query.error, 'Failed to load the receipt')} onRetry={() => query.refetch()} />
      )}
      {receipt && (
        <>
          <ReceiptActions receipt={receipt} />
          <ReceiptSheet receipt={receipt} />
        </>
      )}
    </div>
  );
}

function NoReceipt() {
  const isAdmin = useAccount().user?.userRole === 'Admin';
  return (
    <Card className="mx-auto max-w-3xl">
      <h1 className="sr-only">Receipt</h1>
      <EmptyState
        title="No receipt found"
        action={
          <Button asChild>
            <Link to={isAdmin ? paths.adminOrders : paths.userOrders}>Go to Orders</Link>
          </Button>
        }
      >
        There is no receipt for this order: it has not been paid, or it is not yours.
      </EmptyState>
    </Card>
  );
}
