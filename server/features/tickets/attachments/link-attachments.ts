import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { AttachmentRow } from '../present.ts';
import { supportAttachments } from '../tables.ts';

/** Where files go: to a message, or without one to the first message of a ticket. */
export type Place = { ticketId: string; messageId: string | null };

/**
 * Makes uploaded files part of a message. Only the uploader can, and only once: two messages at the same time do not
 * share a file.
 * @param uploaderId null for a visitor, who can have uploaded nothing
 * @returns the files, in the order of their upload
 * @throws BAD_REQUEST unless all of them are there to be sent
 */
export async function linkAttachments(
  tx: Database,
  uploaderId: string | null,
  ids: string[],
  place: Place,
): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  if (uploaderId === null) throw notThere();
  const wanted = [...new Set(ids)];
  const unsent = and(
    inArray(supportAttachments.id, wanted),
    eq(supportAttachments.uploaderId, uploaderId),
    isNull(supportAttachments.ticketId),
  );
  const found = await tx
    .select()
    .from(supportAttachments)
    .where(unsent)
    .orderBy(asc(supportAttachments.id))
    .for('update');
  if (found.length < wanted.length) throw notThere();
  await tx.update(supportAttachments).set(place).where(unsent);
  return found.map((file) => ({ ...file, ...place }));
}

const notThere = () => badRequest('A file of this message no longer exists. Please upload it again.');
