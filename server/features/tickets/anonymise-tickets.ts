import { and, eq, inArray, or } from 'drizzle-orm';
import { deletedPerson } from '#server/features/accounts/deleted-person.ts';
import type { Database } from '#server/platform/database/database.ts';
import { forgetMails } from './mails/forget-mails.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { withoutWords, wordsOf } from './words-of.ts';

type Leaving = { id: string; name: string; email: string; emailVerified: boolean };

/**
 * What was asked and answered stays; who asked and answered does not, and is not found by name or address any more.
 * Takes along what came from a verified address before signing up.
 */
export async function anonymiseTickets(tx: Database, user: Leaving): Promise<void> {
  const { name: userName, email: userEmail } = deletedPerson(user.id);
  const own = eq(supportTickets.userId, user.id);
  const tickets = await tx
    .select({ id: supportTickets.id, userName: supportTickets.userName, userEmail: supportTickets.userEmail })
    .from(supportTickets)
    .where(user.emailVerified ? or(own, eq(supportTickets.userEmail, user.email)) : own);
  const ids = tickets.map(({ id }) => id);
  const known = wordsOf(user.name, user.email, ...tickets.flatMap((ticket) => [ticket.userName, ticket.userEmail]));
  await tx
    .update(supportTickets)
    .set({ userName, userEmail, userProfileURL: null, phone: '', words: withoutWords(supportTickets.words, known) })
    .where(inArray(supportTickets.id, ids));
  const { ticketId, sender, authorId } = supportMessages;
  await tx
    .update(supportMessages)
    .set({ authorName: userName })
    .where(or(eq(authorId, user.id), and(inArray(ticketId, ids), eq(sender, 'user'))));
  await forgetMails(tx, ids);
}
