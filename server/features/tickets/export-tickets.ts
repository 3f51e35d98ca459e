import { desc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type Owner, ownedBy } from './owned-by.ts';
import { showTickets } from './show-ticket.ts';
import { supportTickets } from './tables.ts';
import { ticketColumns } from './ticket-row.ts';

/** A person's tickets as their writer sees them, with what the desk answered, for the export of the account. */
export async function exportTickets(db: Database, person: Owner) {
  const tickets = await db
    .select(ticketColumns)
    .from(supportTickets)
    .where(ownedBy(person))
    .orderBy(desc(supportTickets.createdAt));
  return showTickets(db, tickets, 'user', { replies: true });
}
