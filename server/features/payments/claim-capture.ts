import { and, eq, inArray } from 'drizzle-orm';
import { canPay, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type PaymentRow, payments } from './tables.ts';

/** By then there was an answer, or it got lost with this process. */
const ANSWER_MS = 60_000;

/**
 * Writes down that a capture is sent, before it is: from here on the order can be neither deleted nor paid by another
 * attempt until there is an answer.
 * @param seen what was declined since then is another request, which the buyer has to approve
 * @returns undefined when the order must not be paid any more, or not by what was seen
 */
export function claimCapture(db: Database, seen: Pick<PaymentRow, 'id' | 'declines'>): Promise<PaymentRow | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, seen.id));
    if (!found) return undefined;
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderRef)).for('update');
    if (!order || !canPay(order)) return undefined;
    const others = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderRef, order.id), inArray(payments.state, ['capturing', 'review', 'mismatch'])));
    if (others.some(({ id }) => id !== seen.id)) return undefined;
    const [claimed] = await tx
      .update(payments)
      .set({ state: 'capturing', updatedAt: new Date(), nextCheckAt: new Date(Date.now() + ANSWER_MS) })
      .where(
        and(
          eq(payments.id, seen.id),
          eq(payments.declines, seen.declines),
          inArray(payments.state, ['open', 'capturing']),
        ),
      )
      .returning();
    return claimed;
  });
}
