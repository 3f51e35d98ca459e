import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import { type OutgoingMail, ticketDigestMail, ticketMessageMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { TicketRow } from '../ticket-row.ts';
import type { Unseen } from './find-unseen.ts';

type Talk = { ticket: TicketRow; unseen: Unseen[] };

/**
 * The mails that tell the desk what the writers of tickets have said and nobody there has seen: to each admin one,
 * however many tickets there are.
 */
export async function writeDeskMails(tx: Database, talks: Talk[], baseUrl: string): Promise<OutgoingMail[]> {
  const news = talks.filter(({ unseen }) => unseen.length > 0);
  if (news.length === 0) return [];
  const admins = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'Admin'), isNull(users.disabledAt)));
  return admins
    .filter(({ mailTicketAnswered }) => mailTicketAnswered)
    .flatMap((admin) => {
      const messages = news.filter(({ ticket }) => isFor(admin.id, ticket, admins)).map(messagesOf);
      if (messages.length > 1) return ticketDigestMail(admin, messages, baseUrl);
      return messages.map((one) => ticketMessageMail(admin, one, baseUrl));
    });
}

/** The admin who sees to the ticket, else all of them; but nobody who wrote it. */
function isFor(adminId: string, { assigneeId, userId }: TicketRow, admins: { id: string }[]): boolean {
  // By account: an address in the contact form says nothing about who wrote.
  if (userId === adminId) return false;
  const hasAssignee = assigneeId !== userId && admins.some(({ id }) => id === assigneeId);
  return !hasAssignee || assigneeId === adminId;
}

const messagesOf = ({ ticket, unseen }: Talk) => ({
  ...{ ticketId: ticket.id, ticketSubject: ticket.subject, writerName: ticket.userName },
  ...{ messageIds: unseen.map(({ id }) => id), said: unseen },
});
