import { expect, test } from 'vitest';
import { type PaymentStatus, paymentStatus } from '#contract/orders/order.ts';
import { type OrderScreen, orderScreen } from './order-screen.ts';

const screens: Record<PaymentStatus, OrderScreen> = {
  pending: 'payable',
  Denied: 'payable',
  Processing: 'review',
  Paid: 'paid',
  Disputed: 'paid',
  'Partially refunded': 'paid',
  Cancelled: 'cancelled',
  Refunded: 'returned',
  Reversed: 'returned',
};

test.for(paymentStatus.options)('an order that is %s', (status) => {
  expect(orderScreen(status)).toBe(screens[status]);
});
