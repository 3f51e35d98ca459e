import type { InferContractRouterOutputs } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import type { AnyOrder } from './use-orders.ts';

type Result = InferContractRouterOutputs<typeof contract>['payments']['refundOrder'];

interface RefundResultProps {
  result: Result;
  order: AnyOrder;
  onDone: () => void;
}

/** What became of a refund. */
export function RefundResult({ result, order, onDone }: RefundResultProps) {
  const { pending, refundedAmount, creditsTakenBack, paymentStatus } = result;
  return (
    <div className="grid gap-4 text-small">
      {pending ? (
        <Alert tone="warning" title="PayPal has not finished this refund yet.">
          Credits and membership are taken back as soon as it has; the service keeps asking.
        </Alert>
      ) : (
        <Alert tone="success">The refund has been made.</Alert>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name="Refunded in total">
          <span className="font-mono">
            {formatPrice(refundedAmount, order.currency)} of {formatPrice(order.totalPrice, order.currency)}
          </span>
        </Fact>
        <Fact name="Payment status">
          <PaymentBadge status={paymentStatus} />
        </Fact>
        {'credit' in order && <Fact name="Credits taken back">{formatCredits(creditsTakenBack)}</Fact>}
      </dl>
      <Button className="justify-self-end" onClick={onDone} autoFocus>
        Back to the order
      </Button>
    </div>
  );
}
