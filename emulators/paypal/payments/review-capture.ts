import { type Context, timestamp } from '../context.ts';
import { receivable } from '../orders/capture-order.ts';
import { notFound, unprocessable } from '../paypal-error.ts';
import type { CaptureRecord } from '../store.ts';
import { publishCapture } from './publish-payment.ts';

/** PayPal decides about a payment it held back. @throws PayPalError when there is no such PENDING capture */
export function reviewCapture(context: Context, captureId: string, decision: 'complete' | 'deny'): CaptureRecord {
  const record = context.store.captures.get(captureId);
  if (!record) throw notFound('capture_id', captureId);
  const { capture } = record;
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING');
  capture.update_time = timestamp();
  delete capture.status_details;
  if (decision === 'complete') {
    capture.status = 'COMPLETED';
    capture.seller_receivable_breakdown = receivable(capture.amount);
  } else {
    capture.status = 'DECLINED';
    capture.status_details = { reason: 'OTHER' };
  }
  publishCapture(context, record);
  return record;
}
