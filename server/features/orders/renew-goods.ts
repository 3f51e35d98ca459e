import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

type Goods = { id: string; slug: string; accessUrl: string; guidelines: string };

/** Goods that moved stay within reach of those who bought them. Name and price of an order stay as they were. */
export async function renewGoods(tx: Database, { id, slug, accessUrl, guidelines }: Goods): Promise<void> {
  await tx
    .update(orders)
    .set({ slug, accessUrl, guidelines })
    .where(and(eq(orders.kind, 'item'), eq(orders.productId, id)));
}
