import { sql } from 'drizzle-orm';
import type { Disagreement } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';

/** Orders whose money has come, whatever became of it later. */
const PAID_ONCE = sql.raw(`('Paid', 'Disputed', 'Partially refunded', 'Refunded', 'Reversed')`);
/** Attempts to pay whose money has come. */
const CAPTURED = sql.raw(`('captured', 'refunded', 'reversed')`);

/**
 * Recomputes every order from the payments, ledger entries, receipts and refunds that belong to it. Empty means: all agrees.
 * Queries one after the other: the embedded database has a single connection.
 */
export async function auditOrders(db: Database): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const check of checks) found.push(...rows<Disagreement>(await db.execute(check)));
  return found;
}

const checks = [
  sql`
    SELECT 'captured payments that fit a paid order' AS what, o.order_id AS subject, 1 AS expected, COUNT(p.id)::int AS found
    FROM shop_order o LEFT JOIN payment p ON p.order_ref = o.id AND p.state IN ${CAPTURED}
      AND p.amount = o.total_price AND p.currency = o.currency AND p.capture_id = o.paypal_transaction_id
    WHERE o.payment_status IN ${PAID_ONCE} GROUP BY o.id HAVING COUNT(p.id) <> 1`,
  sql`
    SELECT 'captured payments' AS what, o.order_id AS subject,
      (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN 1 ELSE 0 END) AS expected, COUNT(*)::int AS found
    FROM shop_order o JOIN payment p ON p.order_ref = o.id AND p.state IN ${CAPTURED}
    GROUP BY o.id HAVING COUNT(*) <> (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN 1 ELSE 0 END)`,
  // Who deleted the account before the money came got no credits.
  sql`
    SELECT 'credits bought' AS what, o.order_id AS subject,
      (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN o.credit ELSE 0 END) AS expected, COALESCE(e.amount, 0) AS found
    FROM shop_order o LEFT JOIN credit_entry e ON e.cause = 'purchase:' || o.id AND e.kind = 'purchase'
    WHERE COALESCE(e.amount, 0) <> (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN o.credit ELSE 0 END)
      AND (o.user_id IS NOT NULL OR e.id IS NOT NULL)`,
  sql`
    SELECT 'receipts that fit' AS what, o.order_id AS subject,
      (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN 1 ELSE 0 END) AS expected, COUNT(r.number)::int AS found
    FROM shop_order o LEFT JOIN receipt r ON r.order_ref = o.id AND r.number = o.receipt_number
      AND (r.facts ->> 'total')::numeric = o.total_price AND r.facts ->> 'currency' = o.currency
      AND r.facts ->> 'transactionId' = o.paypal_transaction_id
    GROUP BY o.id HAVING COUNT(r.number) <> (CASE WHEN o.payment_status IN ${PAID_ONCE} THEN 1 ELSE 0 END)`,
  sql`
    SELECT 'receipts of the number' AS what, n::text AS subject, 1 AS expected, COUNT(r.number)::int AS found
    FROM generate_series(1, GREATEST((SELECT MAX(last) FROM receipt_counter), (SELECT MAX(number) FROM receipt))) n
    LEFT JOIN receipt r ON r.number = n GROUP BY n HAVING COUNT(r.number) <> 1 ORDER BY n`,
  sql`
    SELECT 'number of the last receipt' AS what, 'the counter' AS subject,
      COALESCE((SELECT MAX(number) FROM receipt), 0) AS expected, c.last AS found
    FROM receipt_counter c WHERE c.last <> COALESCE((SELECT MAX(number) FROM receipt), 0)`,
  // A chargeback of all may come on top of a partial refund: no more goes back than was paid.
  sql`
    SELECT 'refunded amount' AS what, o.order_id AS subject,
      LEAST(o.total_price, COALESCE(SUM(f.amount), 0))::numeric(12, 2)::text AS expected, o.refunded_amount::text AS found
    FROM shop_order o LEFT JOIN refund f ON f.order_ref = o.id AND f.state = 'completed'
    GROUP BY o.id HAVING LEAST(o.total_price, COALESCE(SUM(f.amount), 0)) <> o.refunded_amount`,
  sql`
    SELECT 'credits taken back' AS what, o.order_id AS subject, COALESCE(SUM(f.credits_taken_back), 0)::int AS expected,
      o.credits_taken_back AS found
    FROM shop_order o LEFT JOIN refund f ON f.order_ref = o.id AND f.state = 'completed'
    GROUP BY o.id HAVING COALESCE(SUM(f.credits_taken_back), 0) <> o.credits_taken_back`,
  sql`
    SELECT 'credits taken back by a refund' AS what, o.order_id AS subject, -f.credits_taken_back AS expected,
      COALESCE(e.amount, 0) AS found
    FROM refund f JOIN shop_order o ON o.id = f.order_ref
    LEFT JOIN credit_entry e ON e.cause = 'refund:' || f.id AND e.kind = 'refund'
    WHERE COALESCE(e.amount, 0) <> -f.credits_taken_back`,
];
