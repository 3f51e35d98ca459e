import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ticket, TicketSender } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type MessageRow, presentTicket } from './present.ts';
import { findRepliesWithRoom } from './room-of-list.ts';
import { supportAttachments, supportMessages } from './tables.ts';
import type { TicketRow } from './ticket-row.ts';

/** A ticket with its conversation, its files and, for the desk, its notes and assignee. */
export async function showTicket(db: Database, row: TicketRow, side: TicketSender): Promise<Ticket> {
  return (await showTickets(db, [row], side, { replies: true, notes: side === 'admin' }))[0]!;
}

/**
 * Tickets, each with what is asked for: three queries at most, however many there are.
 * @param parts `asList`: of the replies only those that a list has room for
 */
export async function showTickets(
  db: Database,
  rows: TicketRow[],
  side: TicketSender,
  { replies, notes = false, asList = false }: { replies: boolean; notes?: boolean; asList?: boolean },
): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { messages, leftOut } = !replies
    ? NO_MESSAGES
    : asList
      ? await findRepliesWithRoom(db, ids)
      : { ...NO_MESSAGES, messages: await findMessages(db, ids, notes) };
  const said = Map.groupBy(messages, ({ ticketId }) => ticketId);
  const files = Map.groupBy(await findFiles(db, ids), ({ ticketId }) => ticketId);
  const names = side === 'admin' ? await findNames(db, rows) : new Map<string, string>();
  return rows.map((row) => {
    const own = said.get(row.id) ?? [];
    const name = row.assigneeId && names.get(row.assigneeId);
    return presentTicket(row, side, {
      attachments: files.get(row.id),
      assignee: row.assigneeId && name ? { _id: row.assigneeId, name } : null,
      ...(replies && { replies: own.filter(({ kind }) => kind === 'reply') }),
      repliesLeftOut: leftOut.get(row.id) || undefined,
      ...(notes && { notes: own.filter(({ kind }) => kind === 'note') }),
    });
  });
}

const NO_MESSAGES = { messages: [] as MessageRow[], leftOut: new Map<string, number>() };

const findMessages = (db: Database, ticketIds: string[], notes: boolean) =>
  db
    .select()
    .from(supportMessages)
    .where(and(inArray(supportMessages.ticketId, ticketIds), notes ? undefined : eq(supportMessages.kind, 'reply')))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));

const findFiles = (db: Database, ticketIds: string[]) =>
  db
    .select()
    .from(supportAttachments)
    .where(inArray(supportAttachments.ticketId, ticketIds))
    .orderBy(asc(supportAttachments.createdAt), asc(supportAttachments.id));

async function findNames(db: Database, rows: TicketRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
