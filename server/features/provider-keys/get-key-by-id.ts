import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

export type KeyRow = typeof providerKeys.$inferSelect;

/** @throws NOT_FOUND */
export async function getKeyById(db: Database, id: string): Promise<KeyRow> {
  const [row] = await db.select().from(providerKeys).where(eq(providerKeys.id, id));
  if (!row) throw keyMissing();
  return row;
}
