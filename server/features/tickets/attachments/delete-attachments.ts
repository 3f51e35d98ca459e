import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { supportAttachments } from '../tables.ts';

/**
 * Forgets files.
 * @param which of the table `support_attachment`
 * @returns where they lie in the storage: delete them there when the transaction has committed
 */
export async function deleteAttachments(tx: Database, which: SQL): Promise<string[]> {
  const gone = await tx
    .delete(supportAttachments)
    .where(which)
    .returning({ storageKey: supportAttachments.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}
