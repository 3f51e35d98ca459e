import { eq } from 'drizzle-orm';
import { extendMembership } from '#server/features/accounts/index.ts';
import { postCredits } from '#server/features/credits/index.ts';
import { canBeMailed, queueMail, receiptMail } from '#server/features/mail/index.ts';
import { type OrderRow, orders, receiptNumber } from '#server/features/orders/index.ts';
import { isDemoPayment, issueReceipt } from '#server/features/receipts/index.ts';
import { getUser } from '#server/features/users/index.ts';
import type { PayPalCapture, PayPalMode } from '#server/platform/paypal/types.ts';
import type { PaymentTools } from './tools.ts';

type Paid = { capture: PayPalCapture; payerEmail: string | undefined; mode: PayPalMode };

/**
 * Gives the buyer what was bought: membership and credits of a package, the goods of an item; receipt and mail of both.
 * Call it inside the transaction that claims the payment; `tools.db` is that transaction.
 */
export async function grantOrder(
  tools: PaymentTools,
  order: OrderRow,
  { capture, payerEmail, mode }: Paid,
): Promise<void> {
  const { db: tx, log } = tools;
  const captureTime = capture.createTime ? new Date(capture.createTime) : new Date();
  const membershipValidity = order.kind === 'package' && order.userId ? await extendMembership(tx, order) : null;
  const [paid] = await tx
    .update(orders)
    .set({
      paymentStatus: 'Paid',
      orderStatus: 'Completed',
      paymentIssue: null,
      paymentMethod: 'Paypal',
      paypalTransactionID: capture.id,
      payerEmail: payerEmail ?? null,
      captureTime,
      membershipValidity,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!order.userId) {
    await writeReceipt(tools, paid!, mode);
    log.error({ alert: 'paid-by-nobody', order: order.orderId }, 'an order was paid whose account is gone');
    return;
  }
  if (order.kind === 'package' && order.credit > 0)
    await postCredits(tx, {
      userId: order.userId,
      amount: order.credit,
      kind: 'purchase',
      cause: `purchase:${order.id}`,
      reason: `${order.productName}, order ${order.orderId}`,
    });
  await mailReceipt(tools, paid!, await writeReceipt(tools, paid!, mode));
}

/** Last: every other payment waits for the number until this one commits. */
async function writeReceipt({ db: tx, config }: PaymentTools, order: OrderRow, mode: PayPalMode): Promise<number> {
  const number = await issueReceipt(tx, order, {
    transactionId: order.paypalTransactionID!,
    at: order.captureTime!,
    payerEmail: order.payerEmail,
    isDemo: isDemoPayment(config, mode),
  });
  await tx.update(orders).set({ receiptNumber: number }).where(eq(orders.id, order.id));
  return number;
}

async function mailReceipt({ db, jobs, config }: PaymentTools, order: OrderRow, number: number): Promise<void> {
  const { user } = await getUser(db, order.userId!);
  // An address that no mail can go to must not undo what was paid.
  if (!canBeMailed(user.email)) return;
  await queueMail(
    { db, jobs },
    receiptMail(user, {
      orderId: order.orderId,
      receiptNumber: receiptNumber(number),
      what: order.productName,
      price: order.price,
      processingFee: order.processingFee,
      totalPrice: order.totalPrice,
      currency: order.currency,
      paidAt: order.captureTime!,
      transactionId: order.paypalTransactionID!,
      ...(order.kind === 'package' && {
        credits: order.credit,
        ...(order.membershipValidity && { membershipUntil: order.membershipValidity }),
      }),
      ...(order.kind === 'item' && { goods: { accessUrl: order.accessUrl, guidelines: order.guidelines } }),
      receiptLink: `${config.baseUrl}/user/receipts/${order.id}`,
    }),
  );
}
