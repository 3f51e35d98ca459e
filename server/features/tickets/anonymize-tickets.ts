import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { deletedPerson } from '#server/features/accounts/index.ts';
import { forgetTicketMails } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deleteAttachments } from './attachments/delete-attachments.ts';
import { lockTicketsOf } from './lock-tickets-of.ts';
import type { Owner } from './owned-by.ts';
import { rebuildWords } from './rebuild-words.ts';
import { supportAttachments, supportMessages, supportTickets } from './tables.ts';

/**
 * What was asked and answered stays; who asked does not, nor do the files that came with it. Takes along what came from a
 * verified address before signing up. No mail about it goes out any more.
 * @returns where the files lie in the storage: delete them there when the transaction has committed
 */
export async function anonymizeTickets(tx: Database, user: Owner): Promise<string[]> {
  const { name, email } = deletedPerson(user.id);
  const ids = await lockTicketsOf(tx, user);
  const { uploaderId, ticketId } = supportAttachments;
  const files = await deleteAttachments(
    tx,
    and(eq(uploaderId, user.id), or(isNull(ticketId), inArray(ticketId, ids)))!,
  );
  await tx
    .update(supportTickets)
    .set({ userName: name, userEmail: email, userProfileURL: null, phone: '', mailMemberAt: null })
    .where(inArray(supportTickets.id, ids));
  const saidByWriter = and(inArray(supportMessages.ticketId, ids), eq(supportMessages.sender, 'user'));
  await tx
    .update(supportMessages)
    .set({ authorName: name })
    .where(or(eq(supportMessages.authorId, user.id), saidByWriter));
  for (const id of ids) await rebuildWords(tx, id);
  await forgetTicketMails(tx, ids);
  return files;
}
