import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { OrderKind, orderQuery } from '#contract/orders/order.ts';
import { MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

type OrderQuery = z.infer<typeof orderQuery> & {
  kind: OrderKind;
  /** Whose, by account and not by e-mail, which may change hands. */
  userId?: string | undefined;
};

const sortable = {
  orderId: orders.orderId,
  customerName: sql`lower(${orders.customerName})`,
  packageName: sql`lower(${orders.productName})`,
  orderDate: orders.createdAt,
  createdAt: orders.createdAt,
  totalPrice: orders.totalPrice,
  packagePrice: orders.price,
  credit: orders.credit,
  paymentStatus: sql`lower(${orders.paymentStatus})`,
  orderStatus: sql`lower(${orders.orderStatus})`,
  MembershipValidity: orders.membershipValidity,
} as const;

const searched = [orders.orderId, orders.paymentStatus, orders.orderStatus, orders.productName, orders.customerName];

/** Orders of one kind, newest first unless `sort` says otherwise, and how many there are in all. */
export async function findOrders(db: Database, query: OrderQuery) {
  const { kind, userId, page = 1, limit = query.page ? 10 : MAX_ROWS, search, sort = '-createdAt' } = query;
  const conditions: (SQL | undefined)[] = [eq(orders.kind, kind)];
  if (userId) conditions.push(eq(orders.userId, userId));
  if (query.paymentStatus) conditions.push(eq(sql`lower(${orders.paymentStatus})`, query.paymentStatus.toLowerCase()));
  if (search) {
    const pattern = contains(search);
    conditions.push(or(...searched.map((column) => ilike(column, pattern)), ilike(orders.customerEmail, pattern)));
  }
  const where = and(...conditions);
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? orders.createdAt;
  const direction = sort.startsWith('-') ? desc : asc;
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(sql`${direction(column)} NULLS LAST`, desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(orders).where(where);
  return { found, total: total?.n ?? 0 };
}
