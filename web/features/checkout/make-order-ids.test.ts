import { expect, test } from 'vitest';
import { shortOrderId } from '#contract/orders/order.ts';
import { makeOrderIds } from './make-order-ids.ts';

test('ids are 8 letters or digits that the server keeps, and no two are the same', () => {
  const ids = Array.from({ length: 500 }, makeOrderIds).flatMap(({ orderId, paymentId }) => [orderId, paymentId]);
  for (const id of ids) expect(shortOrderId.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
