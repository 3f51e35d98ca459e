import type { DashboardCounts } from '#contract/dashboard.ts';
import { users } from '#server/features/accounts/index.ts';
import { countOrders } from '#server/features/orders/index.ts';
import { countTickets } from '#server/features/tickets/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The figures of the admin's dashboard, as they are now. */
export async function countRecords(db: Database): Promise<DashboardCounts> {
  const [orders, people, tickets] = await Promise.all([countOrders(db), db.$count(users), countTickets(db)]);
  return { orders: orders.packageOrders + orders.itemOrders, ...orders, users: people, ...tickets };
}
