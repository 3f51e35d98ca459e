import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { canPay, type OrderRow, orderMissing, orders } from '#server/features/orders/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { PayPalOrder } from '#server/platform/paypal/types.ts';
import { cents } from './cents.ts';
import { checkAgainAt } from './check-again.ts';
import { type Account, getAccount, isOfAccount } from './get-account.ts';
import { settleOrder } from './settle-order.ts';
import { type PaymentRow, payments } from './tables.ts';
import { tellRefusal } from './tell-refusal.ts';
import type { PaymentTools } from './tools.ts';

/** PayPal remembers a request for six hours; after that the same one would make a second order. */
const REMEMBERED_MS = 5 * 60 * 60 * 1000;
/** In which a buyer may go on paying an order of PayPal. */
const USABLE: readonly PayPalOrder['status'][] = ['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED'];

/**
 * Makes an order at PayPal for one of ours, or gives the one that is there while it can still be paid: a second tab or a
 * reload does not begin a second payment.
 * @returns PayPal's id of it
 * @throws PAYPAL_DISABLED, ORDER_NOT_PAYABLE, PAYPAL_REFUSED, PAYPAL_UNAVAILABLE
 */
export async function createPayment(tools: PaymentTools, order: Authorized<OrderRow>): Promise<string> {
  const account = await getAccount(tools);
  if (!account?.enabled) throw failure('PAYPAL_DISABLED');
  // Paid in another window, perhaps a moment ago.
  const present = await settleOrder(tools, order.id);
  if (!canPay(present.order)) throw failure('ORDER_NOT_PAYABLE');
  if (present.outcome === 'checking')
    throw failure('ORDER_NOT_PAYABLE', 'PayPal is still working on a payment of this order. Please wait a minute.');
  try {
    return (await usableAttempt(tools, account, present.order)) ?? (await begin(tools, account, order.id));
  } catch (error) {
    if (error instanceof PayPalFailure) throw await tellRefusal(tools, present.order, error);
    throw error;
  }
}

async function usableAttempt({ db }: PaymentTools, account: Account, order: OrderRow): Promise<string | undefined> {
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderRef, order.id), eq(payments.state, 'open')))
    .orderBy(desc(payments.attempt));
  for (const payment of open) {
    if (!isOfAccount(payment, account) || !payment.paypalOrderId || !asOrdered(payment, order)) continue;
    const found = await account.client.getOrder(payment.paypalOrderId);
    if (found && USABLE.includes(found.status)) {
      await watch(db, payment);
      return found.id;
    }
  }
  return undefined;
}

const asOrdered = (payment: PaymentRow, order: OrderRow) =>
  cents(payment.amount) === cents(order.totalPrice) && payment.currency === order.currency;

async function begin({ db }: PaymentTools, account: Account, orderRef: string): Promise<string> {
  const { payment, order } = await db.transaction((tx) => writeDown(tx, account, orderRef));
  const made = await account.client.createOrder(
    {
      customId: order.orderId,
      invoiceId: order.paymentId,
      description: order.productName,
      currency: order.currency,
      value: order.totalPrice,
      itemTotal: order.price,
      handling: order.processingFee,
    },
    { requestId: `create:${order.id}:${payment.attempt}` },
  );
  await db
    .update(payments)
    .set({ state: 'open', paypalOrderId: made.id, payeeId: made.payee?.merchantId ?? null, updatedAt: new Date() })
    .where(and(eq(payments.id, payment.id), inArray(payments.state, ['new', 'open'])));
  await watch(db, payment);
  return made.id;
}

/** The attempt stands in the database before PayPal hears of it. One whose answer was lost is asked for again. */
async function writeDown(tx: Database, { mode, clientId }: Account, orderRef: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (!order) throw orderMissing();
  if (!canPay(order)) throw failure('ORDER_NOT_PAYABLE');
  const [last] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderRef, orderRef))
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (last && ['capturing', 'review', 'mismatch'].includes(last.state)) throw failure('ORDER_NOT_PAYABLE');
  const unanswered = last?.state === 'new' && last.mode === mode && last.clientId === clientId;
  if (unanswered && asOrdered(last, order) && Date.now() - last.createdAt.getTime() < REMEMBERED_MS)
    return { payment: last, order };
  const [payment] = await tx
    .insert(payments)
    .values({
      id: uuidv7(),
      orderRef,
      attempt: (last?.attempt ?? 0) + 1,
      mode,
      clientId,
      amount: order.totalPrice,
      currency: order.currency,
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning();
  return { payment: payment!, order };
}

/** A buyer may close the tab at any moment, so PayPal is asked soon. */
const watch = (db: Database, payment: PaymentRow) =>
  db
    .update(payments)
    .set({ checks: 0, nextCheckAt: checkAgainAt({ state: 'open', createdAt: new Date(), checks: 0 }, new Date()) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')));
