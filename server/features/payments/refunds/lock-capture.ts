import { eq } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import { type OrderRow, orderMissing, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type PaymentRow, payments } from '../tables.ts';

/** The order that a capture paid, locked in the same order as everywhere: credits, order, payment. @throws NOT_FOUND */
export async function lockCapture(tx: Database, captureId: string): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const [found] = await tx
    .select({ orderRef: payments.orderRef, paymentId: payments.id, userId: orders.userId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderRef))
    .where(eq(payments.captureId, captureId));
  if (!found) throw orderMissing();
  if (found.userId) await lockCreditAccount(tx, found.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderRef)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.paymentId)).for('update');
  if (!order || !payment) throw orderMissing();
  return { order, payment };
}
