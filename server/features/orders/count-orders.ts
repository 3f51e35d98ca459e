import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

export async function countOrders(db: Database): Promise<{ packageOrders: number; itemOrders: number }> {
  const [packageOrders, itemOrders] = await Promise.all([
    db.$count(orders, eq(orders.kind, 'package')),
    db.$count(orders, eq(orders.kind, 'item')),
  ]);
  return { packageOrders, itemOrders };
}
