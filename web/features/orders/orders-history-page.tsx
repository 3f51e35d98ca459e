import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { daysLeft } from './days-left.ts';
import { GuidelinesDialog } from './guidelines-dialog.tsx';
import { ItemOrderCard, itemHistoryColumns } from './item-history-columns.tsx';
import { OrderKinds } from './order-kinds.tsx';
import { OrderList } from './order-list.tsx';
import { itemSorts } from './order-sorts.ts';
import { useItemOrders } from './use-orders.ts';

export const meta = () => [{ title: 'Orders History · Facsimile' }];

const PER_PAGE = 10;

/** The items that a member has ordered, newest first, with the goods of those that are paid. */
export default function OrdersHistoryPage() {
  const { session, user } = useAccount();
  const state = useListState('-createdAt');
  const { page, search, sort } = state;
  const list = useItemOrders({ page, limit: PER_PAGE, search, sort, userEmail: session?.user.email });
  const [read, setRead] = useState<ItemOrder | null>(null);
  const columns = useMemo(() => itemHistoryColumns(setRead), []);
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <div className="grid gap-3">
        <h1 className="text-heading">Orders History</h1>
        <OrderKinds />
      </div>
      <OrderList
        title="Item orders"
        state={state}
        list={list}
        perPage={PER_PAGE}
        columns={columns}
        tableWidth={940}
        card={(order) => <ItemOrderCard order={order} onRead={setRead} />}
        sorts={itemSorts}
        searched="Order ID, status or item"
        failure={() => 'Could not load item orders. Please try again.'}
        whenNone={{
          text: 'The digital items that you order appear here; once they are paid, you open them from here.',
          action: (
            <Button asChild>
              <Link to={paths.items}>See the templates</Link>
            </Button>
          ),
        }}
        actions={user && <Membership end={user.MembershipValidity} />}
      />
      <GuidelinesDialog order={read} onClose={() => setRead(null)} />
    </div>
  );
}

/** An item gives no membership of its own, so it is the member's that is shown. */
function Membership({ end }: { end: string | null }) {
  return (
    <p className="text-small">
      <span className="text-muted">Membership days left: </span>
      {daysLeft(end)}
    </p>
  );
}
