import { and, eq, sql } from 'drizzle-orm';
import { restoreMembership } from '#server/features/accounts/index.ts';
import { postCredits } from '#server/features/credits/index.ts';
import { orders } from '#server/features/orders/index.ts';
import { cents, fromCents } from '../cents.ts';
import { payments, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { lockCapture } from './lock-capture.ts';

/** The shop won the dispute and has the money again: what the reversal took is given back, once. */
export function undoReversal(tools: PaymentTools, captureId: string): Promise<void> {
  return tools.db.transaction(async (tx) => {
    const { order, payment } = await lockCapture(tx, captureId);
    const [reversal] = await tx
      .update(refunds)
      .set({ state: 'failed', issue: 'RESOLVED_SELLER_FAVOUR' })
      .where(and(eq(refunds.captureId, captureId), eq(refunds.kind, 'reversal'), eq(refunds.state, 'completed')))
      .returning();
    if (!reversal) return;
    const refunded = Math.max(0, cents(order.refundedAmount) - cents(reversal.amount));
    const { userId } = order;
    if (userId && reversal.creditsTakenBack > 0)
      await postCredits(tx, {
        ...{ userId, amount: reversal.creditsTakenBack, kind: 'purchase', cause: `restored:${reversal.id}` },
        reason: `Dispute about order ${order.orderId} was decided for the shop`,
      });
    const seconds = reversal.membershipTakenBack;
    const membershipValidity = userId && seconds > 0 ? await restoreMembership(tx, userId, seconds) : null;
    await tx
      .update(orders)
      .set({
        paymentStatus: refunded > 0 ? 'Partially refunded' : 'Paid',
        orderStatus: 'Completed',
        paymentIssue: null,
        refundedAmount: fromCents(refunded),
        creditsTakenBack: sql`${orders.creditsTakenBack} - ${reversal.creditsTakenBack}`,
        ...(membershipValidity && { membershipValidity }),
      })
      .where(eq(orders.id, order.id));
    await tx.update(payments).set({ state: 'captured', updatedAt: new Date() }).where(eq(payments.id, payment.id));
  });
}
