import { and, eq } from 'drizzle-orm';
import type { OrderKind } from '#contract/orders/order.ts';
import { recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { orderMissing } from './policy.ts';
import { orders } from './tables.ts';

/** Whether money for an order may be on its way. */
export type IsPaymentUnderway = (tx: Database, orderRef: string) => Promise<boolean>;

/**
 * Deletes an order that nobody paid. One whose payment is on its way stays: the money could not be told whose it is.
 * @throws NOT_FOUND, ORDER_NOT_PENDING
 */
export function deleteOrder(
  db: Database,
  actor: SessionUser,
  { kind, id }: { kind: OrderKind; id: string },
  isPaymentUnderway: IsPaymentUnderway,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.kind, kind)))
      .for('update');
    if (!row) throw orderMissing();
    if (row.paymentStatus !== 'pending' || (await isPaymentUnderway(tx, id))) throw failure('ORDER_NOT_PENDING');
    await tx.delete(orders).where(eq(orders.id, id));
    const { orderId, productName, totalPrice, customerEmail } = row;
    await recordAct(tx, {
      actor,
      action: 'order.delete',
      subject: { type: 'order', id, name: orderId },
      before: { orderId, kind, productName, totalPrice, customerEmail },
    });
  });
}
