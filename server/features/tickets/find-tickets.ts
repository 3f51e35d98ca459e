import { asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportTickets } from './tables.ts';
import { ticketColumns } from './ticket-row.ts';
import { type TicketFilter, ticketsWhere } from './tickets-where.ts';

const { id, userName, userEmail, subject, status, priority, createdAt, lastMessageAt, waitingSince } = supportTickets;

/** Orders that are not those of the alphabet, ascending. */
const byRank = (column: AnyPgColumn, ranks: string) => sql`array_position(string_to_array(${ranks}, ' '), ${column})`;
const sortable: Record<string, AnyPgColumn | SQL> = {
  createdAt,
  lastMessageAt,
  waitingSince,
  subject,
  ticketStatus: byRank(status, 'open in-progress resolved closed'),
  priority: byRank(priority, 'low medium high'),
  ticketUserName: userName,
  ticketUserEmail: userEmail,
};
/** Where there may be nothing, nothing comes last. Not for the others: it would keep the database from using an index. */
const MAY_BE_NOTHING = ['waitingSince', 'priority'];

/** Tickets of a side that fit the filter, newest first unless `sort` says otherwise, and how many there are in all. */
export async function findTickets(
  db: Database,
  actor: SessionUser,
  side: TicketSender,
  query: ListQuery & TicketFilter,
) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, sort = '' } = query;
  const where = ticketsWhere(actor, side, query);
  const found = await db
    .select(ticketColumns)
    .from(supportTickets)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(supportTickets).where(where);
  return { found, total: total?.n ?? 0 };
}

function orderOf(sort: string): SQL[] {
  const name = sort.replace('-', '');
  const column = sortable[name];
  if (!column) return [desc(createdAt), desc(id)];
  const order = sort.startsWith('-') ? desc(column) : asc(column);
  return [MAY_BE_NOTHING.includes(name) ? sql`${order} NULLS LAST` : order, desc(id)];
}
