import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { AdminOrders } from './admin-orders.tsx';
import { fetchFailure } from './fetch-failure.ts';
import { MemberOrders } from './member-orders.tsx';

export const meta = () => [{ title: 'Orders · Facsimile' }];

const PER_PAGE = 5;

/** `/user/orders` and `/admin/orders`: admins see everybody's package orders, everybody else their own. */
export default function OrdersPage() {
  const { session, user, users } = useAccount();
  if (user?.userRole === 'Admin')
    return (
      <div className="mx-auto grid max-w-7xl gap-4">
        <div className="grid gap-1">
          <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Total Orders" />
          <h1 className="text-heading">Orders Management</h1>
        </div>
        <AdminOrders />
      </div>
    );
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <h1 className="text-heading">Orders</h1>
      {users.isPending && <Loader />}
      {users.isError && !user && <ErrorState message="Failed to load user data" onRetry={() => users.refetch()} />}
      {user && <MemberOrders userEmail={session?.user.email} perPage={PER_PAGE} failure={fetchFailure} />}
    </div>
  );
}
