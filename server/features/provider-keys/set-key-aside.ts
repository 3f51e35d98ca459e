import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { providerKeys } from './tables.ts';

/**
 * Takes a key that its provider refused out of use, until an admin edits it or switches it on.
 * @param reason what the provider answered, scrubbed; admins read it as the key's last error
 */
export async function setKeyAside(db: Database, keyId: string, reason: string): Promise<void> {
  await db.update(providerKeys).set({ setAsideAt: new Date(), lastError: reason }).where(eq(providerKeys.id, keyId));
}
