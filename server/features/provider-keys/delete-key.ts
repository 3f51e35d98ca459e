import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

/** Deletes a key. Its calls stay in the usage. @throws NOT_FOUND */
export async function deleteKey(db: Database, id: string): Promise<void> {
  const gone = await db.delete(providerKeys).where(eq(providerKeys.id, id)).returning({ id: providerKeys.id });
  if (gone.length === 0) throw keyMissing();
}
