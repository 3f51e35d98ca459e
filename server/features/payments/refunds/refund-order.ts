import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '#server/features/audit/index.ts';
import { orderMissing, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { cents, fromCents } from '../cents.ts';
import { getAccount, isOfAccount } from '../get-account.ts';
import { payments, type RefundRow, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { sendRefund } from './send-refund.ts';

export type RefundRequest = {
  orderRef: string;
  /** Made once per form: the same refund is paid once. */
  refundId: string;
  /** Decimal text; all that is left when undefined. */
  amount?: string | undefined;
  reason: string;
};

/**
 * Pays an order back through PayPal. The refund is written down before PayPal hears of it, so that an answer that got lost is
 * asked for again, by the same request.
 * @throws NOT_FOUND, NOT_REFUNDABLE, PAYPAL_REFUSED, PAYPAL_UNAVAILABLE (it is tried again then)
 */
export async function refundOrder(tools: PaymentTools, actor: SessionUser, request: RefundRequest): Promise<RefundRow> {
  await checkAccount(tools, request.orderRef);
  const refund = await tools.db.transaction((tx) => writeDown(tx, actor, request));
  if (refund.state === 'completed' || refund.state === 'pending') return refund;
  if (refund.state === 'failed')
    throw failure('PAYPAL_REFUSED', `PayPal refused this: ${refund.issue ?? 'no reason given'}.`);
  try {
    return await sendRefund(tools, refund);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    const told = refusedByPayPal(error);
    if (error.kind === 'issue') throw told;
    throw failure(
      'PAYPAL_UNAVAILABLE',
      'PayPal did not answer. The refund has been saved and will be sent again automatically.',
    );
  }
}

/** What cannot be sent is not written down: it would be sent one day, after it was paid back otherwise. */
async function checkAccount(tools: PaymentTools, orderRef: string): Promise<void> {
  const [payment] = await tools.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderRef, orderRef), eq(payments.state, 'captured')));
  if (!payment) return;
  const account = await getAccount(tools);
  if (!account || !isOfAccount(payment, account))
    throw failure(
      'NOT_REFUNDABLE',
      'This order was paid to a PayPal account that is no longer set up. Please refund it at PayPal.',
    );
}

/** @returns the refund of this id when it was asked for before */
async function writeDown(tx: Database, actor: SessionUser, request: RefundRequest): Promise<RefundRow> {
  const { orderRef, refundId, amount, reason } = request;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (!order) throw orderMissing();
  const [former] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (former?.orderRef === orderRef) return former;
  if (former) throw failure('NOT_REFUNDABLE', 'This refund was made for another order.');
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderRef, orderRef), eq(payments.state, 'captured')));
  if (!payment?.captureId || !['Paid', 'Partially refunded'].includes(order.paymentStatus))
    throw failure('NOT_REFUNDABLE');
  const underway = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderRef, orderRef), inArray(refunds.state, ['requested', 'pending'])));
  const taken = underway.reduce((sum, row) => sum + cents(row.amount), cents(order.refundedAmount));
  const left = cents(order.totalPrice) - taken;
  const wanted = amount === undefined ? left : cents(amount);
  if (left <= 0 || !(wanted > 0)) throw failure('NOT_REFUNDABLE');
  if (wanted > left) throw failure('NOT_REFUNDABLE', `Only ${fromCents(left)} of this order can still be refunded.`);
  const [row] = await tx
    .insert(refunds)
    .values({
      ...{ id: refundId, orderRef, captureId: payment.captureId, state: 'requested', amount: fromCents(wanted) },
      ...{ reason, actorId: actor.id, createdAt: new Date() },
    })
    .returning();
  await recordAct(tx, {
    actor,
    action: 'order.refund',
    subject: { type: 'order', id: orderRef, name: order.orderId },
    after: { amount: fromCents(wanted), currency: order.currency, kind: order.kind, reason },
  });
  return row!;
}

/** What an admin is told when PayPal did not do what was asked. Buyers are told by `tellRefusal`. */
function refusedByPayPal({ kind, issue, debugId }: PayPalFailure) {
  if (kind === 'unavailable' || kind === 'unreadable') return failure('PAYPAL_UNAVAILABLE');
  if (kind === 'unauthorized')
    return failure(
      'PAYPAL_UNAVAILABLE',
      "PayPal does not accept this shop's client id and secret. Please contact support.",
    );
  const number = debugId ? ` PayPal's number for it: ${debugId}.` : '';
  return failure('PAYPAL_REFUSED', `PayPal refused this: ${issue ?? 'no reason given'}.${number}`);
}
