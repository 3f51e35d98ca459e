import { eq } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { itemMissing } from './policy.ts';
import { items } from './tables.ts';

export type ItemRow = typeof items.$inferSelect;

/** The item with this id, or with this short id as addresses have it. @throws NOT_FOUND */
export async function getItem(db: Database, id: string): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(items)
    .where(eq(validate(id) ? items.id : items.itemId, id));
  if (!row) throw itemMissing();
  return row;
}
