import { type Context, timestamp } from '../context.ts';
import { resourceId } from '../ids.ts';
import { normalized, toMinor, toMoney } from '../money.ts';
import { publishCapture } from '../payments/publish-payment.ts';
import { type PayPalError, unprocessable } from '../paypal-error.ts';
import type { CaptureRecord, OrderRecord } from '../store.ts';
import type { CaptureResult, Instrument } from '../types.ts';
import type { Capture, PurchaseUnit } from '../wire-types.ts';
import { approvalUrl } from './present-order.ts';

const results: Record<Instrument, CaptureResult> = {
  card: 'COMPLETED',
  balance: 'COMPLETED',
  review: 'PENDING',
  denied: 'DECLINED',
  'declined-card': 'INSTRUMENT_DECLINED',
  'payer-action': 'PAYER_ACTION_REQUIRED',
  refused: 'TRANSACTION_REFUSED',
};
const STATUSES: CaptureResult[] = ['COMPLETED', 'PENDING', 'DECLINED'];

/** PayPal's fee for a payment, in the smallest units: 3.49 % and 49 cents. */
const feeOf = (minor: number): number => Math.min(minor, Math.round(minor * 0.0349 + 49));

/** Takes the money. @throws PayPalError 422 */
export function captureOrder(context: Context, record: OrderRecord): OrderRecord {
  const { order } = record;
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  checkInvoices(context, record);
  const result = context.faults.capture ?? results[record.instrument ?? 'card'];
  if (!STATUSES.includes(result)) throw refusal(context, order.id, result);
  tamper(context, order.purchase_units);
  const captures = order.purchase_units.map((unit, at) => createCapture(record, unit, at, result as Capture['status']));
  for (const capture of captures) context.store.captures.set(capture.capture.id, capture);
  order.status = 'COMPLETED';
  order.update_time = timestamp();
  for (const capture of captures) publishCapture(context, capture);
  return record;
}

function refusal(context: Context, orderId: string, issue: string): PayPalError {
  const href = approvalUrl(context, orderId);
  if (issue === 'INSTRUMENT_DECLINED') return unprocessable(issue, {}, [{ href, rel: 'redirect', method: 'GET' }]);
  if (issue === 'PAYER_ACTION_REQUIRED')
    return unprocessable(issue, {}, [{ href, rel: 'payer-action', method: 'GET' }]);
  return unprocessable(issue);
}

/** An invoice id may be paid once per merchant; what was declined does not count. */
function checkInvoices({ store }: Context, { clientId, order }: OrderRecord): void {
  const paid = new Set<string | undefined>();
  for (const { capture, clientId: owner } of store.captures.values())
    if (owner === clientId && capture.status !== 'DECLINED' && capture.status !== 'FAILED')
      paid.add(capture.invoice_id);
  order.purchase_units.forEach(({ invoice_id }, at) => {
    if (invoice_id && paid.has(invoice_id))
      throw unprocessable('DUPLICATE_INVOICE_ID', { field: `/purchase_units/${at}/invoice_id`, value: invoice_id });
  });
}

/** A fault switch: from here on PayPal itself tells another amount or payee than was ordered. */
function tamper({ faults }: Context, units: PurchaseUnit[]): void {
  const { value, currency, merchantId, email } = faults.tampering;
  for (const unit of units) {
    if (value || currency)
      unit.amount = normalized({
        currency_code: currency ?? unit.amount.currency_code,
        value: value ?? unit.amount.value,
      });
    unit.payee = {
      email_address: email ?? unit.payee.email_address,
      merchant_id: merchantId ?? unit.payee.merchant_id,
    };
  }
}

function createCapture(
  { order, clientId }: OrderRecord,
  unit: PurchaseUnit,
  at: number,
  status: Capture['status'],
): CaptureRecord {
  const { currency_code, value } = unit.amount;
  const time = timestamp();
  const capture: CaptureRecord['capture'] = {
    id: resourceId(),
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    ...(status === 'DECLINED' && { status_details: { reason: 'OTHER' } }),
    amount: { currency_code, value },
    final_capture: true,
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...(status === 'COMPLETED' && { seller_receivable_breakdown: receivable({ currency_code, value }) }),
    ...(unit.invoice_id && { invoice_id: unit.invoice_id }),
    ...(unit.custom_id && { custom_id: unit.custom_id }),
    payee: unit.payee,
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: time,
    update_time: time,
  };
  return { capture, clientId, orderId: order.id, unit: at };
}

/** What the seller gets of a payment. */
export function receivable(gross: Capture['amount']): NonNullable<Capture['seller_receivable_breakdown']> {
  const minor = toMinor(gross);
  return {
    gross_amount: gross,
    paypal_fee: toMoney(feeOf(minor), gross.currency_code),
    net_amount: toMoney(minor - feeOf(minor), gross.currency_code),
  };
}
