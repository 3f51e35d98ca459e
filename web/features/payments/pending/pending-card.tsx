import { Link, Navigate, useSearchParams } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { changeParams, lastPageInstead } from '#web/ui/list-params.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { PayFirst } from './pay-first.tsx';
import { PendingCards } from './pending-cards.tsx';
import { pendingColumns } from './pending-columns.tsx';
import { usePendingOrders } from './use-pending-orders.ts';

const PER_PAGE = 10;
/** The columns fit from here on, in px. */
const TABLE_WIDTH = 720;

const words = {
  package: {
    failure: 'Could not load orders. Please try again.',
    shop: { to: paths.selectPackage, label: 'See the packages' },
  },
  item: {
    failure: 'Could not load item orders. Please try again.',
    shop: { to: paths.items, label: 'See the templates' },
  },
} as const;

/** The orders of one kind that wait for their payment: a table where there is room for one, cards elsewhere. */
export function PendingCard({ kind }: { kind: OrderKind }) {
  const { page, sort, set } = useListState('-createdAt');
  const list = usePendingOrders(kind, { page, limit: PER_PAGE, sort });
  const [params] = useSearchParams();
  const { ref, width } = useWidth();
  const { rows, total } = list.data ?? { rows: [], total: 0 };
  const { failure, shop } = words[kind];
  const isFull = !list.isError && rows.length > 0;
  const isWide = (width ?? 0) >= TABLE_WIDTH;
  // The orders of the last page were paid meanwhile.
  const last = list.isSuccess && !list.isPlaceholderData ? lastPageInstead(page, PER_PAGE, total) : undefined;
  if (last) return <Navigate replace to={{ search: changeParams(params, { page: last }).toString() }} />;
  const isLoading = list.isPending || (list.isSuccess && rows.length === 0 && total > 0);
  return (
    <>
      <Card aria-label="Pending orders" className="min-w-0">
        <div ref={ref}>
          {isLoading && <ListSkeleton label="Loading orders" rows={PER_PAGE} />}
          {list.isError && (
            <div className="p-4">
              <ErrorState message={failure} onRetry={() => list.refetch()} />
            </div>
          )}
          {list.isSuccess && total === 0 && (
            <EmptyState
              title="No Pending Orders"
              action={
                <Button asChild look="secondary">
                  <Link to={shop.to}>{shop.label}</Link>
                </Button>
              }
            >
              You're all caught up with payments
            </EmptyState>
          )}
          {isFull && isWide && (
            <DataTable
              label="Pending orders"
              columns={pendingColumns[kind]}
              rows={rows}
              rowId={({ _id }) => _id}
              sort={sort}
              onSort={(next) => set({ sort: next })}
            />
          )}
          {isFull && !isWide && <PendingCards kind={kind} orders={rows} />}
          {list.data && (
            <Pagination
              label="Pages of orders"
              page={page}
              size={PER_PAGE}
              total={total}
              onPage={(next) => set({ page: next })}
            />
          )}
        </div>
      </Card>
      {list.isSuccess && !isLoading && <PayFirst kind={kind} first={rows[0]} />}
    </>
  );
}
