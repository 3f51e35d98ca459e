import type { Ticket, TicketReply } from '#contract/tickets/ticket.ts';

export interface Entry extends TicketReply {
  /** A note is the desk's own and never seen by the ticket's writer. */
  kind: 'message' | 'note';
}

/** All that was said in a ticket, oldest first: what its writer began with, the replies, and the notes that came along. */
export function entriesOf(ticket: Ticket): Entry[] {
  const first: Entry = {
    kind: 'message',
    _id: ticket._id,
    message: ticket.message,
    timestamp: ticket.createdAt,
    sender: 'user',
    name: ticket.ticketUserName,
    attachments: ticket.attachments,
  };
  const replies = (ticket.adminMessage ?? []).map((reply): Entry => ({ kind: 'message', ...reply }));
  const notes = (ticket.notes ?? []).map((note): Entry => ({ kind: 'note', ...note }));
  // Sorting is stable: of two of one instant the reply stays behind what it answers.
  return [first, ...replies, ...notes].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}
