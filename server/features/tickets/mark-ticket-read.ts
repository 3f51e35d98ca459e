import { and, eq, gt } from 'drizzle-orm';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announceToWriter } from './announce-ticket.ts';
import { announceSupport, DESK_STREAM } from './streams.ts';
import { supportTickets } from './tables.ts';
import type { TicketRow } from './ticket-row.ts';

/** A side has seen everything that was said; where else it looks, the number of unread tickets goes down. */
export async function markTicketRead(db: Database, ticket: Authorized<TicketRow>, side: TicketSender): Promise<void> {
  const unread = side === 'admin' ? supportTickets.unreadByDesk : supportTickets.unreadByMember;
  const changed = await db
    .update(supportTickets)
    .set(side === 'admin' ? { unreadByDesk: 0 } : { unreadByMember: 0 })
    .where(and(eq(supportTickets.id, ticket.id), gt(unread, 0)))
    .returning({ id: supportTickets.id });
  if (changed.length === 0) return;
  const event = { type: 'ticket', ticketId: ticket.id, change: 'read', sender: side } as const;
  if (side === 'admin') await announceSupport(db, DESK_STREAM, event);
  else await announceToWriter(db, ticket, event);
}
