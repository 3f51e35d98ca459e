import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { supportTickets } from './tables.ts';

/** Tickets that were not merged into another one: all, those that are open, those that wait for the desk. */
export async function countTickets(
  db: Database,
): Promise<{ tickets: number; openTickets: number; waitingTickets: number }> {
  const { status, mergedInto, waitingSince } = supportTickets;
  const goesOn = isNull(mergedInto);
  const [tickets, openTickets, waitingTickets] = await Promise.all([
    db.$count(supportTickets, goesOn),
    db.$count(supportTickets, and(inArray(status, ['open', 'in-progress']), goesOn)),
    db.$count(supportTickets, and(isNotNull(waitingSince), goesOn)),
  ]);
  return { tickets, openTickets, waitingTickets };
}
