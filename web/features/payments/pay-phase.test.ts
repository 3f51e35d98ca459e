import { describe, expect, test } from 'vitest';
import { paymentOutcome, type Settled } from '#contract/payments.ts';
import {
  type PayPhase,
  phaseAfter,
  phaseAfterFailure,
  phaseFromNews,
  phaseOnEntryFailure,
  phaseWithoutDetails,
} from './pay-phase.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const approved = { paypalOrderId: '5O190127TN364715T', now };

const settled = (outcome: Settled['outcome'], over: Partial<Settled> = {}): Settled => ({
  success: outcome === 'paid',
  matchedCount: 1,
  modifiedCount: outcome === 'paid' ? 1 : 0,
  outcome,
  transactionId: null,
  paymentStatus: 'pending',
  orderStatus: 'pending',
  ...over,
});
const outcomeOf = (outcome: Settled['outcome'], over?: Partial<Settled>) =>
  phaseAfter(settled(outcome, over), approved);

describe('after an approval', () => {
  test('paid: on after 2 s, after 1 s when somebody else had settled it', () => {
    expect(outcomeOf('paid')).toEqual({ at: 'paid', inMs: 2000 });
    expect(outcomeOf('paid', { modifiedCount: 0 })).toEqual({ at: 'paid', inMs: 1000 });
  });

  test('declined: another way to pay, in the words of the server', () => {
    expect(outcomeOf('declined', { error: 'The card was declined.' })).toEqual({
      at: 'restart',
      note: 'The card was declined.',
    });
    expect(outcomeOf('declined')).toMatchObject({ at: 'restart', note: /declined/ });
  });

  test('open: the buttons stay', () => {
    expect(outcomeOf('open')).toMatchObject({ at: 'ready', note: /not confirmed/ });
  });

  test('review, denied, failed: with the reason', () => {
    expect(outcomeOf('review', { error: 'PayPal is reviewing the payment.' })).toEqual({
      at: 'review',
      reason: 'PayPal is reviewing the payment.',
    });
    expect(outcomeOf('denied')).toEqual({ at: 'failed' });
    expect(outcomeOf('failed', { error: 'Too many attempts.' })).toEqual({
      at: 'failed',
      reason: 'Too many attempts.',
    });
  });

  test('checking: nobody pays twice', () => {
    expect(outcomeOf('checking')).toEqual({ at: 'checking' });
  });

  test.for<[string, Settled, RegExp]>([
    ['a payment that does not fit', settled('mismatch'), /does not match/],
    ['an order that is gone', settled('open', { matchedCount: 0 }), /^Order not found\..*5O190127TN364715T/],
    ['a payment without its order', settled('paid', { success: false }), /could not be updated/],
    ['an outcome nobody knows', settled('nonsense' as Settled['outcome']), /unexpected answer/],
  ])('%s is a case for support, with transaction id and time', ([, answer, message]) => {
    expect(phaseAfter(answer, approved)).toEqual({
      at: 'support',
      case: { message: expect.stringMatching(message), transactionId: '5O190127TN364715T', at: now.toISOString() },
    });
  });

  test('support is told the number of the capture where there is one', () => {
    expect(outcomeOf('mismatch', { transactionId: '3C679366HH908993F' })).toMatchObject({
      case: { transactionId: '3C679366HH908993F' },
    });
  });

  test('no details at all', () => {
    expect(phaseWithoutDetails(now)).toMatchObject({
      at: 'support',
      case: { message: /contacted support/, transactionId: null },
    });
  });
});

describe('when the server could not be asked', () => {
  test.for([0, 401, 408, 429, 500, 502, 503, 504])('status %i: the payment is checked', (status) => {
    const error = status === 0 ? new TypeError('Failed to fetch') : { status };
    expect(phaseAfterFailure(error, approved)).toEqual({ at: 'checking' });
  });

  test('an answer that does not come in time: the payment is checked', () => {
    const error = new DOMException('The operation timed out.', 'TimeoutError');
    expect(phaseAfterFailure(error, approved)).toEqual({ at: 'checking' });
  });

  test('on entering the page nothing is offered until it is known whether somebody has paid', () => {
    expect(phaseOnEntryFailure(new TypeError('Failed to fetch'), approved)).toEqual({ at: 'checking' });
    expect(phaseOnEntryFailure({ status: 503 }, approved)).toEqual({ at: 'checking' });
    expect(phaseOnEntryFailure({ status: 404 }, approved)).toBeUndefined();
  });

  test('404 names the transaction, other refusals are for support too', () => {
    expect(phaseAfterFailure({ status: 404 }, approved)).toMatchObject({
      at: 'support',
      case: { message: /5O190127TN364715T/ },
    });
    expect(phaseAfterFailure({ status: 400 }, approved)).toMatchObject({
      at: 'support',
      case: { message: /unexpected/ },
    });
  });
});

describe('news that the page asked for', () => {
  const news = (at: PayPhase, outcome: Settled['outcome'], over?: Partial<Settled>) =>
    phaseFromNews(at, settled(outcome, over), approved);

  test("while PayPal's window is open only an end counts", () => {
    expect(news({ at: 'window' }, 'paid')).toMatchObject({ at: 'paid' });
    expect(news({ at: 'window' }, 'review')).toMatchObject({ at: 'review' });
    for (const outcome of ['open', 'declined', 'denied', 'failed', 'checking'] as const)
      expect(news({ at: 'window' }, outcome)).toBeUndefined();
  });

  test('what was not known becomes known', () => {
    expect(news({ at: 'checking' }, 'paid', { modifiedCount: 0 })).toEqual({ at: 'paid', inMs: 1000 });
    expect(news({ at: 'checking' }, 'failed')).toEqual({ at: 'failed' });
    expect(news({ at: 'checking' }, 'declined')).toMatchObject({ at: 'ready', note: /declined/ });
    expect(news({ at: 'checking' }, 'checking')).toBeUndefined();
  });

  test('a window that was closed right after the approval: no second payment is offered', () => {
    expect(news({ at: 'cancelled' }, 'checking')).toEqual({ at: 'checking' });
    expect(news({ at: 'cancelled' }, 'paid')).toMatchObject({ at: 'paid' });
    expect(news({ at: 'cancelled' }, 'open')).toBeUndefined();
  });

  test('a review ends', () => {
    expect(news({ at: 'review' }, 'paid')).toMatchObject({ at: 'paid' });
    expect(news({ at: 'review' }, 'denied')).toMatchObject({ at: 'failed' });
    expect(news({ at: 'review' }, 'open')).toBeUndefined();
  });

  test('on entering, an unknown payment hides the buttons; one that was paid elsewhere shows by the order', () => {
    expect(news({ at: 'ready' }, 'checking')).toEqual({ at: 'checking' });
    expect(news({ at: 'ready' }, 'paid')).toBeUndefined();
  });

  test('nothing takes a paid order back, and an answer that is awaited is not overtaken', () => {
    for (const outcome of paymentOutcome.options) {
      expect(news({ at: 'paid', inMs: 1000 }, outcome)).toBeUndefined();
      expect(news({ at: 'asking' }, outcome)).toBeUndefined();
    }
  });
});
