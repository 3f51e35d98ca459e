import { eq, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { supportAttachments } from '../tables.ts';

const MB = 1024 * 1024;
/** Of one account: files that wait for their message, for a day at most. */
export const MAX_UNSENT_BYTES = 50 * MB;
/** Of one account that is no admin's: files of its messages, which stay. */
export const MAX_SENT_BYTES = 500 * MB;

export type Uploader = Pick<SessionUser, 'id' | 'role'>;

/**
 * Nobody fills the disk through the support desk. Of one account's uploads one at a time comes through here, until the
 * transaction ends.
 * @throws TOO_MANY_UPLOADS with what to do instead
 */
export async function refuseHoard(tx: Database, uploader: Uploader, bytes: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, uploader.id)).for('no key update');
  const sum = sql`SUM(${supportAttachments.bytes})`;
  const [held] = await tx
    .select({
      unsent: sql<number>`COALESCE(${sum} FILTER (WHERE ${supportAttachments.ticketId} IS NULL), 0)::float8`,
      sent: sql<number>`COALESCE(${sum} FILTER (WHERE ${supportAttachments.ticketId} IS NOT NULL), 0)::float8`,
    })
    .from(supportAttachments)
    .where(eq(supportAttachments.uploaderId, uploader.id));
  const { unsent, sent } = held!;
  if (unsent + bytes > MAX_UNSENT_BYTES)
    throw failure(
      'TOO_MANY_UPLOADS',
      'Many of your uploaded files have not been sent yet. Please send some of them first.',
    );
  if (uploader.role !== 'Admin' && sent + unsent + bytes > MAX_SENT_BYTES)
    throw failure(
      'TOO_MANY_UPLOADS',
      `The files that you have sent us are ${MAX_SENT_BYTES / MB} MB together, the most that we keep of one account. Please upload this file somewhere else, and send us the link.`,
    );
}
