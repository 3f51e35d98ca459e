import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { orderPaths } from './order-paths.ts';

/** PayPal looks at the payment before it lets it through. */
export function ReviewNotice({ kind, reason }: { kind: OrderKind; reason?: string | null | undefined }) {
  return (
    <Alert
      tone="info"
      title="PayPal is reviewing your payment"
      action={
        <Button asChild look="secondary">
          <Link to={orderPaths[kind].history}>See your orders</Link>
        </Button>
      }
    >
      <p>{reason ?? 'This can take a day; you do not need to do anything.'}</p>
      <p>Please do not pay again: once PayPal approves it, you will get what you bought and a receipt by email.</p>
    </Alert>
  );
}
