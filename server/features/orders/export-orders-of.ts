import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { presentItemOrder, presentPackageOrder } from './present.ts';
import { orders } from './tables.ts';

/** A user's orders as their page shows them, for the export of the account: the goods of an item are there once it is paid. */
export async function exportOrdersOf(db: Database, userId: string) {
  const own = await db.select().from(orders).where(eq(orders.userId, userId));
  return own.map((order) =>
    (order.kind === 'item' ? presentItemOrder : presentPackageOrder)(order, { role: 'member' }),
  );
}
