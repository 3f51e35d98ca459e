import { isNotNull, sql } from 'drizzle-orm';
import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

/** Bars of each kind of period. */
const LENGTH: Record<RevenuePeriod, number> = { day: 30, week: 26, month: 12 };

type Wanted = {
  per: RevenuePeriod;
  currency: Currency;
  /** Payments by which no money moved count too: while the shop itself takes no other. */
  withDemo: boolean;
  /** The last bar is the period of this instant. */
  now: Date;
};

/** What came in per period, at the time of payment, less what went back, at the time of the refund. Periods begin in UTC. */
export async function getRevenue(db: Database, { per, currency, withDemo, now }: Wanted) {
  const unit = sql.raw(`'${per}'`);
  const periodOf = (instant: unknown) => sql`date_trunc(${unit}, ${instant}::timestamptz AT TIME ZONE 'UTC')`;
  const last = periodOf(now.toISOString());
  const bars = await db.execute(sql`
    WITH period AS (
      SELECT generate_series(${last} - ${LENGTH[per] - 1} * interval ${sql.raw(`'1 ${per}'`)}, ${last},
        interval ${sql.raw(`'1 ${per}'`)}) AS start
    ), sold AS (
      SELECT o.id, o.kind, o.capture_time, o.total_price FROM shop_order o LEFT JOIN receipt r ON r.order_ref = o.id
      WHERE o.currency = ${currency} AND o.capture_time IS NOT NULL
        AND (${withDemo} OR NOT COALESCE((r.facts ->> 'isDemo')::boolean, false))
    ), money AS (
      SELECT ${periodOf(sql.raw('capture_time'))} AS start, kind, total_price AS amount, 1 AS paid FROM sold
      UNION ALL
      SELECT ${periodOf(sql.raw('f.completed_at'))}, s.kind, -f.amount, 0
      FROM refund f JOIN sold s ON s.id = f.order_ref WHERE f.state = 'completed'
    )
    SELECT to_char(p.start, 'YYYY-MM-DD') AS start,
      COALESCE(SUM(m.amount) FILTER (WHERE m.kind = 'package'), 0.00)::numeric(12, 2)::text AS packages,
      COALESCE(SUM(m.amount) FILTER (WHERE m.kind = 'item'), 0.00)::numeric(12, 2)::text AS items,
      COALESCE(SUM(m.paid), 0)::int AS orders
    FROM period p LEFT JOIN money m ON m.start = p.start
    GROUP BY p.start ORDER BY p.start`);
  return rows<RevenueBar>(bars);
}

/** All that anything was paid in. */
export async function findCurrencies(db: Database): Promise<Currency[]> {
  const found = await db
    .selectDistinct({ currency: orders.currency })
    .from(orders)
    .where(isNotNull(orders.captureTime))
    .orderBy(orders.currency);
  return found.map(({ currency }) => currency);
}
