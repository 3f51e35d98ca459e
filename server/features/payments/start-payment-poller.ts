import { sql } from 'drizzle-orm';
import { rows } from '#server/platform/database/rows.ts';
import { repeat } from '#server/platform/repeat.ts';
import { expireOrders } from './expire-orders.ts';
import { resumeRefunds } from './refunds/resume-refunds.ts';
import { settleOrder } from './settle-order.ts';
import type { PaymentTools } from './tools.ts';

const EVERY_MS = 5_000;
/** Orders expire by the day; refunds wait for a minute. */
const SELDOM_MS = 60_000;
const AT_ONCE = 20;

/**
 * Asks PayPal about payments that nobody has heard of for a while. A payment is taken by moving its next check, so that
 * several instances share the work, and one that dies loses nothing.
 * @returns how many were asked about
 */
export async function checkDuePayments(tools: PaymentTools, isStopped: () => boolean = () => false): Promise<number> {
  const due = rows<{ order_ref: string }>(
    await tools.db.execute(sql`
      UPDATE payment SET next_check_at = now() + interval '2 minutes', checks = checks + 1
      WHERE id IN (SELECT id FROM payment WHERE next_check_at <= now() ORDER BY next_check_at LIMIT ${AT_ONCE}
        FOR UPDATE SKIP LOCKED)
      RETURNING order_ref`),
  );
  for (const { order_ref: orderRef } of due) {
    if (isStopped()) break;
    try {
      await settleOrder(tools, orderRef);
    } catch (error) {
      tools.log.error({ err: error, order: orderRef }, 'a payment could not be checked');
    }
  }
  return due.length;
}

/** Watches over payments, refunds and orders that nobody pays. */
export function startPaymentPoller(tools: PaymentTools): { stop(): Promise<void> } {
  let seldomAt = 0;
  const round = async (signal: AbortSignal) => {
    const isStopped = () => signal.aborted;
    while ((await checkDuePayments(tools, isStopped)) === AT_ONCE && !isStopped());
    if (Date.now() - seldomAt < SELDOM_MS) return;
    await resumeRefunds(tools, new Date(), isStopped);
    await expireOrders(tools.db);
    seldomAt = Date.now();
  };
  return repeat(EVERY_MS, round, (error) => tools.log.error({ err: error }, 'payment poller'));
}
