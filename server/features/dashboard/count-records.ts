import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DashboardCounts } from '#contract/dashboard.ts';
import { users } from '#server/features/accounts/tables.ts';
import { orders } from '#server/features/orders/tables.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The figures of the admin's dashboard, as they are now. */
export async function countRecords(db: Database): Promise<DashboardCounts> {
  const { status, mergedInto, waitingSince } = supportTickets;
  const goesOn = isNull(mergedInto);
  const [sold, people, tickets, openTickets, waitingTickets] = await Promise.all([
    db.$count(orders),
    db.$count(users),
    db.$count(supportTickets, goesOn),
    db.$count(supportTickets, and(inArray(status, ['open', 'in-progress']), goesOn)),
    db.$count(supportTickets, and(isNotNull(waitingSince), goesOn)),
  ]);
  return { orders: sold, users: people, tickets, openTickets, waitingTickets };
}
