import { and, eq, inArray } from 'drizzle-orm';
import { PAYABLE } from '#contract/orders/order.ts';
import { deletedPerson } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

/**
 * The books keep what was sold, for how much and to which country; not to whom. Receipts stay as they were issued: the law
 * wants them kept. What was not paid is cancelled.
 */
export async function anonymizeOrders(tx: Database, userId: string): Promise<void> {
  const { name: customerName, email: customerEmail } = deletedPerson(userId);
  await tx
    .update(orders)
    .set({ paymentStatus: 'Cancelled', orderStatus: 'Cancelled' })
    .where(and(eq(orders.userId, userId), inArray(orders.paymentStatus, [...PAYABLE])));
  await tx
    .update(orders)
    .set({ customerName, customerEmail, payerEmail: null, address: '' })
    .where(eq(orders.userId, userId));
}
