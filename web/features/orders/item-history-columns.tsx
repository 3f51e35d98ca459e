import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { columnsOf, type TableColumns } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Goods } from './goods.tsx';
import { OrderActions } from './order-actions.tsx';
import { Amount, ItemLink, OrderId } from './order-parts.tsx';
import { OrderStatus } from './order-status.tsx';

const column = columnsOf<ItemOrder>();

/** Columns of a member's own item orders; ids are the names that the server sorts by. */
export const itemHistoryColumns = (onRead: (order: ItemOrder) => void): TableColumns<ItemOrder> =>
  column.columns([
    column.accessor('orderId', { header: 'Order ID', cell: ({ getValue }) => <OrderId>{getValue()}</OrderId> }),
    column.accessor('packageName', { header: 'Item', cell: ({ row }) => <ItemLink order={row.original} /> }),
    column.accessor('createdAt', { header: 'Date', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('totalPrice', { header: 'Amount', cell: ({ row }) => <Amount order={row.original} /> }),
    column.accessor('paymentStatus', {
      header: 'Status',
      cell: ({ row }) => <OrderStatus order={row.original} reader="buyer" />,
    }),
    column.display({
      id: 'goods',
      header: 'Your item',
      cell: ({ row }) => <Goods order={row.original} onRead={onRead} />,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <OrderActions order={row.original} kind="item" />,
    }),
  ]);

/** The same order on a narrow screen. */
export function ItemOrderCard({ order, onRead }: { order: ItemOrder; onRead: (order: ItemOrder) => void }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <ItemLink order={order} />
        <Amount order={order} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <OrderId>{order.orderId}</OrderId> <Moment at={order.createdAt} />
      </p>
      <OrderStatus order={order} reader="buyer" />
      <div className="flex flex-wrap gap-2">
        {order.accessUrl !== undefined && <Goods order={order} onRead={onRead} />}
        <OrderActions order={order} kind="item" />
      </div>
    </div>
  );
}
