import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { columnsOf, type TableColumns } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { membershipLeft } from './explain-payment.ts';
import { OrderActions } from './order-actions.tsx';
import { Amount, OrderId, PackageButton } from './order-parts.tsx';
import { OrderStatus } from './order-status.tsx';

const column = columnsOf<PackageOrder>();

/** Columns of a member's own package orders; ids are the names that the server sorts by. */
export const subscriptionColumns = (onOpen: (order: PackageOrder) => void): TableColumns<PackageOrder> =>
  column.columns([
    column.accessor('orderId', { header: 'Order ID', cell: ({ getValue }) => <OrderId>{getValue()}</OrderId> }),
    column.accessor('packageName', {
      header: 'Package',
      cell: ({ row }) => <PackageButton order={row.original} onOpen={onOpen} />,
    }),
    column.accessor('createdAt', { header: 'Date', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('totalPrice', { header: 'Amount', cell: ({ row }) => <Amount order={row.original} /> }),
    column.accessor('paymentStatus', {
      header: 'Status',
      cell: ({ row }) => <OrderStatus order={row.original} reader="buyer" />,
    }),
    column.accessor('MembershipValidity', { header: 'Days left', cell: ({ row }) => membershipLeft(row.original) }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <OrderActions order={row.original} kind="package" />,
    }),
  ]);

/** The same order on a narrow screen. */
export function SubscriptionCard({ order, onOpen }: { order: PackageOrder; onOpen: (order: PackageOrder) => void }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <PackageButton order={order} onOpen={onOpen} />
        <Amount order={order} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <OrderId>{order.orderId}</OrderId> <Moment at={order.createdAt} />
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <OrderStatus order={order} reader="buyer" />
        <span>
          <span className="text-muted">Days left: </span>
          {membershipLeft(order)}
        </span>
      </div>
      <OrderActions order={order} kind="package" />
    </div>
  );
}
