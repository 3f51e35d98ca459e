import { expect, test } from 'vitest';
import { paymentOutcome, type Settled } from '#contract/payments.ts';
import { payPalAnswer } from './paypal-answer.ts';

const settled = (changes: Partial<Settled>): Settled => ({
  success: false,
  matchedCount: 1,
  modifiedCount: 0,
  outcome: 'open',
  transactionId: null,
  paymentStatus: 'pending',
  orderStatus: 'pending',
  ...changes,
});

test('each outcome has words of its own', () => {
  const texts = paymentOutcome.options.map((outcome) => payPalAnswer(settled({ outcome })).text);
  expect(new Set(texts).size).toBe(paymentOutcome.options.length);
});

test('a payment that this very question settled is good news', () => {
  const answer = payPalAnswer(settled({ outcome: 'paid', success: true, modifiedCount: 1, paymentStatus: 'Paid' }));
  expect(answer).toMatchObject({ tone: 'success', text: expect.stringContaining('now complete') });
});

test('an order that was paid back is not called unpaid', () => {
  expect(payPalAnswer(settled({ paymentStatus: 'Refunded', orderStatus: 'Refunded' })).text).toBe(
    'Nothing new from PayPal: the order stays “Refunded”.',
  );
});

test("PayPal's own name of the problem is there to look up", () => {
  const { text } = payPalAnswer(settled({ outcome: 'denied', issue: 'TRANSACTION_REFUSED', paymentStatus: 'Denied' }));
  expect(text).toContain('TRANSACTION_REFUSED');
});
