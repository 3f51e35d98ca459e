import { eq } from 'drizzle-orm';
import { type Authorized, authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canReadTicket, ticketMissing } from './policy.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';

/** A ticket that the actor may read. @throws NOT_FOUND, also for somebody else's: its id is nobody's business */
export async function getTicket(db: Database, id: string, actor: SessionUser): Promise<Authorized<TicketRow>> {
  const [row] = await db.select(ticketColumns).from(supportTickets).where(eq(supportTickets.id, id));
  if (!row) throw ticketMissing();
  return authorize(row, canReadTicket(actor, row), ticketMissing());
}
