import { demoPayer } from '../accounts.ts';
import { type Context, timestamp } from '../context.ts';
import { notFound, unprocessable } from '../paypal-error.ts';
import type { OrderRecord } from '../store.ts';
import type { Instrument } from '../types.ts';
import { presentOrder } from './present-order.ts';

/**
 * The buyer agrees to pay, and how. May be done again as long as nothing was captured: another instrument.
 * @throws PayPalError 404, or 422 ORDER_ALREADY_CAPTURED
 */
export function approveOrder(context: Context, orderId: string, instrument: Instrument = 'card'): OrderRecord {
  const record = context.store.orders.get(orderId);
  if (!record) throw notFound('order_id', orderId);
  const { order } = record;
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  record.instrument = instrument;
  order.status = 'APPROVED';
  order.update_time = timestamp();
  order.payer = demoPayer;
  const { payer_id, ...payer } = demoPayer;
  order.payment_source = { paypal: { ...payer, account_id: payer_id, account_status: 'VERIFIED' } };
  context.publish(record.clientId, {
    eventType: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    resource: presentOrder(context, record),
    summary: 'An order has been approved by buyer',
  });
  return record;
}
