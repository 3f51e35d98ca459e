import type { ReactNode } from 'react';
import type { Page } from '#web/find-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DataTable, type TableColumns } from '#web/ui/data-table.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { OrderListToolbar, type SortChoice } from './order-list-toolbar.tsx';
import type { AnyOrder } from './use-orders.ts';

export interface OrderListProps<Order extends AnyOrder> {
  title: string;
  state: ListState;
  list: {
    data: Page<Order> | undefined;
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  perPage: number;
  /** The same array at every render. */
  columns: TableColumns<Order>;
  /** From which width on the columns fit, in px. */
  tableWidth: number;
  /** An order on a narrow screen. */
  card: (order: Order) => ReactNode;
  sorts: SortChoice;
  searched: string;
  byStatus?: boolean;
  failure: (error: unknown) => string;
  /** What to do when there is no order at all. */
  whenNone: { text: string; action?: ReactNode };
  actions?: ReactNode;
}

/** A page of orders with its search and its four states: a table where there is room for one, cards elsewhere. */
export function OrderList<Order extends AnyOrder>(props: OrderListProps<Order>) {
  const { title, state, list, perPage, columns, tableWidth, card, sorts, searched, byStatus = false, failure } = props;
  const { page, search, sort, filter, set } = state;
  const { ref, width } = useWidth();
  const wide = (width ?? 0) >= tableWidth;
  const { rows, total } = list.data ?? { rows: [], total: 0 };
  const narrowed = Boolean(search || (byStatus && filter('status')));
  return (
    <Card aria-labelledby="orders" className="min-w-0">
      <CardHeader>
        <h2 id="orders" className="flex items-baseline gap-3 font-semibold text-body">
          {title}
          {list.data && <span className="font-mono text-muted text-small">{formatNumber(total)}</span>}
        </h2>
        {props.actions}
      </CardHeader>
      <OrderListToolbar state={state} sorts={wide ? undefined : sorts} searched={searched} byStatus={byStatus} />
      <div ref={ref}>
        {list.isPending && <ListSkeleton label="Loading orders" rows={perPage} />}
        {list.isError && (
          <div className="p-4">
            <ErrorState message={failure(list.error)} onRetry={() => list.refetch()} />
          </div>
        )}
        {list.isSuccess && rows.length === 0 && (
          <NoOrders
            {...props.whenNone}
            narrowed={narrowed}
            beyond={total > 0}
            onClear={() => set({ search: '', status: '' })}
          />
        )}
        {!list.isError && rows.length > 0 && wide && (
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowId={({ _id }) => _id}
            sort={sort}
            onSort={(next) => set({ sort: next })}
          />
        )}
        {!list.isError && rows.length > 0 && !wide && (
          <ul aria-label={title} className="grid gap-px bg-line md:grid-cols-2">
            {rows.map((order) => (
              <li key={order._id} className="min-w-0 bg-sheet px-4 py-3 text-small last:odd:col-span-full sm:px-5">
                {card(order)}
              </li>
            ))}
          </ul>
        )}
        {list.data && (
          <Pagination
            label="Pages of orders"
            page={page}
            size={perPage}
            total={total}
            onPage={(next) => set({ page: next })}
          />
        )}
      </div>
    </Card>
  );
}

interface NoOrdersProps {
  text: string;
  action?: ReactNode;
  narrowed: boolean;
  /** There are some, on pages before this one. */
  beyond: boolean;
  onClear: () => void;
}

function NoOrders({ text, action, narrowed, beyond, onClear }: NoOrdersProps) {
  if (beyond) return <EmptyState title="No orders found">Nothing on this page.</EmptyState>;
  if (!narrowed)
    return (
      <EmptyState title="No orders found" action={action}>
        {text}
      </EmptyState>
    );
  const clear = (
    <Button look="secondary" onClick={onClear}>
      Show all orders
    </Button>
  );
  return (
    <EmptyState title="No orders found" action={clear}>
      No order matches your search and filters.
    </EmptyState>
  );
}
