import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { isSafeLink } from '#contract/vocabulary/safe-link.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { orderPaths } from './order-paths.ts';
import type { OrderScreen } from './order-screen.ts';
import { ReviewNotice } from './review-notice.tsx';

interface OrderSettledProps {
  kind: OrderKind;
  order: AnyOrder;
  screen: OrderScreen;
}

/** An order that there is nothing to pay for: why, and where to go from here. */
export function OrderSettled({ kind, order, screen }: OrderSettledProps) {
  const { _id, packageId, packageName, receiptNumber, refundedAmount, currency, paymentStatus, paymentIssue } = order;
  const { buy, history } = orderPaths[kind];
  const again = <ButtonLink to={buy(packageId)}>Order again</ButtonLink>;
  switch (screen) {
    case 'review':
      return <ReviewNotice kind={kind} reason={paymentIssue} />;
    case 'paid':
      return (
        <>
          <Alert tone="success" title="This order is paid">
            There is nothing more to pay.{receiptNumber && ` The receipt was sent to ${order.customerEmail}.`}
          </Alert>
          {'accessUrl' in order && order.accessUrl && isSafeLink(order.accessUrl) && (
            <Button asChild>
              <a href={order.accessUrl} target="_blank" rel="noopener">
                Open {packageName} <span className="sr-only">(opens in a new tab)</span>
              </a>
            </Button>
          )}
          {receiptNumber && <ButtonLink to={paths.receipt(_id)}>Receipt {receiptNumber}</ButtonLink>}
          <ButtonLink to={history}>See your orders</ButtonLink>
        </>
      );
    case 'cancelled':
      return (
        <>
          <Alert tone="warning" title="This order was cancelled">
            It was not paid within 30 days. Nothing was charged.
          </Alert>
          {again}
        </>
      );
    default:
      return (
        <>
          <Alert
            tone="info"
            title={paymentStatus === 'Reversed' ? 'This payment was reversed' : 'This order was refunded'}
          >
            {formatPrice(refundedAmount, currency)} was refunded to you. There is nothing to pay for this order.
          </Alert>
          {again}
          <ButtonLink to={history}>See your orders</ButtonLink>
        </>
      );
  }
}

function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild look="secondary">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
