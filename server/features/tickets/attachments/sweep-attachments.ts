import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import { supportAttachments } from '../tables.ts';

/** How long a file waits for its message. */
const UNSENT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes files that were uploaded more than a day ago and never sent. Any number of instances may do it at the same
 * time. What cannot be deleted is logged and left to the next time; nothing else waits for it.
 * @returns how many are gone
 */
export async function sweepAttachments(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  now = new Date(),
): Promise<number> {
  const unsent = isNull(supportAttachments.ticketId);
  // Without an uploader nobody can send them any more: the files can go before their rows, and none is forgotten.
  const left = await db
    .update(supportAttachments)
    .set({ uploaderId: null })
    .where(and(unsent, lt(supportAttachments.createdAt, new Date(now.getTime() - UNSENT_MS))))
    .returning({ id: supportAttachments.id, storageKey: supportAttachments.storageKey });
  let gone = 0;
  for (const { id, storageKey } of left) {
    try {
      await storage.delete(storageKey);
      await db.delete(supportAttachments).where(and(eq(supportAttachments.id, id), unsent));
      gone++;
    } catch (error) {
      log.error({ err: error, storageKey }, 'a file that was not sent could not be deleted');
    }
  }
  return gone;
}
