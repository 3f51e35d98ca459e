import type { ReactNode } from 'react';
import { columnsOf, type TableColumns } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DeleteButton } from './delete-button.tsx';
import { OrderLink } from './order-link.tsx';
import { Amount } from './order-parts.tsx';
import { OrderStatus } from './order-status.tsx';
import type { AnyOrder } from './use-orders.ts';

interface AdminCells<Order> {
  /** What was ordered. */
  product: (order: Order) => ReactNode;
  productHeader: 'Package' | 'Item';
  onDelete: (order: Order) => void;
}

/** Columns of everybody's orders; ids are the names that the server sorts by. */
export function adminColumns<Order extends AnyOrder>(cells: AdminCells<Order>): TableColumns<Order> {
  const column = columnsOf<AnyOrder>();
  const columns = column.columns([
    column.accessor('orderId', { header: 'Order ID', cell: ({ row }) => <OrderLink order={row.original} /> }),
    column.accessor('customerName', { header: 'Customer', cell: ({ row }) => <Customer order={row.original} /> }),
    column.accessor('packageName', {
      header: cells.productHeader,
      cell: ({ row }) => cells.product(row.original as Order),
    }),
    column.accessor('orderDate', { header: 'Date', cell: ({ row }) => <Moment at={row.original.createdAt} /> }),
    column.accessor('totalPrice', { header: 'Amount', cell: ({ row }) => <Amount order={row.original} /> }),
    column.accessor('paymentStatus', {
      header: 'Payment',
      cell: ({ row }) => <OrderStatus order={row.original} reader="admin" />,
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <DeleteButton order={row.original as Order} onDelete={cells.onDelete} />,
    }),
  ]);
  return columns as unknown as TableColumns<Order>;
}

function Customer({ order: { customerName, customerEmail } }: { order: AnyOrder }) {
  return (
    <span className="block min-w-36 [overflow-wrap:anywhere]">
      {customerName}
      <span className="block text-caption text-muted">{customerEmail}</span>
    </span>
  );
}

/** The same order on a narrow screen. */
export function AdminOrderCard<Order extends AnyOrder>({ order, cells }: { order: Order; cells: AdminCells<Order> }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        {cells.product(order)}
        <Amount order={order} />
      </div>
      <Customer order={order} />
      <div className="flex flex-wrap items-center gap-x-4">
        <OrderLink order={order} />
        <span className="text-muted">
          <Moment at={order.createdAt} />
        </span>
      </div>
      <div className="flex items-start justify-between gap-3">
        <OrderStatus order={order} reader="admin" />
        <DeleteButton order={order} onDelete={cells.onDelete} />
      </div>
    </div>
  );
}
