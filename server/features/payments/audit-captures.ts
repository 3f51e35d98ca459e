import { asc, eq, inArray } from 'drizzle-orm';
import type { Disagreement } from '#server/features/credits/index.ts';
import { type OrderRow, orders } from '#server/features/orders/index.ts';
import { getAccount, isOfAccount } from '#server/features/payments/get-account.ts';
import { payments, type RefundRow, refunds } from '#server/features/payments/tables.ts';
import type { PaymentTools } from '#server/features/payments/tools.ts';
import type { PayPalClient } from '#server/platform/paypal/types.ts';

/** What PayPal's books say. `skipped`: payments of another account, which this one cannot ask about. */
export type CaptureAudit = { asked: number; skipped: number; disagreements: Disagreement[] };

export class NoAccount extends Error {}

/**
 * Asks PayPal for every capture and every refund that is written down here, one after the other.
 * @throws PayPalFailure when PayPal does not answer; NoAccount
 */
export async function auditCaptures(
  tools: Pick<PaymentTools, 'db' | 'secrets' | 'paypal' | 'log'>,
): Promise<CaptureAudit> {
  const account = await getAccount(tools);
  if (!account) throw new NoAccount('PayPal is not set up: there is nobody to ask.');
  const captured = await tools.db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderRef))
    .where(inArray(payments.state, ['captured', 'refunded', 'reversed', 'surplus']))
    .orderBy(asc(payments.createdAt));
  const own = captured.filter(({ payment }) => isOfAccount(payment, account));
  const disagreements: Disagreement[] = [];
  for (const { payment, order } of own) {
    const back = await tools.db.select().from(refunds).where(eq(refunds.captureId, payment.captureId!));
    disagreements.push(...(await compare(account.client, payment.captureId!, order, back)));
  }
  return { asked: own.length, skipped: captured.length - own.length, disagreements };
}

async function compare(client: PayPalClient, captureId: string, order: OrderRow, back: readonly RefundRow[]) {
  const subject = `${order.orderId} (capture ${captureId})`;
  const capture = await client.getCapture(captureId);
  if (!capture) return [{ what: 'captures at PayPal', subject, expected: 0, found: 1 }];
  const facts: [what: string, expected: string, found: string][] = [
    ['amount', `${capture.amount.value} ${capture.amount.currency}`, `${order.totalPrice} ${order.currency}`],
    ['order', capture.customId ?? 'none', order.orderId],
    ['payment', capture.invoiceId ?? 'none', order.paymentId],
  ];
  // Of money that PayPal took back itself the capture says nothing reliable.
  if (!back.some(({ kind }) => kind === 'reversal')) facts.push(['status', capture.status, statusOf(order, back)]);
  for (const refund of back) {
    if (refund.state !== 'completed' || refund.kind === 'reversal' || !refund.paypalRefundId) continue;
    const paypal = await client.getRefund(refund.paypalRefundId);
    const said = paypal ? `${paypal.amount.value} ${paypal.status}` : 'none';
    facts.push([`refund ${refund.paypalRefundId}`, said, `${refund.amount} COMPLETED`]);
  }
  return facts.flatMap(([what, expected, found]) => (expected === found ? [] : [{ what, subject, expected, found }]));
}

/** What PayPal should call a capture of which that much went back. */
function statusOf({ totalPrice }: OrderRow, back: readonly RefundRow[]): string {
  const cents = back.reduce((sum, { state, amount }) => sum + (state === 'completed' ? Number(amount) * 100 : 0), 0);
  if (cents === 0) return 'COMPLETED';
  return Math.round(cents) < Math.round(Number(totalPrice) * 100) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}
