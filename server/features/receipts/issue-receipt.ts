import { eq, sql } from 'drizzle-orm';
import type { OrderRow } from '#server/features/orders/index.ts';
import { findSellerDetails } from '#server/features/paypal-settings/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { linesOf } from './lines-of.ts';
import { receiptCounter, receipts } from './tables.ts';

export type CaptureFacts = {
  /** PayPal's number of the capture. */
  transactionId: string;
  at: Date;
  payerEmail: string | null;
  /** See `isDemoPayment`. */
  isDemo: boolean;
};

/**
 * Writes the receipt of an order that is being paid, with the seller's details of now. Call it last in the transaction that
 * settles the order: numbers have no gaps because every other payment waits for the counter until this one commits.
 * @returns the receipt's number, for `orders.receiptNumber`
 * @throws a violated constraint when the order has a receipt
 */
export async function issueReceipt(tx: Database, order: OrderRow, capture: CaptureFacts): Promise<number> {
  const seller = await findSellerDetails(tx);
  const [counter] = await tx
    .update(receiptCounter)
    .set({ last: sql`${receiptCounter.last} + 1` })
    .where(eq(receiptCounter.id, 1))
    .returning({ number: receiptCounter.last });
  const { number } = counter!;
  await tx.insert(receipts).values({
    number,
    orderRef: order.id,
    facts: {
      seller,
      buyer: {
        name: order.customerName,
        email: order.customerEmail,
        address: order.address,
        country: order.country,
      },
      lines: linesOf(order),
      total: order.totalPrice,
      currency: order.currency,
      paidAt: capture.at.toISOString(),
      paymentMethod: capture.payerEmail ? `PayPal (${capture.payerEmail})` : 'PayPal',
      transactionId: capture.transactionId,
      isDemo: capture.isDemo,
    },
    // Not now(), which is when the transaction began: a higher number never has an earlier time.
    issuedAt: sql`clock_timestamp()`,
  });
  return number;
}
