import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { BookedRange } from '#contract/orders/books.ts';
import { orders } from '#server/features/orders/index.ts';
import { refunds } from '#server/features/payments/index.ts';
import { receipts } from '#server/features/receipts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Rows that are read at once: an export of many leaves the process free for others in between. */
const BATCH = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Receipts come first, in their order; what has none is as if its number were the last. */
const rank = sql<number>`COALESCE(${orders.receiptNumber}, 2147483647)`;

const columns = {
  id: orders.id,
  rank,
  receiptNumber: orders.receiptNumber,
  captureTime: orders.captureTime,
  kind: orders.kind,
  orderId: orders.orderId,
  paymentId: orders.paymentId,
  createdAt: orders.createdAt,
  productName: orders.productName,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  country: orders.country,
  currency: orders.currency,
  price: orders.price,
  processingFee: orders.processingFee,
  totalPrice: orders.totalPrice,
  refundedAmount: orders.refundedAmount,
  refundedAt: sql<Date | null>`(SELECT MAX(${refunds.completedAt}) FROM ${refunds}
    WHERE ${refunds.orderRef} = ${orders.id} AND ${refunds.state} = 'completed')`.mapWith(refunds.completedAt),
  paypalTransactionID: orders.paypalTransactionID,
  paymentStatus: orders.paymentStatus,
  isDemo: sql<boolean>`COALESCE((${receipts.facts} ->> 'isDemo')::boolean, false)`,
};

const select = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(orders)
    .leftJoin(receipts, eq(receipts.orderRef, orders.id))
    .where(where)
    .orderBy(asc(rank), asc(orders.id))
    .limit(BATCH);

export type BookedOrder = Awaited<ReturnType<typeof select>>[number];

/**
 * Hands over all orders of a range in batches, as they were at one moment: one that is paid meanwhile is neither lost nor
 * there twice.
 * @returns how many there were
 */
export function readBookedOrders(db: Database, wanted: BookedRange, take: (orders: BookedOrder[]) => void) {
  return db.transaction(
    async (tx) => {
      let count = 0;
      let after: SQL | undefined;
      for (;;) {
        const batch = await select(tx, and(after, ...inRange(wanted)));
        take(batch);
        count += batch.length;
        const last = batch.at(-1);
        if (!last || batch.length < BATCH) return count;
        after = sql`(${rank}, ${orders.id}) > (${last.rank}, ${last.id})`;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function inRange({ kind, from, to }: BookedRange): (SQL | undefined)[] {
  return [
    kind && eq(orders.kind, kind),
    from ? gte(orders.captureTime, new Date(from)) : undefined,
    to ? lt(orders.captureTime, new Date(Date.parse(to) + DAY_MS)) : undefined,
  ];
}
