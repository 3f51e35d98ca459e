import type { OrderKind } from '#contract/orders/order.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { Amount, OrderStatus } from '#web/features/orders/index.ts';
import { columnsOf, type TableColumns } from '#web/ui/data-table.tsx';
import { OrderInfo } from './order-info.tsx';
import { PayNowLink } from './pay-now-link.tsx';

const column = columnsOf<AnyOrder>();

const columnsFor = (kind: OrderKind): TableColumns<AnyOrder> =>
  column.columns([
    column.accessor('createdAt', { header: 'Order Info', cell: ({ row }) => <OrderInfo order={row.original} /> }),
    column.accessor('totalPrice', {
      header: 'Amount',
      cell: ({ row }) => <Amount order={row.original} />,
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row }) => <OrderStatus order={row.original} reader="buyer" />,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => (
        <PayNowLink kind={kind} order={row.original}>
          Pay Now
        </PayNowLink>
      ),
    }),
  ]);

/** Columns of both lists; ids are the names that the server sorts by. */
export const pendingColumns = { package: columnsFor('package'), item: columnsFor('item') } as const;
