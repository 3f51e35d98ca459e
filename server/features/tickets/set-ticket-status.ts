import { eq } from 'drizzle-orm';
import type { TicketStatus } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announceTicket } from './announce-ticket.ts';
import { isOver } from './policy.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';

/**
 * Sets a status of the desk's choice. Nobody waits for an answer on a ticket that is over; opened again, its writer does
 * if the last word was the writer's.
 * @param ticket locked by this transaction
 */
export async function setTicketStatus(
  tx: Database,
  ticket: Authorized<TicketRow>,
  status: TicketStatus,
): Promise<Authorized<TicketRow>> {
  if (ticket.status === status) return ticket;
  const waits = !isOver(status) && ticket.lastSender === 'user';
  const [changed] = await tx
    .update(supportTickets)
    .set({
      status,
      waitingSince: waits ? (ticket.waitingSince ?? ticket.lastMessageAt) : null,
      updatedAt: new Date(),
    })
    .where(eq(supportTickets.id, ticket.id))
    .returning(ticketColumns);
  await announceTicket(tx, ticket, 'status', 'admin');
  return { ...ticket, ...changed };
}
