import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import type { Said } from '#server/features/mail/own/said.ts';
import { ticketMessageMail } from '#server/features/mail/own/ticket-message-mail.ts';
import type { OutgoingMail } from '#server/features/mail/queue-mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { TicketRow } from '../ticket-row.ts';
import { lastOf } from './last-of.ts';

/** The mails that tell the desk what the writer of a ticket has said and nobody there has seen. */
export async function writeDeskMails(
  tx: Database,
  ticket: TicketRow,
  said: (Said & { id: string })[],
  baseUrl: string,
): Promise<OutgoingMail[]> {
  const unseen = lastOf(said, ticket.unreadByDesk);
  if (unseen.length === 0) return [];
  const messages = {
    ...{ ticketId: ticket.id, ticketSubject: ticket.subject, writerName: ticket.userName },
    ...{ messageIds: unseen.map(({ id }) => id), said: unseen },
  };
  return (await findReaders(tx, ticket)).map((admin) => ticketMessageMail(admin, messages, baseUrl));
}

/** The admin who sees to the ticket, else all of them; but nobody who wrote it, or wants no such mails. */
async function findReaders(tx: Database, { assigneeId, userId }: TicketRow) {
  // By account: an address in the contact form says nothing about who wrote.
  const admins = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'Admin'), isNull(users.disabledAt), userId ? ne(users.id, userId) : undefined));
  const assignee = admins.find(({ id }) => id === assigneeId);
  return (assignee ? [assignee] : admins).filter(({ mailTicketAnswered }) => mailTicketAnswered);
}
