import type { Attachment } from '#contract/tickets/attachment.ts';
import type { Ticket, TicketReply, TicketSender } from '#contract/tickets/ticket.ts';
import type { supportAttachments, supportMessages } from './tables.ts';
import type { TicketRow } from './ticket-row.ts';

export type MessageRow = typeof supportMessages.$inferSelect;
export type AttachmentRow = typeof supportAttachments.$inferSelect;

/** What belongs to a ticket and stands in other tables. Left out: the answer does not speak of it. */
export type TicketParts = {
  replies?: MessageRow[];
  repliesLeftOut?: number | undefined;
  notes?: MessageRow[];
  attachments?: AttachmentRow[];
  assignee?: { _id: string; name: string } | null;
};

/** @param side who is asking: the desk's own things leave for the desk only */
export function presentTicket(row: TicketRow, side: TicketSender, parts: TicketParts = {}): Ticket {
  const { replies, repliesLeftOut, notes, attachments = [], assignee } = parts;
  const filesOf = (id: string | null) =>
    attachments.filter(({ messageId }) => messageId === id).map((file) => presentAttachment(file));
  const presentAll = (messages: MessageRow[] | undefined) =>
    messages?.map((message) => presentReply(message, filesOf(message.id)));
  const { rating, ratedAt } = row;
  return {
    _id: row.id,
    subject: row.subject,
    message: row.message,
    attachments: filesOf(null),
    phone: row.phone,
    ticketStatus: row.status,
    priority: row.priority,
    ticketUserName: row.userName,
    ticketUserEmail: row.userEmail,
    ticketUserProfileURL: row.userProfileURL,
    ticketUserRole: row.userRole,
    createdAt: row.createdAt.toISOString(),
    about: row.aboutType && row.aboutId ? { type: row.aboutType, id: row.aboutId, label: row.aboutLabel ?? '' } : null,
    adminMessage: presentAll(replies),
    repliesLeftOut,
    lastMessage: { message: row.lastMessage, sender: row.lastSender, timestamp: row.lastMessageAt.toISOString() },
    unread: side === 'admin' ? row.unreadByDesk : row.unreadByMember,
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    satisfaction: rating && ratedAt ? { rating, comment: row.ratingComment, ratedAt: ratedAt.toISOString() } : null,
    mergedInto: row.mergedInto,
    ...(side === 'admin' && { userId: row.userId, assignee, notes: presentAll(notes) }),
  };
}

const presentReply = (row: MessageRow, attachments: Attachment[]): TicketReply => ({
  _id: row.id,
  message: row.text,
  timestamp: row.createdAt.toISOString(),
  sender: row.sender,
  name: row.authorName,
  attachments,
});

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  _id: row.id,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  url: `/api/support-attachments/${row.id}`,
  width: row.width,
  height: row.height,
});
