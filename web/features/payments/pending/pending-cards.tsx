import type { OrderKind } from '#contract/orders/order.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { Amount, OrderStatus } from '#web/features/orders/index.ts';
import { OrderInfo } from './order-info.tsx';
import { PayNowLink } from './pay-now-link.tsx';

/** The same orders on a narrow screen, one below the other. */
export function PendingCards({ kind, orders }: { kind: OrderKind; orders: readonly AnyOrder[] }) {
  return (
    <ul aria-label="Pending orders" className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order._id} className="grid min-w-0 gap-3 px-4 py-4 text-small sm:px-5">
          <OrderInfo order={order} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <OrderStatus order={order} reader="buyer" />
            <span className="text-body">
              <Amount order={order} />
            </span>
          </div>
          <PayNowLink kind={kind} order={order}>
            Pay Now
          </PayNowLink>
        </li>
      ))}
    </ul>
  );
}
