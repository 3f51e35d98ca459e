import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { PAYABLE } from '#contract/orders/order.ts';
import { EXPIRES_AFTER_DAYS, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { payments } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cancels orders that nobody paid for 30 days, but none whose payment is on its way. @returns how many */
export async function expireOrders(db: Database, now = new Date()): Promise<number> {
  const underway = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderRef, orders.id), inArray(payments.state, ['capturing', 'review', 'mismatch'])));
  const expired = await db
    .update(orders)
    .set({
      paymentStatus: 'Cancelled',
      orderStatus: 'Cancelled',
      paymentIssue: `Nobody paid this order for ${EXPIRES_AFTER_DAYS} days.`,
    })
    .where(
      and(
        inArray(orders.paymentStatus, [...PAYABLE]),
        lt(orders.createdAt, new Date(now.getTime() - EXPIRES_AFTER_DAYS * DAY_MS)),
        notExists(underway),
      ),
    )
    .returning({ id: orders.id });
  return expired.length;
}
