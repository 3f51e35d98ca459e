import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { packageOrders } from './tables.ts';

export type OrderRow = typeof packageOrders.$inferSelect;

/** A user's package orders, newest first. */
export const findOrders = (db: Database, userId: string, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(packageOrders)
    .where(eq(packageOrders.userId, userId))
    .orderBy(desc(packageOrders.createdAt), desc(packageOrders.id))
    .limit(limit);
