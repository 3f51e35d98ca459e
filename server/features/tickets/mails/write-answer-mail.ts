import { isDeletedPerson } from '#server/features/accounts/deleted-person.ts';
import type { Said } from '#server/features/mail/own/said.ts';
import { ticketAnsweredMail } from '#server/features/mail/own/ticket-answered-mail.ts';
import type { OutgoingMail } from '#server/features/mail/queue-mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findWriter } from '../find-writer.ts';
import type { TicketRow } from '../ticket-row.ts';
import { lastOf } from './last-of.ts';

/**
 * The mail that tells whoever wrote the ticket what the desk has said. An account gets what it has not seen, if it wants
 * such mails; whoever has none gets everything: there is nowhere else to read it.
 */
export async function writeAnswerMail(
  tx: Database,
  ticket: TicketRow,
  said: (Said & { id: string })[],
  baseUrl: string,
): Promise<OutgoingMail[]> {
  const owner = await findWriter(tx, ticket);
  // Whoever cannot sign in any more and wrote through the contact form has only this mail.
  const account = owner?.disabledAt && !ticket.userId ? undefined : owner;
  if (account ? account.disabledAt || !account.mailTicketAnswered : isDeletedPerson(ticket.userEmail)) return [];
  const unseen = account ? lastOf(said, ticket.unreadByMember) : said;
  if (unseen.length === 0) return [];
  const writer = account
    ? { name: account.name, email: account.email, hasAccount: true }
    : { name: ticket.userName, email: ticket.userEmail, hasAccount: false };
  const answers = {
    ticketId: ticket.id,
    ticketSubject: ticket.subject,
    messageIds: unseen.map(({ id }) => id),
    said: unseen,
  };
  return [ticketAnsweredMail(writer, answers, baseUrl)];
}
