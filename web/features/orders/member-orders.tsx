import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { OrderList } from './order-list.tsx';
import { packageSorts } from './order-sorts.ts';
import { PackageDialog } from './package-dialog.tsx';
import { SubscriptionCard, subscriptionColumns } from './subscription-columns.tsx';
import { usePackageOrders } from './use-orders.ts';

interface MemberOrdersProps {
  userEmail: string | undefined;
  perPage: number;
  failure: (error: unknown) => string;
}

/** A member's own package orders, newest first. */
export function MemberOrders({ userEmail, perPage, failure }: MemberOrdersProps) {
  const state = useListState('-createdAt');
  const { page, search, sort } = state;
  const list = usePackageOrders({ page, limit: perPage, search, sort, userEmail });
  const [opened, setOpened] = useState<PackageOrder | null>(null);
  const columns = useMemo(() => subscriptionColumns(setOpened), []);
  return (
    <>
      <OrderList
        title="Package orders"
        state={state}
        list={list}
        perPage={perPage}
        columns={columns}
        tableWidth={860}
        card={(order) => <SubscriptionCard order={order} onOpen={setOpened} />}
        sorts={packageSorts}
        searched="Order ID, status or package"
        failure={failure}
        whenNone={{
          text: 'The packages that you order appear here, with their payment and their receipt.',
          action: (
            <Button asChild>
              <Link to={paths.selectPackage}>Upgrade Package</Link>
            </Button>
          ),
        }}
      />
      <PackageDialog order={opened} reader="buyer" onClose={() => setOpened(null)} />
    </>
  );
}
