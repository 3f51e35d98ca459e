import { useAccount } from '#web/features/accounts/index.ts';
import { MemberOrders } from './member-orders.tsx';
import { OrderKinds } from './order-kinds.tsx';

export const meta = () => [{ title: 'Subscription History · Facsimile' }];

const PER_PAGE = 10;

/** The packages that a member has ordered, newest first. */
export default function SubscriptionHistoryPage() {
  const { session } = useAccount();
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <div className="grid gap-3">
        <h1 className="text-heading">Subscription History</h1>
        <OrderKinds />
      </div>
      <MemberOrders
        userEmail={session?.user.email}
        perPage={PER_PAGE}
        failure={() => 'Could not load orders. Please try again.'}
      />
    </div>
  );
}
