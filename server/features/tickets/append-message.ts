import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Services } from '#server/platform/services.ts';
import { announceTicket } from './announce-ticket.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { beginningOf } from './last-message.ts';
import { noteMailDue } from './mails/note-mail-due.ts';
import type { MessageRow } from './present.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';
import { withWords, wordsOf } from './words-of.ts';

export type NewMessage = {
  /** A note stays at the desk. */
  kind?: MessageRow['kind'];
  sender: TicketSender;
  author: { id: string; name: string };
  text: string;
  /** Files that the author uploaded and has not sent yet. */
  attachments?: string[];
  clientId?: string | undefined;
  clientTime?: string | undefined;
};

/**
 * The only way in which something is said on a ticket after its first message: stores it with its files, brings what the
 * ticket knows about its conversation up to date, and tells who looks.
 * @param services `db` is a transaction that holds the lock of the ticket's row (`lockTicket`)
 * @throws BAD_REQUEST when a file cannot be sent (any more)
 */
export async function appendMessage(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  ticket: Authorized<TicketRow>,
  { kind = 'reply', sender, author, text, attachments = [], clientId, clientTime }: NewMessage,
): Promise<{ ticket: Authorized<TicketRow>; message: MessageRow }> {
  const { db: tx } = services;
  const [message] = await tx
    .insert(supportMessages)
    .values({
      ...{ id: uuidv7(), ticketId: ticket.id, kind, sender, text, clientId, clientTime },
      ...{ authorId: author.id, authorName: author.name },
      // Not the beginning of the transaction: it may have waited for the lock while others spoke.
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  const files = await linkAttachments(tx, author.id, attachments, { ticketId: ticket.id, messageId: message!.id });
  const words = wordsOf(text, ...files.map(({ name }) => name));
  const changes =
    kind === 'note'
      ? {}
      : {
          words: withWords(supportTickets.words, words),
          lastMessage: beginningOf(text, files),
          lastSender: sender,
          // To the microsecond, as messages are ordered: a date of JavaScript knows milliseconds only.
          lastMessageAt: sql`(SELECT created_at FROM support_message WHERE id = ${message!.id})`,
          ...(sender === 'user' ? saidByWriter(ticket, message!) : saidByDesk(ticket, message!)),
        };
  const [changed] = await tx
    .update(supportTickets)
    .set({ ...changes, deskWords: withWords(supportTickets.deskWords, words), updatedAt: message!.createdAt })
    .where(eq(supportTickets.id, ticket.id))
    .returning(ticketColumns);
  if (kind === 'reply') await noteMailDue(tx, services, ticket, sender);
  await announceTicket(tx, ticket, kind === 'note' ? 'note' : 'message', sender);
  return { ticket: { ...ticket, ...changed }, message: message! };
}

const saidByWriter = ({ waitingSince, unreadByDesk }: TicketRow, { createdAt }: MessageRow) => ({
  status: 'in-progress' as const,
  waitingSince: waitingSince ?? createdAt,
  unreadByDesk: unreadByDesk + 1,
});

const saidByDesk = ({ firstResponseAt, unreadByMember }: TicketRow, { createdAt }: MessageRow) => ({
  firstResponseAt: firstResponseAt ?? createdAt,
  waitingSince: null,
  unreadByMember: unreadByMember + 1,
});
