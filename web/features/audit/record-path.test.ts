import { expect, test } from 'vitest';
import { recordPath } from './record-path.ts';

test('a record of the log leads to its screen', () => {
  expect(recordPath({ type: 'user', id: 'u1' })).toBe('/admin/users/u1');
  expect(recordPath({ type: 'ticket', id: 't1' })).toBe('/admin/support-messages?ticket=t1');
  expect(recordPath({ type: 'order', id: 'o1' })).toBe('/admin/orders?order=o1');
  expect(recordPath({ type: 'order', id: 'o1', kind: 'item' })).toBe('/admin/items-orders?order=o1');
  expect(recordPath({ type: 'package', id: 'p1' })).toBe('/admin/packages');
  expect(recordPath({ type: 'content', id: 'banner' })).toBe('/admin/settings/banner');
  expect(recordPath({ type: 'paypal', id: null })).toBe('/admin/settings/paypal');
});

test('what is gone or unknown leads nowhere', () => {
  expect(recordPath({ type: 'user', id: null })).toBeUndefined();
  expect(recordPath({ type: 'coupon', id: 'c1' })).toBeUndefined();
});
