import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { TicketStatus } from '#contract/tickets/ticket.ts';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ownedBy } from './owned-by.ts';
import { supportTickets } from './tables.ts';
import { ticketColumns } from './ticket-row.ts';

const { userName, userEmail, subject, message, status, createdAt } = supportTickets;
const sortable = {
  createdAt,
  subject,
  ticketStatus: status,
  ticketUserName: userName,
  ticketUserEmail: userEmail,
} as const;

export type TicketQuery = ListQuery & { userEmail?: string | undefined; ticketStatus?: TicketStatus | undefined };

/** Tickets that the actor may see, newest first unless `sort` says otherwise, and how many there are in all. */
export async function findTickets(db: Database, actor: SessionUser, query: TicketQuery) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, search, sort = '-createdAt' } = query;
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    actor.role === 'Admin' ? undefined : ownedBy(actor),
    query.userEmail ? eq(userEmail, query.userEmail.toLowerCase()) : undefined,
    query.ticketStatus ? eq(status, query.ticketStatus) : undefined,
    pattern ? or(...[subject, message, userName, userEmail].map((column) => ilike(column, pattern))) : undefined,
  );
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? createdAt;
  const found = await db
    .select(ticketColumns)
    .from(supportTickets)
    .where(where)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), desc(supportTickets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(supportTickets).where(where);
  return { found, total: total?.n ?? 0 };
}
