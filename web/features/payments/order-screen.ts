import { PAID, PAYABLE, type PaymentStatus } from '#contract/orders/order.ts';

export type OrderScreen = 'payable' | 'paid' | 'review' | 'cancelled' | 'returned';

/** What a pay page shows for an order as it is written down, when nothing is going on. */
export function orderScreen(status: PaymentStatus): OrderScreen {
  if (PAYABLE.includes(status)) return 'payable';
  if (PAID.includes(status)) return 'paid';
  if (status === 'Processing') return 'review';
  return status === 'Cancelled' ? 'cancelled' : 'returned';
}
