import { eq } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { supportAttachments, supportMessages, supportTickets } from '../tables.ts';
import { attachmentMissing, canReadAttachment } from './policy.ts';

/** A file that the actor may read. @throws NOT_FOUND, also for somebody else's: its id is nobody's business */
export async function getAttachment(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: string,
  actor: SessionUser,
): Promise<File> {
  const [found] = await db
    .select({
      file: supportAttachments,
      // Its id first: Drizzle takes a joined row for missing when the first of its fields is null, as that of a visitor's is.
      ticket: { id: supportTickets.id, userId: supportTickets.userId, userEmail: supportTickets.userEmail },
      kind: supportMessages.kind,
    })
    .from(supportAttachments)
    .leftJoin(supportTickets, eq(supportTickets.id, supportAttachments.ticketId))
    .leftJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .where(eq(supportAttachments.id, id));
  if (!found || !canReadAttachment(actor, { ...found, uploaderId: found.file.uploaderId })) throw attachmentMissing();
  const { storageKey, name, type } = found.file;
  const content = await storage.get(storageKey).catch((error: unknown) => {
    throw error instanceof FileMissing ? attachmentMissing() : error;
  });
  return new File([content], name, { type: type === 'text/plain' ? 'text/plain;charset=utf-8' : type });
}
