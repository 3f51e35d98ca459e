import { and, asc, eq, gt } from 'drizzle-orm';
import type { Said } from '#server/features/mail/own/said.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportAttachments, supportMessages, supportTickets } from '../tables.ts';
import type { TicketRow } from '../ticket-row.ts';
import type { MailSide } from './mail-queue.ts';

/**
 * What was said to a side of a ticket since that side was last mailed, oldest first; notes are not.
 * @param ticket locked
 */
export async function findSaid(tx: Database, ticket: TicketRow, side: MailSide): Promise<(Said & { id: string })[]> {
  const mark = side === 'member' ? supportTickets.mailedMemberAt : supportTickets.mailedDeskAt;
  const [sender, mailedAt] =
    side === 'member' ? (['admin', ticket.mailedMemberAt] as const) : (['user', ticket.mailedDeskAt] as const);
  const messages = await tx
    .select({ id: supportMessages.id, name: supportMessages.authorName, text: supportMessages.text })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(
      and(
        eq(supportMessages.ticketId, ticket.id),
        eq(supportMessages.kind, 'reply'),
        eq(supportMessages.sender, sender),
        // Compared by the database, which counts more finely than a Date.
        mailedAt ? gt(supportMessages.createdAt, mark) : undefined,
      ),
    )
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
  const first = { id: ticket.id, name: ticket.userName, text: ticket.message };
  const said = side === 'desk' && !mailedAt ? [first, ...messages] : messages;
  const files = await tx
    .select({ name: supportAttachments.name, messageId: supportAttachments.messageId })
    .from(supportAttachments)
    .where(eq(supportAttachments.ticketId, ticket.id))
    .orderBy(asc(supportAttachments.id));
  return said.map((message) => ({
    ...message,
    files: files.filter(({ messageId }) => (messageId ?? ticket.id) === message.id).map(({ name }) => name),
  }));
}
