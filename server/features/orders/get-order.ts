import { and, eq } from 'drizzle-orm';
import { validate } from 'uuid';
import type { OrderKind } from '#contract/orders/order.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canReadOrder, orderMissing } from './policy.ts';
import { type OrderRow, orders } from './tables.ts';

/** An order that this person may read, by its id or by the short one that people see; somebody else's is as good as missing. @throws NOT_FOUND */
export async function getOrder(db: Database, id: string, actor: SessionUser, kind?: OrderKind): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(validate(id) ? orders.id : orders.orderId, id), kind && eq(orders.kind, kind)));
  if (!row || !canReadOrder(actor, row)) throw orderMissing();
  return row;
}
