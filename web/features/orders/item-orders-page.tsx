import { useMemo, useState } from 'react';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { AdminOrderCard, adminColumns } from './admin-columns.tsx';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { ItemLink } from './order-parts.tsx';
import { adminSorts } from './order-sorts.ts';
import { useDeleteOrder } from './use-delete-order.ts';
import { useItemOrders } from './use-orders.ts';

export const meta = () => [{ title: 'Item Orders Management · Facsimile' }];

const PER_PAGE = 10;

/** Everybody's item orders: find, look into, refund, delete what nobody paid. */
export default function ItemOrdersPage() {
  const state = useListState('-orderDate');
  const { page, search, sort, filter, set } = state;
  const list = useItemOrders({ page, limit: PER_PAGE, search, sort, paymentStatus: filter('status') });
  const [doomed, setDoomed] = useState<ItemOrder | null>(null);
  const remove = useDeleteOrder('item');
  const cells = useMemo(
    () => ({
      product: (order: ItemOrder) => <ItemLink order={order} />,
      productHeader: 'Item' as const,
      onDelete: setDoomed,
    }),
    [],
  );
  const columns = useMemo(() => adminColumns(cells), [cells]);
  return (
    <div className="mx-auto grid max-w-7xl gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Item Orders" />
        <h1 className="text-heading">Item Orders Management</h1>
      </div>
      <OrderList
        title="Item orders"
        state={state}
        list={list}
        perPage={PER_PAGE}
        columns={columns}
        tableWidth={860}
        card={(order) => <AdminOrderCard order={order} cells={cells} />}
        sorts={adminSorts}
        searched="Order ID, status, item or customer"
        byStatus
        failure={() => 'Could not load item orders. Please try again.'}
        whenNone={{ text: 'Orders of digital items appear here as soon as somebody places one.' }}
        actions={<ExportOrders kind="item" />}
      />
      <DeleteOrderDialog order={doomed} onClose={() => setDoomed(null)} onDelete={(order) => remove.mutate(order)} />
      <OrderDialog kind="item" id={filter('order')} onClose={() => set({ page, order: '' })} />
    </div>
  );
}
