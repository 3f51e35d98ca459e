import { and, eq } from 'drizzle-orm';
import { orders } from '#server/features/orders/index.ts';
import { cents, fromCents } from '../cents.ts';
import { issueWords } from '../issue-words.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { type PaymentRow, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';

/**
 * PayPal or the buyer's bank took back what is left of a payment. PayPal's answer about the capture does not tell a reversal
 * from a refund, so the event is believed: its signature was right.
 * @param id PayPal's number of the reversal
 */
export async function applyReversal(
  tools: PaymentTools,
  { orderRef, captureId, currency }: PaymentRow,
  id: string,
): Promise<void> {
  if (!captureId) return;
  const [order] = await tools.db.select().from(orders).where(eq(orders.id, orderRef));
  const left = order ? cents(order.totalPrice) - cents(order.refundedAmount) : 0;
  if (left <= 0) return nameReversal(tools, orderRef, id);
  tools.log.error({ alert: 'payment-reversed', order: order!.orderId, capture: captureId }, 'a payment was taken back');
  const reversal = { id, status: 'COMPLETED' as const, captureId };
  await applyRefund(tools, { ...reversal, amount: { currency, value: fromCents(left) } }, undefined, 'reversal');
}

/** PayPal lists a reversal among the refunds of an order, where an admin's question may have found it first. */
async function nameReversal({ db }: PaymentTools, orderRef: string, id: string): Promise<void> {
  const known = and(eq(refunds.paypalRefundId, id), eq(refunds.kind, 'refund'));
  const named = await db.update(refunds).set({ kind: 'reversal' }).where(known).returning({ id: refunds.id });
  if (named.length === 0) return;
  const now = { paymentStatus: 'Reversed', paymentIssue: issueWords('REVERSED') } as const;
  await db.update(orders).set(now).where(eq(orders.id, orderRef));
}
