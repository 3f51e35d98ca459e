import type { Ticket } from '#contract/tickets.ts';
import type { TicketRow } from './create-ticket.ts';

export function presentTicket(row: TicketRow): Ticket {
  return {
    _id: row.id,
    subject: row.subject,
    message: row.message,
    phone: row.phone,
    ticketStatus: row.status,
    ticketUserName: row.userName,
    ticketUserEmail: row.userEmail,
    ticketUserProfileURL: row.userProfileURL,
    ticketUserRole: row.userRole,
    createdAt: row.createdAt.toISOString(),
  };
}
