import { type SQL, sql } from 'drizzle-orm';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportTickets } from './tables.ts';
import { queryOfWords } from './words-of.ts';

/** Nobody remembers more words of a text; each further one would cost time. */
const MAX_WORDS = 16;

const { words, deskWords } = supportTickets;
const { id, userId, userEmail, userName, subject, status, priority, assigneeId } = supportTickets;
const { mergedInto, createdAt, lastMessageAt, waitingSince } = supportTickets;

/** What lists are filtered and ordered by. Not the long texts: of common words it is kept for every ticket there is. */
const columns = sql.join(
  [
    ...[id, userId, userEmail, userName, subject, status, priority, assigneeId],
    ...[mergedInto, createdAt, lastMessageAt, waitingSince],
  ],
  sql`, `,
);

/** Tickets in which every word begins one that was said, as far as the side may read it. */
export const hasWords = (searched: string[], side: TicketSender): SQL =>
  sql`${side === 'admin' ? deskWords : words} @@ ${queryOfWords(searched.slice(0, MAX_WORDS))}::tsquery`;

/**
 * Those tickets, instead of the table of all. `OFFSET 0` keeps other conditions and orders out of this query, where the
 * database would rather follow them through all tickets and unpack the words of each: it does not know how much that costs.
 */
export const ticketsWithWords = (searched: string[], side: TicketSender): SQL =>
  sql`(SELECT ${columns} FROM ${supportTickets} WHERE ${hasWords(searched, side)} OFFSET 0) AS ${supportTickets}`;

/** For the same reason it may not read the whole table either, as it would for words that come in most tickets. */
export const searchByIndex = <Found>(db: Database, search: (tx: Database) => Promise<Found>): Promise<Found> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return search(tx);
  });
