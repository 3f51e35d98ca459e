import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import type { AttachmentRow } from '../present.ts';
import { supportAttachments } from '../tables.ts';
import { checkFile } from './check-file.ts';

/** Of one account. */
const MAX_UNSENT_BYTES = 50 * 1024 * 1024;
const extensions = { 'image/webp': 'webp', 'application/pdf': 'pdf', 'text/plain': 'txt' } as const;

/**
 * Keeps a file for a message that is about to be sent.
 * @throws FILE_TOO_LARGE, FILE_REJECTED, TOO_MANY_UPLOADS; nothing is kept then
 */
export async function storeAttachment(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  file: File,
  uploaderId: string,
): Promise<AttachmentRow> {
  const { content, ...checked } = await checkFile(file);
  await refuseHoard(db, uploaderId, content.length);
  // Of the address nothing follows: it is made from chance alone, and not the id that people see.
  const storageKey = `support/${randomUUID()}.${extensions[checked.type]}`;
  // The row first: a file without one would never be found again.
  const [row] = await db
    .insert(supportAttachments)
    .values({ id: uuidv7(), uploaderId, ...checked, bytes: content.length, storageKey })
    .returning();
  try {
    await storage.put(storageKey, content);
  } catch (error) {
    await db.delete(supportAttachments).where(eq(supportAttachments.id, row!.id));
    throw error;
  }
  return row!;
}

/** Files wait for their message for a day: a disk is not filled with what nobody sends. */
async function refuseHoard(db: Database, uploaderId: string, bytes: number): Promise<void> {
  const [waiting] = await db
    .select({ bytes: sql<number>`COALESCE(SUM(${supportAttachments.bytes}), 0)::int` })
    .from(supportAttachments)
    .where(and(eq(supportAttachments.uploaderId, uploaderId), isNull(supportAttachments.ticketId)));
  if ((waiting?.bytes ?? 0) + bytes > MAX_UNSENT_BYTES)
    throw failure('TOO_MANY_UPLOADS', 'Many of your files are not sent yet. Please send some of them first.');
}
