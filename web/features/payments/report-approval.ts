import type { OrderKind } from '#contract/orders/order.ts';
import type { Settled } from '#contract/payments.ts';
import { client } from '#web/api.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { ANSWER_MS } from './ask-for-payment.ts';

/**
 * Tells the server that the buyer approved. It asks PayPal itself; what is said here is what the page believes.
 * @throws DOMException `TimeoutError` when no answer came in 30 s
 */
export function reportApproval(kind: OrderKind, { _id: id, orderId, paymentId }: AnyOrder): Promise<Settled> {
  const said = {
    id,
    captureTime: new Date().toISOString(),
    status: 'Paid',
    orderStatus: 'Completed',
    paymentMethod: 'Paypal',
  };
  const inTime = { signal: AbortSignal.timeout(ANSWER_MS) };
  return kind === 'package'
    ? client.payments.updatePaymentStatus({ ...said, orderId, paymentId }, inTime)
    : client.payments.updateItemPaymentStatus(said, inTime);
}
