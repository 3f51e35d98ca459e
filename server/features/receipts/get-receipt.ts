import { and, asc, eq } from 'drizzle-orm';
import type { Receipt } from '#contract/receipts.ts';
import { canReadOrder } from '#server/features/orders/policy.ts';
import { orders } from '#server/features/orders/tables.ts';
import { refunds } from '#server/features/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { presentReceipt } from './present.ts';
import { receipts } from './tables.ts';

/** The receipt of an order that this person may read, with what went back since. @throws NOT_FOUND */
export async function getReceipt(db: Database, orderRef: string, actor: SessionUser): Promise<Receipt> {
  const [found] = await db
    .select({ receipt: receipts, order: orders })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderRef))
    .where(eq(receipts.orderRef, orderRef));
  if (!found || !canReadOrder(actor, found.order))
    throw failure('NOT_FOUND', 'There is no receipt for this order: it has not been paid, or it is not yours.');
  const back = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderRef, orderRef), eq(refunds.state, 'completed')))
    .orderBy(asc(refunds.completedAt), asc(refunds.id));
  return presentReceipt(found.receipt, found.order, back);
}
