import type { WebhookEvent } from '#server/platform/paypal/types.ts';
import { getAccount, isOfAccount } from '../get-account.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { settleOrder } from '../settle-order.ts';
import type { PaymentRow } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { actOnDispute } from './act-on-dispute.ts';
import { applyReversal } from './apply-reversal.ts';

/** @throws when PayPal could not be asked: the event comes again */
export async function actOnEvent(tools: PaymentTools, event: WebhookEvent, payment: PaymentRow): Promise<void> {
  switch (event.eventType) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED':
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      const approvedAt = event.eventType === 'CHECKOUT.ORDER.APPROVED' ? new Date(event.createTime) : undefined;
      const { outcome } = await settleOrder(tools, payment.orderRef, { approvedAt, paymentId: payment.id });
      if (outcome === 'checking') throw new Error('PayPal could not be asked about this payment');
      return;
    }
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refunded(tools, payment, String(event.resource.id));
    case 'PAYMENT.CAPTURE.REVERSED':
      return applyReversal(tools, payment, String(event.resource.id));
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return actOnDispute(tools, event, payment);
    default:
      tools.log.info({ event: event.id, type: event.eventType }, 'an event of PayPal needs nothing');
  }
}

async function refunded(tools: PaymentTools, payment: PaymentRow, refundId: string): Promise<void> {
  const account = await getAccount(tools);
  if (!account || !isOfAccount(payment, account)) throw new Error('it was paid to an account that is not set up now');
  // The order must be settled before its money can go back: events come in any order.
  await settleOrder(tools, payment.orderRef);
  const refund = await account.client.getRefund(refundId);
  // PayPal sends the event again until it can be followed.
  if (!refund) throw new Error('PayPal does not know this refund yet');
  const captureId = refund.captureId ?? payment.captureId;
  if (!captureId) throw new Error('the payment that went back is not known here yet');
  await applyRefund(tools, { ...refund, captureId });
}
