import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { paths } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ButtonsSkeleton } from './buttons-skeleton.tsx';
import { orderPaths } from './order-paths.ts';
import { orderScreen } from './order-screen.ts';
import { OrderSettled } from './order-settled.tsx';
import { PayWays } from './pay-ways.tsx';
import { PhaseNotice } from './phase-notice.tsx';
import { PhaseRegion } from './phase-region.tsx';
import { usePayment } from './use-payment.ts';

/** In which the buttons are there. While something is asked they stay in the page, out of sight: PayPal's script needs them. */
const OFFERED = ['ready', 'window', 'cancelled', 'failed'];

/** The total and the way to pay it, or what became of the payment. */
export function PaymentCard({ kind, order }: { kind: OrderKind; order: AnyOrder }) {
  const payment = usePayment(kind, order);
  const { phase } = payment;
  const screen = orderScreen(order.paymentStatus);
  const isIdle = phase.at === 'ready' || phase.at === 'window';
  const isPayable = screen === 'payable' || !isIdle;
  return (
    <Card aria-labelledby="payment" className="min-w-0 lg:sticky lg:top-20">
      <CardHeader>
        <h2 id="payment" className="font-semibold text-body">
          {screen === 'payable' && OFFERED.includes(phase.at) ? 'Total to pay' : 'Total'}
        </h2>
        <span className="font-mono text-title tabular-nums">{formatPrice(order.totalPrice, order.currency)}</span>
      </CardHeader>
      <div className="grid p-4 sm:p-5">
        <PhaseRegion at={phase.at}>
          {isPayable && <PhaseNotice kind={kind} order={order} payment={payment} />}
        </PhaseRegion>
        <div className="grid gap-4">
          {!isPayable && <OrderSettled kind={kind} order={order} screen={screen} />}
          {isPayable && phase.at !== 'paid' && phase.at !== 'review' && phase.at !== 'support' && (
            <div hidden={!OFFERED.includes(phase.at)} className="grid gap-4">
              {payment.isKnown ? <PayWays order={order} payment={payment} /> : <ButtonsSkeleton />}
            </div>
          )}
          {phase.at !== 'support' && (
            <p className="flex flex-wrap items-center gap-x-3 text-muted text-small">
              Questions about this payment?
              <Link
                to={paths.contact}
                className="inline-flex min-h-10 items-center font-semibold text-ink underline underline-offset-2"
              >
                Contact support
              </Link>
              <Link
                to={orderPaths[kind].help(order._id)}
                className="inline-flex min-h-10 items-center font-semibold text-ink underline underline-offset-2"
              >
                Create Ticket
              </Link>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
