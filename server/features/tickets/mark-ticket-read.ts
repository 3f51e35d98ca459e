import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announceToWriter } from './announce-ticket.ts';
import { announceSupport, DESK_STREAM } from './streams.ts';
import { supportMessages, supportTickets } from './tables.ts';
import type { TicketRow } from './ticket-row.ts';

/**
 * A side has seen what was said, and where else it looks, the number of unread tickets goes down.
 * @param seen time of the last message that was shown: what came after it, while this was on its way, stays unread
 */
export function markTicketRead(
  db: Database,
  ticket: Authorized<TicketRow>,
  side: TicketSender,
  seen?: string,
): Promise<void> {
  const column = side === 'admin' ? 'unreadByDesk' : 'unreadByMember';
  return db.transaction(async (tx) => {
    // Under the lock of the row, so that a message at this moment comes either before it or after it.
    const [now] = await tx
      .select({ unread: supportTickets[column] })
      .from(supportTickets)
      .where(eq(supportTickets.id, ticket.id))
      .for('update');
    const left = seen ? Math.min(await countLater(tx, ticket.id, side, seen), now?.unread ?? 0) : 0;
    if (!now || now.unread === left) return;
    await tx
      .update(supportTickets)
      .set({ [column]: left })
      .where(eq(supportTickets.id, ticket.id));
    const event = { type: 'ticket', ticketId: ticket.id, change: 'read', sender: side } as const;
    if (side === 'admin') await announceSupport(tx, DESK_STREAM, event);
    else await announceToWriter(tx, ticket, event);
  });
}

/** What the other side said later, to the millisecond: finer times do not leave the server. */
async function countLater(tx: Database, ticketId: string, side: TicketSender, seen: string): Promise<number> {
  const { kind, sender, createdAt } = supportMessages;
  const [later] = await tx
    .select({ n: count() })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.ticketId, ticketId),
        eq(kind, 'reply'),
        eq(sender, side === 'admin' ? 'user' : 'admin'),
        gt(sql`date_trunc('milliseconds', ${createdAt})`, seen),
      ),
    );
  return later?.n ?? 0;
}
