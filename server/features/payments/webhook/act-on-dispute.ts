import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WebhookEvent } from '#server/platform/paypal/types.ts';
import { cents } from '../cents.ts';
import { issueWords } from '../issue-words.ts';
import { undoReversal } from '../refunds/undo-reversal.ts';
import { type PaymentRow, webhookEvents } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';

const dispute = z.object({
  dispute_id: z.string().optional(),
  status: z.string().optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
});

/** A dispute is shown on the order while it is open. Money that it moves comes as an event of its own. */
export async function actOnDispute(tools: PaymentTools, event: WebhookEvent, payment: PaymentRow): Promise<void> {
  const { db, log } = tools;
  const read = dispute.safeParse(event.resource).data;
  const closed = event.eventType === 'CUSTOMER.DISPUTE.RESOLVED' || read?.status === 'RESOLVED';
  const won = read?.dispute_outcome?.outcome_code === 'RESOLVED_SELLER_FAVOUR';
  if (closed && won && payment.captureId) await undoReversal(tools, payment.captureId);
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderRef)).for('update');
    if (!order) return;
    if (!closed) {
      if (await wasResolved(tx, read?.dispute_id)) return;
      if (!['Paid', 'Partially refunded'].includes(order.paymentStatus)) return;
      log.error({ alert: 'payment-disputed', order: order.orderId }, 'a buyer disputes a payment');
      await tx
        .update(orders)
        .set({ paymentStatus: 'Disputed', paymentIssue: issueWords('DISPUTED') })
        .where(eq(orders.id, order.id));
      return;
    }
    const paymentStatus = cents(order.refundedAmount) > 0 ? 'Partially refunded' : 'Paid';
    await tx
      .update(orders)
      .set({ paymentStatus, paymentIssue: null })
      .where(and(eq(orders.id, order.id), inArray(orders.paymentStatus, ['Disputed'])));
  });
}

/** Events come in any order: the end of a dispute may have been heard of before its beginning. */
async function wasResolved(tx: Database, disputeId = ''): Promise<boolean> {
  const ended = and(eq(webhookEvents.resourceId, disputeId), eq(webhookEvents.type, 'CUSTOMER.DISPUTE.RESOLVED'));
  return (await tx.$count(webhookEvents, ended)) > 0;
}
