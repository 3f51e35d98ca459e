import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { errorCode, errorMessage, isSignedOut } from '#web/error-message.ts';
import { orderPaths } from '#web/features/payments/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Why there is no order, and what helps. */
export function CheckoutFailure({ error, kind }: { error: unknown; kind: OrderKind }) {
  const way = isSignedOut(error) ? (
    <a href={paths.login} target="_blank" rel="noopener">
      Log in (opens in a new tab)
    </a>
  ) : errorCode(error) === 'TOO_MANY_ORDERS' ? (
    <Link to={orderPaths[kind].pending}>Pending orders</Link>
  ) : undefined;
  return (
    <Alert
      tone="danger"
      action={
        way && (
          <Button asChild look="secondary">
            {way}
          </Button>
        )
      }
    >
      {errorMessage(error, 'Your order could not be placed. Please try again.')}
    </Alert>
  );
}
