import { v7 as uuidv7 } from 'uuid';
import { type OrderRow, orders } from '#server/features/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeShortId } from '#server/platform/make-short-id.ts';

/** A pending order of a package of 20 credits, 30 days and $9.00; of an item with `kind: 'item'`. */
export async function anOrder(
  db: Database,
  userId: string | null,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  const item = { slug: 'pier-template', itemId: makeShortId(), guidelines: 'Open it.', accessUrl: '/site/goods.zip' };
  const pack = { sellerEmail: 'shop@test.example', credit: 20, validity: 30 };
  const [row] = await db
    .insert(orders)
    .values({
      id: uuidv7(),
      kind: 'package',
      orderId: makeShortId(),
      paymentId: makeShortId(),
      userId,
      productId: uuidv7(),
      productName: 'Sketch',
      ...(changes.kind === 'item' ? item : pack),
      price: '9.00',
      totalPrice: changes.price ?? '9.00',
      customerName: 'Uma User',
      customerEmail: 'uma@test.example',
      address: 'Pier 1',
      country: 'Norway',
      ...changes,
    })
    .returning();
  return row!;
}
