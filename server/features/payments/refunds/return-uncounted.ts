import { eq } from 'drizzle-orm';
import { PAID } from '#contract/orders/order.ts';
import { type OrderRow, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type PaymentRow, payments } from '../tables.ts';

/**
 * Money went back that had paid nothing: it did not fit its order, was held, or came a second time. An order that was paid
 * otherwise stays as it is; another one is done with.
 */
export async function returnUncounted(tx: Database, order: OrderRow, payment: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'refunded', nextCheckAt: null, updatedAt: new Date() })
    .where(eq(payments.id, payment.id));
  if (PAID.includes(order.paymentStatus) || order.receiptNumber !== null) return;
  await tx
    .update(orders)
    .set({ paymentStatus: 'Cancelled', orderStatus: 'Cancelled', paymentIssue: 'The payment was refunded to you.' })
    .where(eq(orders.id, order.id));
}
