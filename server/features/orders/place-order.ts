import { and, count, eq, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod';
import { type placeOrder as input, type OrderKind, shortOrderId } from '#contract/orders/order.ts';
import { users } from '#server/features/accounts/index.ts';
import { findPayPalSettings } from '#server/features/paypal-settings/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { makeShortId } from '#server/platform/make-short-id.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canBuy, canPay } from './policy.ts';
import { snapshotItem, snapshotPackage } from './snapshot.ts';
import { type OrderRow, orders } from './tables.ts';

/** Orders that one account may leave unpaid. */
const MAX_PENDING = 20;

/**
 * Writes an order down. Everything that costs or is worth money comes from the database. Sending the same order twice (same
 * ids, same person) gives the first one.
 * @throws SELLERS_CANNOT_BUY, NOT_FOUND, TOO_MANY_ORDERS
 */
export function placeOrder(
  db: Database,
  buyer: SessionUser,
  kind: OrderKind,
  { packageId, customerName, address, country, ...asked }: z.infer<typeof input>,
): Promise<OrderRow> {
  if (!canBuy(buyer)) throw failure('SELLERS_CANNOT_BUY');
  return db.transaction(async (tx) => {
    // One order of a person at a time: the count below holds, and a double click finds its first order.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, buyer.id)).for('update');
    const product = await (kind === 'package' ? snapshotPackage : snapshotItem)(tx, packageId);
    const orderId = shortOrderId.safeParse(asked.orderId).data ?? makeShortId();
    const paymentId = shortOrderId.safeParse(asked.paymentId).data ?? makeShortId();
    const taken = await tx
      .select()
      .from(orders)
      .where(or(eq(orders.orderId, orderId), eq(orders.paymentId, paymentId)));
    const again = taken.find((row) => row.orderId === orderId && row.paymentId === paymentId);
    if (again?.userId === buyer.id && again.productId === packageId)
      return renewBilling(tx, again, { customerName, address, country });
    const [pending] = await tx
      .select({ n: count() })
      .from(orders)
      .where(and(eq(orders.userId, buyer.id), eq(orders.paymentStatus, 'pending')));
    if (pending!.n >= MAX_PENDING) throw failure('TOO_MANY_ORDERS');
    const { currency } = await findPayPalSettings(tx);
    const [row] = await tx
      .insert(orders)
      .values({
        ...product,
        id: uuidv7(),
        kind,
        orderId: taken.length > 0 ? makeShortId() : orderId,
        paymentId: taken.length > 0 ? makeShortId() : paymentId,
        userId: buyer.id,
        productId: packageId,
        currency,
        totalPrice: product.price,
        customerName,
        customerEmail: buyer.email,
        address,
        country,
      })
      .returning();
    return row!;
  });
}

/** Sent again after a lost answer, perhaps corrected. What is paid stays as it was billed. */
async function renewBilling(
  tx: Database,
  order: OrderRow,
  billing: Pick<OrderRow, 'customerName' | 'address' | 'country'>,
): Promise<OrderRow> {
  if (!canPay(order)) return order;
  const [renewed] = await tx.update(orders).set(billing).where(eq(orders.id, order.id)).returning();
  return renewed!;
}
