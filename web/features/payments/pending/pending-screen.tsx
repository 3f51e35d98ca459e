import type { OrderKind } from '#contract/orders/order.ts';
import { PayPalOffNotice } from '../paypal-off-notice.tsx';
import { PendingCard } from './pending-card.tsx';
import { PendingKinds } from './pending-kinds.tsx';

/** What somebody ordered and has not paid. */
export function PendingScreen({ kind }: { kind: OrderKind }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div>
        <h1 className="text-heading">Pending Payment</h1>
        <p className="mt-1 text-muted">An order that is not paid within 30 days is cancelled.</p>
      </div>
      <PayPalOffNotice />
      <PendingKinds />
      <PendingCard kind={kind} />
    </div>
  );
}
