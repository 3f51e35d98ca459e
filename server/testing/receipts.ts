import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type OrderRow, orders } from '#server/features/orders/tables.ts';
import { refunds } from '#server/features/payments/tables.ts';
import { issueReceipt } from '#server/features/receipts/issue-receipt.ts';
import type { Database } from '#server/platform/database/database.ts';
import { anOrder } from './orders.ts';

/** A paid order with its receipt, as the settlement leaves them. */
export async function aPaidOrder(
  db: Database,
  userId: string | null,
  { at = new Date(), isDemo = false, ...changes }: Partial<OrderRow> & { at?: Date; isDemo?: boolean } = {},
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const transactionId = `TX-${uuidv7()}`;
    const order = await anOrder(tx, userId, {
      paymentStatus: 'Paid',
      orderStatus: 'Completed',
      paymentMethod: 'PayPal',
      paypalTransactionID: transactionId,
      captureTime: at,
      ...changes,
    });
    const receiptNumber = await issueReceipt(tx, order, { transactionId, at, payerEmail: null, isDemo });
    await tx.update(orders).set({ receiptNumber }).where(eq(orders.id, order.id));
    return { ...order, receiptNumber };
  });
}

/** Money of that order that went back, and that the order knows of. */
export async function aRefund(db: Database, order: OrderRow, amount: string, at: Date, state = 'completed' as const) {
  await db.insert(refunds).values({
    id: uuidv7(),
    orderRef: order.id,
    captureId: order.paypalTransactionID ?? 'none',
    state,
    paypalRefundId: `RE-${uuidv7()}`,
    amount,
    reason: 'Not needed',
    completedAt: at,
  });
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  const refundedAmount = (Number(row!.refundedAmount) + Number(amount)).toFixed(2);
  const paymentStatus = refundedAmount === row!.totalPrice ? 'Refunded' : 'Partially refunded';
  await db.update(orders).set({ refundedAmount, paymentStatus }).where(eq(orders.id, order.id));
}
