import { and, eq, inArray, ne } from 'drizzle-orm';
import { PAID } from '#contract/orders/order.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import { type OrderRow, orders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Answer } from './ask-paypal.ts';
import { checkAgainAt } from './check-again.ts';
import { grantOrder } from './grant-order.ts';
import { issueWords } from './issue-words.ts';
import type { Verdict } from './judge.ts';
import { type PaymentRow, type PaymentState, payments } from './tables.ts';
import type { PaymentTools } from './tools.ts';

const FINAL: readonly PaymentState[] = ['captured', 'denied', 'failed', 'surplus', 'refunded', 'reversed'];
const GIVEN_UP: readonly PaymentState[] = ['denied', 'failed'];
/** These say only that nothing is known to have happened, so a later write is more reliable. */
const WEAK: readonly Verdict['outcome'][] = ['approved', 'open', 'declined', 'void', 'checking'];

/**
 * Writes down what PayPal said about a payment: order, membership, credits, receipt and mail in one transaction, once.
 * @returns true when this call granted the order
 */
export function applyVerdict(tools: PaymentTools, { verdict, seen }: Answer): Promise<boolean> {
  return tools.db.transaction(async (tx) => {
    const locked = await lock(tx, seen.id);
    if (!locked) return false;
    const { payment, order } = locked;
    // Money that came after all outweighs what was written down as the end.
    const isOver = FINAL.includes(payment.state) && !(verdict.outcome === 'paid' && GIVEN_UP.includes(payment.state));
    if (isOver) return false;
    const isStale = payment.updatedAt.getTime() !== seen.updatedAt.getTime() || payment.state === 'mismatch';
    if (WEAK.includes(verdict.outcome) && isStale) return false;
    const set = (state: PaymentState, more: Partial<typeof payments.$inferInsert> = {}) =>
      setPayment(tx, payment, state, more);
    const setOrder = (change: Partial<typeof orders.$inferInsert>) =>
      tx.update(orders).set(change).where(eq(orders.id, order.id));

    switch (verdict.outcome) {
      case 'paid': {
        const { capture } = verdict;
        if (PAID.includes(order.paymentStatus)) {
          tools.log.error(
            { alert: 'paid-twice', order: order.orderId, capture: capture.id },
            'an order was paid twice',
          );
          await set('surplus', { captureId: capture.id });
          return false;
        }
        await set('captured', { captureId: capture.id, issue: null });
        await closeOtherAttempts(tx, payment);
        await grantOrder({ ...tools, db: tx }, order, { ...verdict, mode: payment.mode });
        return true;
      }
      case 'review':
        await set('review', { captureId: verdict.capture.id, issue: verdict.issue });
        await setOrder({
          paymentStatus: 'Processing',
          orderStatus: 'Processing',
          paymentIssue: issueWords(verdict.issue),
          paypalTransactionID: verdict.capture.id,
        });
        return false;
      case 'mismatch':
        if (payment.state === 'mismatch') return false;
        tools.log.error(
          { alert: 'payment-mismatch', order: order.orderId, capture: verdict.capture?.id, issue: verdict.issue },
          'a payment does not fit its order; nothing was granted',
        );
        await set('mismatch', { captureId: verdict.capture?.id ?? null, issue: verdict.issue });
        await setOrder({
          paymentStatus: 'Processing',
          orderStatus: 'Processing',
          paymentIssue: issueWords(verdict.capture ? 'MISMATCH' : verdict.issue),
          paypalTransactionID: verdict.capture?.id ?? null,
        });
        return false;
      case 'denied':
      case 'failed':
        await set(verdict.outcome, {
          issue: verdict.issue,
          ...('capture' in verdict && { captureId: verdict.capture.id }),
        });
        if (!PAID.includes(order.paymentStatus))
          await setOrder({
            paymentStatus: 'Denied',
            orderStatus: 'pending',
            paymentIssue: issueWords(verdict.issue),
            paypalTransactionID: null,
          });
        return false;
      case 'declined':
        await set('open', { issue: verdict.issue, declines: payment.declines + 1, declinedAt: new Date() });
        return false;
      case 'void':
        await set('void');
        return false;
      case 'open':
        await set('open', { issue: verdict.issue ?? null });
        return false;
      default:
        // Not known yet: what was written down stays, and PayPal is asked again.
        await set(payment.state);
        return false;
    }
  });
}

/** Always in the order credits, order, payment, so that nobody waits in a circle. */
async function lock(tx: Database, paymentId: string): Promise<{ payment: PaymentRow; order: OrderRow } | undefined> {
  const [found] = await tx
    .select({ orderRef: payments.orderRef, userId: orders.userId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderRef))
    .where(eq(payments.id, paymentId));
  if (!found) return undefined;
  if (found.userId) await lockCreditAccount(tx, found.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderRef)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return order && payment && { order, payment };
}

const UNDECIDED: readonly PaymentState[] = ['open', 'capturing', 'review'];

async function setPayment(
  tx: Database,
  payment: PaymentRow,
  state: PaymentState,
  more: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  const now = new Date();
  const nextCheckAt = UNDECIDED.includes(state) ? checkAgainAt({ ...payment, state }, now) : null;
  await tx
    .update(payments)
    .set({ ...more, state, nextCheckAt, updatedAt: now })
    .where(eq(payments.id, payment.id));
}

/** The order is paid: no other window may pay it again. */
const closeOtherAttempts = (tx: Database, { id, orderRef }: PaymentRow) =>
  tx
    .update(payments)
    .set({ state: 'void', nextCheckAt: null, updatedAt: new Date() })
    .where(and(eq(payments.orderRef, orderRef), ne(payments.id, id), inArray(payments.state, ['new', 'open'])));
