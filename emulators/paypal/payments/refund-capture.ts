import { payeeOf } from '../accounts.ts';
import { accountOf, type Context, timestamp } from '../context.ts';
import { resourceId } from '../ids.ts';
import { normalized, toMinor, toMoney } from '../money.ts';
import { checkMoney } from '../orders/check-amounts.ts';
import { PayPalError, unprocessable } from '../paypal-error.ts';
import type { CaptureRecord, RefundRecord } from '../store.ts';
import type { Money } from '../wire-types.ts';
import { publishRefund } from './publish-payment.ts';

export type RefundWish = { amount?: Money; invoice_id?: string; custom_id?: string; note_to_payer?: string };

/** What was given back of a capture, in the smallest units. */
export const refundedMinor = ({ store }: Context, captureId: string): number =>
  [...store.refunds.values()]
    .filter((each) => each.captureId === captureId && each.refund.status === 'COMPLETED')
    .reduce((total, { refund }) => total + toMinor(refund.amount), 0);

/** Gives money back: all that is left, or an amount. @throws PayPalError 422 */
export function refundCapture(context: Context, record: CaptureRecord, wish: RefundWish = {}): RefundRecord {
  const amount = checkRefund(context, record, wish);
  const made = createRefund(context, record, amount, wish);
  record.capture.status = isAllRefunded(context, record) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  publishRefund(context, made, 'REFUNDED');
  return made;
}

const isAllRefunded = (context: Context, { capture }: CaptureRecord): boolean =>
  refundedMinor(context, capture.id) >= toMinor(capture.amount);

/** @returns the amount to give back */
function checkRefund(context: Context, { capture, clientId, reversal }: CaptureRecord, wish: RefundWish): Money {
  const currency = capture.amount.currency_code;
  const left = toMinor(capture.amount) - refundedMinor(context, capture.id);
  if (reversal) throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') throw unprocessable('REFUND_NOT_ALLOWED');
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  for (const { clientId: owner, refund } of context.store.refunds.values())
    if (wish.invoice_id && owner === clientId && refund.invoice_id === wish.invoice_id)
      throw unprocessable('DUPLICATE_INVOICE_ID', { field: '/invoice_id', value: wish.invoice_id, location: 'body' });
  if (!wish.amount) return toMoney(left, currency);
  const wrong = checkMoney(wish.amount, '/amount');
  if (wrong.length > 0) throw new PayPalError(422, wrong);
  const field = { field: '/amount/value', value: wish.amount.value, location: 'body' } as const;
  if (wish.amount.currency_code !== currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', field);
  if (toMinor(wish.amount) <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', field);
  if (toMinor(wish.amount) > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', field);
  return normalized(wish.amount);
}

/** Keeps a refund without telling anybody. */
export function createRefund(context: Context, record: CaptureRecord, amount: Money, wish: RefundWish): RefundRecord {
  const { capture, clientId } = record;
  const time = timestamp();
  const total = toMoney(refundedMinor(context, capture.id) + toMinor(amount), amount.currency_code);
  const { amount: _amount, ...texts } = wish;
  const made: RefundRecord = {
    clientId,
    captureId: capture.id,
    refund: {
      id: resourceId(),
      status: 'COMPLETED',
      amount,
      ...(capture.invoice_id && { invoice_id: capture.invoice_id }),
      ...(capture.custom_id && { custom_id: capture.custom_id }),
      ...texts,
      seller_payable_breakdown: {
        gross_amount: amount,
        paypal_fee: toMoney(0, amount.currency_code),
        net_amount: amount,
        total_refunded_amount: total,
      },
      payer: payeeOf(accountOf(context, clientId)),
      create_time: time,
      update_time: time,
    },
  };
  context.store.refunds.set(made.refund.id, made);
  capture.update_time = time;
  return made;
}
