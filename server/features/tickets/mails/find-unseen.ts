import { and, asc, eq, gt } from 'drizzle-orm';
import type { Said } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportAttachments, supportMessages, supportTickets } from '../tables.ts';
import type { TicketRow } from '../ticket-row.ts';
import type { MailSide } from './mail-queue.ts';

export type Unseen = Said & { id: string; at: Date };

/**
 * What was said to a side of a ticket since that side was last mailed, and it has not seen, oldest first; notes are not.
 * A visitor has no page to see it on.
 * @param ticket locked
 */
export async function findUnseen(tx: Database, ticket: TicketRow, side: MailSide): Promise<Unseen[]> {
  const mark = side === 'member' ? supportTickets.mailedMemberAt : supportTickets.mailedDeskAt;
  const [sender, mailedAt, unread] =
    side === 'member'
      ? (['admin', ticket.mailedMemberAt, ticket.unreadByMember] as const)
      : (['user', ticket.mailedDeskAt, ticket.unreadByDesk] as const);
  const { id, authorName, text, createdAt } = supportMessages;
  const messages = await tx
    .select({ id, name: authorName, text, at: createdAt })
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
  const first = { id: ticket.id, name: ticket.userName, text: ticket.message, at: ticket.createdAt };
  const unseen = lastOf(side === 'desk' && !mailedAt ? [first, ...messages] : messages, unread);
  const files = await tx
    .select({ name: supportAttachments.name, messageId: supportAttachments.messageId })
    .from(supportAttachments)
    .where(eq(supportAttachments.ticketId, ticket.id))
    .orderBy(asc(supportAttachments.id));
  return unseen.map((message) => ({
    ...message,
    files: files.filter(({ messageId }) => (messageId ?? ticket.id) === message.id).map(({ name }) => name),
  }));
}

/** The last entries of a list, none when `count` is 0. */
const lastOf = <Entry>(list: Entry[], count: number): Entry[] => (count > 0 ? list.slice(-count) : []);
