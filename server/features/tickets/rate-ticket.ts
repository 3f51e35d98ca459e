import { eq } from 'drizzle-orm';
import type { Satisfaction } from '#contract/tickets/ticket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { announceTicket } from './announce-ticket.ts';
import { lockTicket } from './lock-ticket.ts';
import { canRate, ownsTicket, ticketMissing } from './policy.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';

/**
 * How its writer found the help; said again it takes the place of what was said before.
 * @throws NOT_FOUND, also for admins whose ticket it is not; TICKET_NOT_RESOLVED
 */
export function rateTicket(
  db: Database,
  id: string,
  { rating, comment }: Pick<Satisfaction, 'rating' | 'comment'>,
  actor: SessionUser,
): Promise<TicketRow> {
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id, actor);
    if (!ownsTicket(actor, ticket)) throw ticketMissing();
    // Of a merged ticket the one in which it goes on is locked: nobody was asked about that one here.
    if (ticket.id !== id || !canRate(ticket)) throw failure('TICKET_NOT_RESOLVED');
    const [rated] = await tx
      .update(supportTickets)
      .set({ rating, ratingComment: comment, ratedAt: new Date(), updatedAt: new Date() })
      .where(eq(supportTickets.id, id))
      .returning(ticketColumns);
    await announceTicket(tx, ticket, 'details', 'user');
    return rated!;
  });
}
