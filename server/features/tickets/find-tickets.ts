import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { rowsWithRoom } from './room-of-list.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';
import { type TicketFilter, ticketsWhere } from './tickets-where.ts';
import { hasWords, searchByIndex, ticketsWithWords } from './tickets-with-words.ts';
import { wordsOf } from './words-of.ts';

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

/**
 * Tickets of a side that fit the filter, newest first unless `sort` says otherwise, and how many there are in all. Without
 * a page, the first ones, as many as a list without pages has room for.
 */
export async function findTickets(
  db: Database,
  actor: SessionUser,
  side: TicketSender,
  { search = '', ...query }: ListQuery & TicketFilter,
): Promise<{ found: TicketRow[]; total: number }> {
  const where = ticketsWhere(actor, side, query);
  if (search.trim() === '') return findAmong(db, sql`${supportTickets}`, where, query);
  const words = wordsOf(search);
  // Signs alone are in no text.
  if (words.length === 0) return { found: [], total: 0 };
  // One person's tickets are few: their words are looked at one by one.
  if (side === 'user') return findAmong(db, sql`${supportTickets}`, and(where, hasWords(words, side)), query);
  return searchByIndex(db, (tx) => findAmong(tx, ticketsWithWords(words, side), where, query));
}

/** One look at all that fit, for the page and for their number; the whole rows are read of the page alone. */
async function findAmong(db: Database, tickets: SQL, where: SQL | undefined, query: ListQuery) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, sort = '' } = query;
  const order = orderOf(sort);
  const fitting = db
    .select({ id: sql<string>`${id}`.as('fitting_id'), total: sql<number>`(COUNT(*) OVER ())::int`.as('total') })
    .from(tickets)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('fitting');
  const rows = await db
    .select({ ticket: ticketColumns, total: fitting.total })
    .from(supportTickets)
    .innerJoin(fitting, eq(id, fitting.id))
    .orderBy(...order);
  const found = rows.map(({ ticket }) => ticket);
  if (!query.page) return { found: rowsWithRoom(found), total: rows[0]?.total ?? 0 };
  // Behind the last page no row says how many there are.
  const [counted] = rows.length > 0 ? rows : await db.select({ total: count() }).from(tickets).where(where);
  return { found, total: counted?.total ?? 0 };
}

function orderOf(sort: string): SQL[] {
  const name = sort.replace('-', '');
  const column = sortable[name];
  if (!column) return [desc(createdAt), desc(id)];
  const order = sort.startsWith('-') ? desc(column) : asc(column);
  return [MAY_BE_NOTHING.includes(name) ? sql`${order} NULLS LAST` : order, desc(id)];
}
