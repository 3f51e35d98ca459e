import { asc, eq } from 'drizzle-orm';
import { PAID } from '#contract/orders/order.ts';
import type { PaymentOutcome } from '#contract/payments.ts';
import { type OrderRow, orderMissing, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applyVerdict } from './apply-verdict.ts';
import { askPayPal } from './ask-paypal.ts';
import { getAccount, isOfAccount } from './get-account.ts';
import { applyRefunds } from './refunds/apply-refunds.ts';
import { type PaymentRow, type PaymentState, payments } from './tables.ts';
import type { PaymentTools } from './tools.ts';

export type Settlement = {
  order: OrderRow;
  outcome: PaymentOutcome;
  /** This very call gave the buyer what was bought. */
  changed: boolean;
  issue?: string | undefined;
};

const OTHER_ACCOUNT_MS = 6 * 60 * 60 * 1000;

/** In which PayPal may still have news. */
const UNDECIDED: readonly PaymentState[] = ['open', 'capturing', 'review', 'mismatch'];

/**
 * The one way in which an order becomes paid, for browser, webhook and poller alike: asks PayPal about every attempt to pay
 * it and writes down what came of it. Calling it again, or many times at once, changes nothing more.
 * @param approvedAt when the buyer is known to have approved, which browsers and webhooks tell
 * @param paymentId an attempt that PayPal has news of, to be asked about even when it was given up
 * @throws NOT_FOUND when there is no such order
 */
export async function settleOrder(
  tools: PaymentTools,
  orderRef: string,
  { approvedAt, paymentId: named }: { approvedAt?: Date | undefined; paymentId?: string } = {},
): Promise<Settlement> {
  const { order, attempts } = await readOrder(tools.db, orderRef);
  if (PAID.includes(order.paymentStatus)) return { order, outcome: 'paid', changed: false };
  const undecided = attempts.filter(({ id, state }) => UNDECIDED.includes(state) || id === named);
  const account = undecided.length > 0 ? await getAccount(tools) : undefined;
  let changed = false;
  let last: { outcome: PaymentOutcome; issue?: string | undefined } | undefined;
  for (const payment of undecided) {
    if (!account || !isOfAccount(payment, account)) {
      await putOff(tools.db, payment);
      if (payment.state !== 'open') last = { outcome: 'mismatch', issue: 'OTHER_ACCOUNT' };
      continue;
    }
    const { orderId, paymentId } = order;
    const answer = await askPayPal(tools, account.client, payment, { ...payment, orderId, paymentId }, approvedAt);
    const { verdict } = answer;
    changed = (await applyVerdict(tools, answer)) || changed;
    // Money may have gone back before anybody here heard that it had come.
    if (verdict.outcome === 'paid') await applyRefunds(tools, verdict.capture.id, verdict.refunds);
    if (verdict.outcome !== 'void' && verdict.outcome !== 'approved')
      last = { outcome: verdict.outcome, issue: 'issue' in verdict ? verdict.issue : undefined };
  }
  const after = await readOrder(tools.db, orderRef);
  return { order: after.order, changed, ...sumUp(after, last) };
}

/** It was begun with another account of the shop: it can be asked about when that one is set up again. */
const putOff = (db: Database, { id, nextCheckAt }: PaymentRow) =>
  db
    .update(payments)
    .set({ nextCheckAt: nextCheckAt && new Date(Date.now() + OTHER_ACCOUNT_MS) })
    .where(eq(payments.id, id));

async function readOrder(db: Database, orderRef: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderRef));
  if (!order) throw orderMissing();
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.orderRef, orderRef))
    .orderBy(asc(payments.attempt));
  return { order, attempts };
}

/** What is written down outweighs what the last question brought: somebody else may have settled it meanwhile. */
function sumUp(
  { order, attempts }: { order: OrderRow; attempts: PaymentRow[] },
  last: { outcome: PaymentOutcome; issue?: string | undefined } | undefined,
): { outcome: PaymentOutcome; issue?: string | undefined } {
  if (PAID.includes(order.paymentStatus)) return { outcome: 'paid' };
  const present = attempts.at(-1);
  const issue = last?.issue ?? present?.issue ?? undefined;
  if (last?.issue === 'OTHER_ACCOUNT' || attempts.some(({ state }) => state === 'mismatch'))
    return { outcome: 'mismatch', issue };
  if (attempts.some(({ state }) => state === 'review')) return { outcome: 'review', issue };
  if (attempts.some(({ state }) => state === 'capturing') && last?.outcome !== 'declined')
    return { outcome: 'checking' };
  if (last) return { ...last, issue };
  if (order.paymentStatus === 'Denied') return { outcome: present?.state === 'failed' ? 'failed' : 'denied', issue };
  return { outcome: 'open' };
}
