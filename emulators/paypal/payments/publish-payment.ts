import type { Context } from '../context.ts';
import type { CaptureRecord, DisputeRecord, RefundRecord } from '../store.ts';
import type { Money } from '../wire-types.ts';
import { presentCapture, presentDispute, presentRefund } from './present-payment.ts';

const written = ({ value, currency_code }: Money) => `${value} ${currency_code}`;

/** Tells what became of a capture: COMPLETED, PENDING or DENIED. */
export function publishCapture(context: Context, record: CaptureRecord): void {
  const { status, amount } = record.capture;
  const [type, word] =
    status === 'COMPLETED'
      ? ['COMPLETED', 'completed']
      : status === 'PENDING'
        ? ['PENDING', 'pending']
        : ['DENIED', 'denied'];
  context.publish(record.clientId, {
    eventType: `PAYMENT.CAPTURE.${type}`,
    resourceType: 'capture',
    resource: presentCapture(context, record),
    summary: `Payment ${word} for ${written(amount)}`,
  });
}

/** Tells that money went back. The resource is the refund; the capture is its link `up`. */
export function publishRefund(context: Context, record: RefundRecord, type: 'REFUNDED' | 'REVERSED'): void {
  context.publish(record.clientId, {
    eventType: `PAYMENT.CAPTURE.${type}`,
    resourceType: 'refund',
    resource: presentRefund(context, record),
    summary: `A ${written(record.refund.amount)} capture payment was ${type.toLowerCase()}`,
  });
}

export function publishDispute(context: Context, record: DisputeRecord, type: 'CREATED' | 'RESOLVED'): void {
  const dispute = presentDispute(context, record);
  context.publish(record.clientId, {
    eventType: `CUSTOMER.DISPUTE.${type}`,
    resourceType: 'dispute',
    resource: { id: dispute.dispute_id, ...dispute },
    summary:
      type === 'CREATED'
        ? `A new dispute opened with Case # ${dispute.dispute_id}`
        : `A dispute was resolved with case # ${dispute.dispute_id}`,
  });
}
