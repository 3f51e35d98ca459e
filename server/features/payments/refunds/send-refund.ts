import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { PayPalClient, PayPalRefund } from '#server/platform/paypal/types.ts';
import { cents } from '../cents.ts';
import { type Account, getAccount, isOfAccount } from '../get-account.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { applyRefund } from './apply-refund.ts';

/** PayPal remembers a request for six hours; after that the same one would pay back twice. */
const REMEMBERED_MS = 5 * 60 * 60 * 1000;

/**
 * Asks PayPal to pay back what was written down, and writes down what it answers. Calling it again is safe.
 * @throws PayPalFailure
 */
export async function sendRefund(tools: PaymentTools, refund: RefundRow): Promise<RefundRow> {
  const [payment] = await tools.db.select().from(payments).where(eq(payments.captureId, refund.captureId));
  const account = await getAccount(tools);
  if (!payment || !account) throw failure('PAYPAL_DISABLED');
  if (!isOfAccount(payment, account))
    throw failure('NOT_REFUNDABLE', 'This order was paid to another PayPal account. Please refund it at PayPal.');
  const found =
    (await findSent(tools, account, payment, refund)) ?? (await send(tools, account.client, payment, refund));
  return applyRefund(tools, { ...found, captureId: refund.captureId }, refund.id);
}

async function send({ db }: PaymentTools, client: PayPalClient, { currency }: PaymentRow, refund: RefundRow) {
  const { id, captureId, amount, reason } = refund;
  try {
    const money = { currency, value: amount };
    return await client.refundCapture(captureId, { requestId: `refund:${id}`, amount: money, note: reason });
  } catch (error) {
    // Only this answer says that nothing went back.
    if (error instanceof PayPalFailure && error.kind === 'issue')
      await failRefund(db, refund, error.issue ?? 'REFUSED');
    throw error;
  }
}

/** A request that PayPal may have forgotten is looked for among the refunds of the order first. */
async function findSent(
  { db }: PaymentTools,
  { client }: Account,
  { paypalOrderId }: PaymentRow,
  refund: RefundRow,
): Promise<PayPalRefund | undefined> {
  if (refund.paypalRefundId) return (await client.getRefund(refund.paypalRefundId)) ?? unknown('this refund');
  if (Date.now() - refund.createdAt.getTime() < REMEMBERED_MS) return undefined;
  const order = (await client.getOrder(paypalOrderId!)) ?? unknown('the order of this refund');
  const known = await db.select({ id: refunds.paypalRefundId }).from(refunds).where(isNotNull(refunds.paypalRefundId));
  const ids = new Set(known.map(({ id }) => id));
  return order.refunds.find(({ id, amount }) => !ids.has(id) && cents(amount.value) === cents(refund.amount));
}

/** Nothing is sent again on the ground that PayPal does not know the old one: money would go back twice. */
function unknown(what: string): never {
  throw new PayPalFailure({ kind: 'unavailable', status: 404, message: `PayPal does not know ${what}.` });
}

/** PayPal refused for good: the amount can be refunded by another request. */
async function failRefund(db: Database, { id }: RefundRow, issue: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', issue, completedAt: new Date() })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['requested', 'pending'])));
}
