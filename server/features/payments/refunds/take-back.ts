import { eq } from 'drizzle-orm';
import { shortenMembership } from '#server/features/accounts/index.ts';
import { getBalance, postCredits } from '#server/features/credits/index.ts';
import { type OrderRow, orders } from '#server/features/orders/index.ts';
import { cents, fromCents } from '../cents.ts';
import { issueWords } from '../issue-words.ts';
import { type PaymentRow, payments, type RefundRow } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { mailRefund } from './mail-refund.ts';

type Back = {
  order: OrderRow;
  payment: PaymentRow;
  refund: RefundRow;
  /** Hundredths of the currency. */
  amount: number;
  kind: RefundRow['kind'];
};

/**
 * Takes back what the money bought: of the credits the same share, as far as they are not spent; the days of membership
 * when all of it went back. Call it inside the transaction that completes the refund; `tools.db` is that transaction.
 * @returns what was taken
 */
export async function takeBack(tools: PaymentTools, { order, payment, refund, amount, kind }: Back) {
  const { db: tx } = tools;
  const total = cents(order.totalPrice);
  const before = cents(order.refundedAmount);
  const after = before + amount;
  const all = after >= total;
  const share = (part: number) => Math.floor((order.credit * part) / total);
  const due = share(after) - share(before);
  const taken = order.userId ? Math.min(due, Math.max(0, await getBalance(tx, order.userId))) : 0;
  if (taken > 0)
    await postCredits(tx, {
      userId: order.userId!,
      amount: -taken,
      kind: 'refund',
      cause: `refund:${refund.id}`,
      reason: `Refund of order ${order.orderId}`,
    });
  const membershipTakenBack = all && order.userId ? await shortenMembership(tx, order) : 0;
  await tx
    .update(orders)
    .set({
      refundedAmount: fromCents(after),
      creditsTakenBack: order.creditsTakenBack + taken,
      paymentStatus: kind === 'reversal' ? 'Reversed' : all ? 'Refunded' : 'Partially refunded',
      orderStatus: all ? 'Refunded' : order.orderStatus,
      paymentIssue: kind === 'reversal' ? issueWords('REVERSED') : null,
    })
    .where(eq(orders.id, order.id));
  if (all)
    await tx
      .update(payments)
      .set({ state: kind === 'reversal' ? 'reversed' : 'refunded', updatedAt: new Date() })
      .where(eq(payments.id, payment.id));
  await mailRefund(tools, order, { id: refund.id, amount: fromCents(amount), all, taken });
  return { creditsTakenBack: taken, membershipTakenBack };
}
