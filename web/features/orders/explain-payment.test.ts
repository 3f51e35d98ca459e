import { expect, test } from 'vitest';
import { paymentStatus } from '#contract/orders/order.ts';
import { type Explained, explainPayment, membershipLeft, paymentNote, type Reader } from './explain-payment.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 1000).toISOString();
const order = (changes: Partial<Explained> = {}): Explained => ({
  paymentStatus: 'Paid',
  paymentIssue: null,
  expiresAt: null,
  refundedAmount: '0.00',
  totalPrice: '9.00',
  currency: 'USD',
  ...changes,
});

test('a paid order needs no words', () => {
  for (const reader of ['buyer', 'admin'] as const)
    expect([explainPayment(order(), reader), paymentNote(order(), reader)]).toEqual(['', '']);
});

test.each(paymentStatus.options.filter((status) => status !== 'Paid'))('%s is explained to both sides', (status) => {
  const one = order({ paymentStatus: status });
  expect(explainPayment(one, 'buyer')).toMatch(/\w+.*\.$/);
  expect(explainPayment(one, 'admin')).toMatch(/\w+.*\.$/);
});

test('a buyer reads the reason that PayPal gave, an admin what to do', () => {
  const denied = order({ paymentStatus: 'Denied', paymentIssue: 'The card was declined.' });
  expect(explainPayment(denied, 'buyer')).toBe('The card was declined.');
  expect(paymentNote(denied, 'buyer')).toBe('The card was declined.');
  expect(explainPayment(denied, 'admin')).toContain('The buyer can try again.');
  expect(paymentNote(denied, 'admin')).toBe('Payment denied');
});

test.for<[number, string]>([
  [12, 'cancelled in 12 days unless paid'],
  [1, 'cancelled in 1 day unless paid'],
  [-1, 'about to be cancelled'],
])('%i days before its end a pending order says so', ([days, note]) => {
  const pending = order({ paymentStatus: 'pending', expiresAt: inDays(days) });
  expect(paymentNote(pending, 'buyer')).toBe(note);
  expect(explainPayment(pending, 'admin')).toBe(`Nothing has been paid yet. It is ${note}.`);
});

test.for<[Explained['paymentStatus'], string, Reader, string]>([
  ['Partially refunded', '3.00', 'buyer', '$3.00 of $9.00 was refunded. You keep what you bought.'],
  ['Refunded', '9.00', 'admin', '$9.00 of $9.00 was refunded. The buyer no longer has what was bought.'],
])('%s says how much went back', ([status, refundedAmount, reader, text]) => {
  expect(explainPayment(order({ paymentStatus: status, refundedAmount }), reader)).toBe(text);
});

test('money that PayPal took is not called refunded', () => {
  const reversed = order({ paymentStatus: 'Reversed', refundedAmount: '9.00', paymentIssue: null });
  expect(explainPayment(reversed, 'buyer')).toMatch(/^PayPal reversed this payment,/);
});

test.for<[Explained['paymentStatus'], string | null, string]>([
  ['Paid', inDays(30), '30 days'],
  ['Disputed', inDays(30), '30 days'],
  ['Refunded', inDays(30), 'Expired'],
  ['Reversed', inDays(30), 'Expired'],
  ['Paid', inDays(-3), 'Expired'],
  ['pending', null, 'N/A'],
])('membership of a %s order until %s: %s', ([status, MembershipValidity, left]) => {
  expect(membershipLeft({ paymentStatus: status, MembershipValidity })).toBe(left);
});
