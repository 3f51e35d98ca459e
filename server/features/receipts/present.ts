import type { Receipt } from '#contract/receipts.ts';
import { type OrderRow, receiptNumber } from '#server/features/orders/index.ts';
import type { receipts } from './tables.ts';

type Issued = typeof receipts.$inferSelect;
export type Refund = { amount: string; completedAt: Date | null; createdAt: Date };

/** What a receipt said when it was issued, and what went back since. */
export const presentReceipt = (
  { number, issuedAt, facts }: Issued,
  { id, kind, orderId, paymentId }: Pick<OrderRow, 'id' | 'kind' | 'orderId' | 'paymentId'>,
  back: readonly Refund[],
): Receipt => ({
  number: receiptNumber(number),
  issuedAt: issuedAt.toISOString(),
  order: { _id: id, kind, orderId, paymentId },
  seller: facts.seller,
  buyer: facts.buyer,
  lines: facts.lines,
  total: facts.total,
  currency: facts.currency,
  paidAt: facts.paidAt,
  paymentMethod: facts.paymentMethod,
  transactionId: facts.transactionId,
  isDemo: facts.isDemo,
  refunds: back.map(({ amount, completedAt, createdAt }) => ({ at: (completedAt ?? createdAt).toISOString(), amount })),
});
