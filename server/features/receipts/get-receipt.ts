import { eq } from 'drizzle-orm';
import type { Receipt } from '#contract/receipts.ts';
import { canReadOrder, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { presentReceipt, type Refund } from './present.ts';
import { receipts } from './tables.ts';

/** What went back of an order and has arrived, oldest first. */
export type FindRefunds = (db: Database, orderRef: string) => Promise<readonly Refund[]>;

/** The receipt of an order that this person may read, with what went back since. @throws NOT_FOUND */
export async function getReceipt(
  db: Database,
  orderRef: string,
  actor: SessionUser,
  findRefunds: FindRefunds,
): Promise<Receipt> {
  const [found] = await db
    .select({ receipt: receipts, order: orders })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderRef))
    .where(eq(receipts.orderRef, orderRef));
  if (!found || !canReadOrder(actor, found.order))
    throw failure('NOT_FOUND', 'There is no receipt for this order: it has not been paid, or it is not yours.');
  return presentReceipt(found.receipt, found.order, await findRefunds(db, orderRef));
}
