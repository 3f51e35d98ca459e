import type { Receipt } from '#contract/receipts.ts';
import { receiptNumber } from '#server/features/orders/receipt-number.ts';
import type { OrderRow } from '#server/features/orders/tables.ts';
import type { refunds } from '#server/features/payments/tables.ts';
import type { receipts } from './tables.ts';

type Issued = typeof receipts.$inferSelect;
type Refund = Pick<typeof refunds.$inferSelect, 'amount' | 'completedAt' | 'createdAt'>;

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
