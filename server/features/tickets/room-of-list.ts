import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { LIST_BYTES } from '#contract/tickets/texts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MessageRow } from './present.ts';
import { supportMessages } from './tables.ts';
import type { TicketRow } from './ticket-row.ts';

/** What goes along with a text: ids, times, names. */
const BYTES_BESIDE = 300;

const { id, ticketId, kind, text, createdAt } = supportMessages;

/** The first rows, as many as carry `LIST_BYTES` of first messages; one at least. */
export function rowsWithRoom(rows: TicketRow[]): TicketRow[] {
  let bytes = 0;
  return rows.filter(({ message }, n) => {
    bytes += Buffer.byteLength(message) + BYTES_BESIDE;
    return bytes <= LIST_BYTES || n === 0;
  });
}

/** Replies of tickets, oldest first: of each the newest that fit into its equal share of `LIST_BYTES`, and how many do not. */
export async function findRepliesWithRoom(db: Database, ticketIds: string[]) {
  const share = Math.floor(LIST_BYTES / ticketIds.length);
  const newestFirst = sql`PARTITION BY ${ticketId} ORDER BY ${createdAt} DESC, ${id} DESC`;
  const sized = db
    .select({
      id: sql<string>`${id}`.as('sized_id'),
      of: sql<string>`${ticketId}`.as('sized_of'),
      bytes: sql<number>`SUM(octet_length(${text}) + ${BYTES_BESIDE}::int) OVER (${newestFirst})`.as('bytes'),
      nth: sql<number>`ROW_NUMBER() OVER (${newestFirst})`.as('nth'),
      total: sql<number>`(COUNT(*) OVER (PARTITION BY ${ticketId}))::int`.as('total'),
    })
    .from(supportMessages)
    .where(and(inArray(ticketId, ticketIds), eq(kind, 'reply')))
    .as('sized');
  // The newest one stands for its ticket, also when it does not fit itself: without its text.
  const rows = await db
    .select({ of: sized.of, total: sized.total, reply: supportMessages })
    .from(sized)
    .leftJoin(supportMessages, and(eq(id, sized.id), lte(sized.bytes, share)))
    .where(or(lte(sized.bytes, share), eq(sized.nth, 1)))
    .orderBy(asc(createdAt), asc(id));
  const messages: MessageRow[] = rows.flatMap(({ reply }) => reply ?? []);
  const leftOut = new Map(rows.map(({ of, total }) => [of, total]));
  for (const message of messages) leftOut.set(message.ticketId, leftOut.get(message.ticketId)! - 1);
  return { messages, leftOut };
}
