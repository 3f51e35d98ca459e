import { Link, useLocation } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { paths } from '#web/paths.ts';
import { isCurrent } from '#web/ui/is-current.ts';
import { orderPaths } from '../order-paths.ts';
import { usePendingOrders } from './use-pending-orders.ts';

const tabs = [
  { kind: 'package', label: 'Packages', places: [paths.pendingPayment, paths.packagePendingPayment] },
  { kind: 'item', label: 'Items', places: [paths.itemPendingPayment] },
] as const satisfies { kind: OrderKind; label: string; places: string[] }[];

/** The way from one list to the other, with how many orders wait in each. */
export function PendingKinds() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Pending orders" className="flex gap-1 border-line border-b">
      {tabs.map(({ kind, label, places }) => (
        <Link
          key={kind}
          to={orderPaths[kind].pending}
          aria-current={isCurrent(pathname, ...places) ? 'page' : undefined}
          className="-mb-px flex min-h-10 items-center gap-2 border-transparent border-b-2 px-3 font-semibold text-muted text-small -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {label}
          <PendingCount kind={kind} />
        </Link>
      ))}
    </nav>
  );
}

function PendingCount({ kind }: { kind: OrderKind }) {
  const { data } = usePendingOrders(kind, { page: 1, limit: 1, sort: '-createdAt' });
  return data && <span className="font-mono tabular-nums">({data.total})</span>;
}
