import { desc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { items } from './tables.ts';

/** Every item, newest first. */
export function listItems(db: Database) {
  return db.select().from(items).orderBy(desc(items.createdAt), desc(items.id));
}
