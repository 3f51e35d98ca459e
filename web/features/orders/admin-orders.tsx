import { useMemo, useState } from 'react';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { useListState } from '#web/ui/use-list-state.ts';
import { AdminOrderCard, adminColumns } from './admin-columns.tsx';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { ExportOrders } from './export-orders.tsx';
import { fetchFailure } from './fetch-failure.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { PackageButton } from './order-parts.tsx';
import { adminSorts } from './order-sorts.ts';
import { PackageDialog } from './package-dialog.tsx';
import { useDeleteOrder } from './use-delete-order.ts';
import { usePackageOrders } from './use-orders.ts';

const PER_PAGE = 5;

/** Everybody's package orders: find, look into, refund, delete what nobody paid. */
export function AdminOrders() {
  const state = useListState('-orderDate');
  const { page, search, sort, filter, set } = state;
  const list = usePackageOrders({ page, limit: PER_PAGE, search, sort, paymentStatus: filter('status') });
  const [opened, setOpened] = useState<PackageOrder | null>(null);
  const [doomed, setDoomed] = useState<PackageOrder | null>(null);
  const remove = useDeleteOrder('package');
  const cells = useMemo(
    () => ({
      product: (order: PackageOrder) => <PackageButton order={order} onOpen={setOpened} />,
      productHeader: 'Package' as const,
      onDelete: setDoomed,
    }),
    [],
  );
  const columns = useMemo(() => adminColumns(cells), [cells]);
  return (
    <>
      <OrderList
        title="Package orders"
        state={state}
        list={list}
        perPage={PER_PAGE}
        columns={columns}
        tableWidth={860}
        card={(order) => <AdminOrderCard order={order} cells={cells} />}
        sorts={adminSorts}
        searched="Order ID, status, package or customer"
        byStatus
        failure={fetchFailure}
        whenNone={{ text: 'Orders of credit packages appear here as soon as somebody places one.' }}
        actions={<ExportOrders kind="package" />}
      />
      <PackageDialog order={opened} reader="admin" onClose={() => setOpened(null)} />
      <DeleteOrderDialog order={doomed} onClose={() => setDoomed(null)} onDelete={(order) => remove.mutate(order)} />
      <OrderDialog kind="package" id={filter('order')} onClose={() => set({ page, order: '' })} />
    </>
  );
}
