import { expect, test } from 'vitest';
import { countCards } from './dashboard-counts.ts';

const counts = { users: 1, tickets: 0, openTickets: 0, waitingTickets: 0 };
const orders = countCards.find(({ title }) => title === 'Total Orders')!;

test.each([
  [6, 12, '6 packages, 12 items'],
  [1, 1, '1 package, 1 item'],
  [0, 1234, '0 packages, 1,234 items'],
])('the orders card says of what its orders are: %i and %i', (packageOrders, itemOrders, words) => {
  const shown = { ...counts, orders: packageOrders + itemOrders, packageOrders, itemOrders };
  expect([orders.count?.(shown), orders.note?.(shown)]).toEqual([packageOrders + itemOrders, words]);
});
