import { and, eq, gte, ilike, isNull, lte, type SQL } from 'drizzle-orm';
import type { TicketPriority, TicketSender, TicketStatus } from '#contract/tickets/ticket.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { ownedBy } from './owned-by.ts';
import { supportTickets } from './tables.ts';

export type TicketFilter = {
  userEmail?: string | undefined;
  email?: string | undefined;
  ticketStatus?: TicketStatus | undefined;
  priority?: TicketPriority | undefined;
  assignee?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

const tickets = supportTickets;

/**
 * Tickets that match. Merged ones are left out, because they continue in another one. Writers search their own tickets by
 * what they can see; only the desk may search by other people, assignee and notes.
 */
export function ticketsWhere(actor: SessionUser, side: TicketSender, filter: TicketFilter): SQL | undefined {
  const { ticketStatus, priority, startDate, endDate } = filter;
  return and(
    isNull(tickets.mergedInto),
    side === 'user' ? ownedBy(actor) : askedByDesk(filter),
    ticketStatus && eq(tickets.status, ticketStatus),
    priority && eq(tickets.priority, priority),
    startDate && endDate
      ? and(gte(tickets.createdAt, new Date(startDate)), lte(tickets.createdAt, new Date(endDate)))
      : undefined,
  );
}

const askedByDesk = ({ userEmail, email, assignee }: TicketFilter) =>
  and(
    userEmail ? eq(tickets.userEmail, userEmail.toLowerCase()) : undefined,
    email ? ilike(tickets.userEmail, contains(email.trim())) : undefined,
    assignee === 'none' ? isNull(tickets.assigneeId) : assignee ? eq(tickets.assigneeId, assignee) : undefined,
  );
