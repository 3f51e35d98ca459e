import { expect, test } from 'vitest';
import { refundEffects } from './refund-effects.ts';
import type { AnyOrder } from './use-orders.ts';

const pack = (changes: object = {}) =>
  ({
    credit: 20,
    totalPrice: '9.00',
    refundedAmount: '0.00',
    currency: 'USD',
    payerEmail: 'payer@example.com',
    ...changes,
  }) as AnyOrder;
const item = { slug: 'x', totalPrice: '9.00', refundedAmount: '0.00', currency: 'EUR', payerEmail: null } as AnyOrder;

test('all of a package: money, credits, membership', () => {
  expect(refundEffects(pack(), 900, 23)).toEqual([
    '$9.00 goes back to payer@example.com through PayPal.',
    '20 Credits are taken back; the buyer has 23 Credits now.',
    'The days of membership that this order gave are taken back.',
    'The buyer is told by mail, and the receipt shows the refund.',
  ]);
});

test('credits that are spent stay spent', () => {
  expect(refundEffects(pack(), 900, 12)[1]).toBe(
    '12 Credits are taken back; the buyer has 12 Credits now. The other 8 Credits have already been spent.',
  );
  expect(refundEffects(pack(), 900, -2)[1]).toContain('0 Credits are taken back');
});

test('a part takes the same share of the credits and leaves the membership', () => {
  const effects = refundEffects(pack(), 300, 23);
  expect(effects[1]).toBe('6 Credits are taken back; the buyer has 23 Credits now.');
  expect(effects[2]).toBe('The membership stays as it is.');
});

test('parts together take what the whole would have taken', () => {
  const takenBy = (refundedAmount: string, amount: number) =>
    Number(refundEffects(pack({ refundedAmount }), amount, 99)[1]?.split(' ')[0]);
  expect(takenBy('0.00', 333) + takenBy('3.33', 333) + takenBy('6.66', 234)).toBe(20);
});

test('the last part ends the membership', () => {
  expect(refundEffects(pack({ refundedAmount: '6.00' }), 300, 23)[2]).toContain('are taken back');
});

test('a balance that is not known is not claimed', () => {
  expect(refundEffects(pack(), 900, undefined)[1]).toBe(
    'Up to 20 Credits are taken back, as far as they have not been spent.',
  );
});

test('an item is closed by a full refund only', () => {
  expect(refundEffects(item, 900, 5)).toContain('The buyer can no longer open the item from the order.');
  expect(refundEffects(item, 100, 5)).toContain('The buyer keeps the item.');
  expect(refundEffects(item, 100, 5)[0]).toBe('€1.00 goes back to the payer through PayPal.');
});
