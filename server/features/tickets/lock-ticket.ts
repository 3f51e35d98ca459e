import { eq } from 'drizzle-orm';
import { type Authorized, authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { getTicket } from './get-ticket.ts';
import { canReadTicket, ticketMissing } from './policy.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';

/**
 * A ticket that the actor may read, as the only one who changes it until the transaction ends. In place of one that was
 * merged comes the one in which it goes on.
 * @throws NOT_FOUND
 */
export async function lockTicket(tx: Database, id: string, actor: SessionUser): Promise<Authorized<TicketRow>> {
  for (let next = id; ; ) {
    const row = await getTicket(tx, next, actor);
    if (!row.mergedInto) {
      const [locked] = await tx
        .select(ticketColumns)
        .from(supportTickets)
        .where(eq(supportTickets.id, next))
        .for('update');
      if (!locked) throw ticketMissing();
      if (!locked.mergedInto) return authorize(locked, canReadTicket(actor, locked), ticketMissing());
    }
    next = row.mergedInto ?? next;
  }
}
