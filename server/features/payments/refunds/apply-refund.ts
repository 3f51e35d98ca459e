import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import type { PayPalRefund } from '#server/platform/paypal/types.ts';
import { cents, fromCents } from '../cents.ts';
import { type PaymentState, type RefundRow, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { lockCapture } from './lock-capture.ts';
import { returnUncounted } from './return-uncounted.ts';
import { takeBack } from './take-back.ts';

const STATES = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  UNKNOWN: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const;

/** Payments that gave the buyer something. */
const COUNTED: readonly PaymentState[] = ['captured', 'refunded', 'reversed'];

/**
 * Writes down what PayPal says about a refund. When it is complete, credits and membership go back with it, once.
 * @param ownId the refund that was asked for here; one that began at PayPal is found by its own number
 * @param kind `reversal`: PayPal or the bank took the money
 */
export function applyRefund(
  tools: PaymentTools,
  paypal: PayPalRefund & { captureId: string },
  ownId?: string,
  kind: RefundRow['kind'] = 'refund',
): Promise<RefundRow> {
  return tools.db.transaction(async (tx) => {
    const { order, payment } = await lockCapture(tx, paypal.captureId);
    const left = cents(order.totalPrice) - cents(order.refundedAmount);
    const row = (await find(tx, paypal, ownId)) ?? (await insert(tx, paypal, order.id, kind));
    if (row.state === 'completed' || row.state === 'returned') return row;
    const write = async (change: Partial<typeof refunds.$inferInsert>) => {
      const facts = { paypalRefundId: paypal.id, issue: paypal.statusReason ?? null, ...change };
      return (await tx.update(refunds).set(facts).where(eq(refunds.id, row.id)).returning())[0]!;
    };
    const state = STATES[paypal.status];
    if (state !== 'completed') return write({ state });
    const completedAt = new Date(paypal.createTime ?? Date.now());
    if (!COUNTED.includes(payment.state)) {
      await returnUncounted(tx, order, payment);
      return write({ state: 'returned', completedAt });
    }
    const amount = Math.min(cents(row.amount), left);
    const taken =
      amount > 0
        ? await takeBack({ ...tools, db: tx }, { order, payment, refund: row, amount, kind })
        : { creditsTakenBack: 0, membershipTakenBack: 0 };
    return write({ state, completedAt, ...taken });
  });
}

async function find(tx: Database, { id, captureId, amount }: PayPalRefund, ownId: string | undefined) {
  const [known] = await tx.select().from(refunds).where(eq(refunds.paypalRefundId, id));
  if (known) return known;
  const [own] = ownId ? await tx.select().from(refunds).where(eq(refunds.id, ownId)) : [];
  // Another refund of the same amount may have been taken for it.
  if (own) return own.paypalRefundId === null ? own : undefined;
  // The news of it was faster than the answer to who asked for it.
  const asked = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.captureId, captureId!), eq(refunds.state, 'requested'), isNull(refunds.paypalRefundId)));
  return asked.find((row) => cents(row.amount) === cents(amount.value));
}

async function insert(tx: Database, paypal: PayPalRefund, orderRef: string, kind: RefundRow['kind']) {
  const amount = fromCents(cents(paypal.amount.value));
  const [row] = await tx
    .insert(refunds)
    .values({
      ...{ id: uuidv7(), orderRef, captureId: paypal.captureId!, kind, state: 'pending', amount },
      ...{ paypalRefundId: paypal.id, reason: kind === 'refund' ? 'Refunded at PayPal' : 'Reversed by PayPal' },
    })
    .returning();
  return row!;
}
