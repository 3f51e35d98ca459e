import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DashboardCounts } from '#contract/dashboard.ts';
import { users } from '#server/features/accounts/tables.ts';
import { orders } from '#server/features/orders/tables.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The figures of the admin's dashboard, as they are now. */
export async function countRecords(db: Database): Promise<DashboardCounts> {
  const { status, mergedInto, waitingSince } = supportTickets;
  const goesOn = isNull(mergedInto);
  const [packageOrders, itemOrders, people, tickets, openTickets, waitingTickets] = await Promise.all([
    db.$count(orders, eq(orders.kind, 'package')),
    db.$count(orders, eq(orders.kind, 'item')),
    db.$count(users),
    db.$count(supportTickets, goesOn),
    db.$count(supportTickets, and(inArray(status, ['open', 'in-progress']), goesOn)),
    db.$count(supportTickets, and(isNotNull(waitingSince), goesOn)),
  ]);
  return {
    orders: packageOrders + itemOrders,
    packageOrders,
    itemOrders,
    users: people,
    tickets,
    openTickets,
    waitingTickets,
  };
}
