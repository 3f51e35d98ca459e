import type { Settled } from '#contract/payments.ts';
import { errorStatus } from '#web/error-message.ts';

export type SupportCase = {
  message: string;
  /** PayPal's number of the capture; of its order where nothing was captured. */
  transactionId: string | null;
  /** When it happened. */
  at: string;
};

/**
 * Where somebody is on the way through a payment. `ready`: the buttons are there. `window`: PayPal's window is open. `asking`:
 * approved, and the server is asked. `checking`: approved, and nobody knows yet what became of it: no second payment is
 * offered. `paid`, `failed`, `cancelled` lead on by themselves.
 */
export type PayPhase =
  | { at: 'ready'; note?: string }
  | { at: 'window'; note?: string }
  | { at: 'asking' }
  | { at: 'checking' }
  | { at: 'paid'; inMs: number }
  | { at: 'review'; reason?: string }
  | { at: 'failed'; reason?: string }
  | { at: 'cancelled' }
  | { at: 'support'; case: SupportCase };

/** After which the page leads on, in milliseconds. */
export const REDIRECT_MS = { settled: 2000, unchanged: 1000, cancelled: 3000, failed: 3000 } as const;

/** The buyer has to choose another way to pay, in the window of the same payment. */
export type Restart = { at: 'restart'; note: string };

const DECLINED = 'Your payment was declined. Please choose another way to pay.';
const OPEN = 'PayPal has not confirmed your payment. Nothing was charged: you can try again.';
const NOT_UPDATED = 'Your payment was completed, but the order could not be updated. Please contact support.';
const UNEXPECTED = 'The server gave an unexpected answer about your payment. Please contact support.';
const MISMATCH = 'The payment that arrived does not match this order. Please contact support.';
const NO_DETAILS =
  'PayPal sent no details of your payment, so it cannot be confirmed. Please do not pay again before you have contacted support.';
const orderNotFound = (transactionId: string | null) =>
  `Order not found. Your payment${transactionId ? ` with the transaction id ${transactionId}` : ''} could not be assigned to an order. Please contact support.`;

type Circumstances = {
  /** PayPal's number of its order, for want of the capture's. */
  paypalOrderId: string | null;
  now: Date;
};

const support = (message: string, transactionId: string | null, now: Date): PayPhase => ({
  at: 'support',
  case: { message, transactionId, at: now.toISOString() },
});

/** What the server's word on a payment means for the buyer who has just approved it. */
export function phaseAfter(settled: Settled, { paypalOrderId, now }: Circumstances): PayPhase | Restart {
  const { outcome, success, matchedCount, modifiedCount, error } = settled;
  const transactionId = settled.transactionId ?? paypalOrderId;
  const reason = error ? { reason: error } : {};
  if (matchedCount === 0) return support(orderNotFound(transactionId), transactionId, now);
  switch (outcome) {
    case 'paid':
      if (!success) return support(NOT_UPDATED, transactionId, now);
      return { at: 'paid', inMs: modifiedCount > 0 ? REDIRECT_MS.settled : REDIRECT_MS.unchanged };
    case 'open':
      return { at: 'ready', note: error ?? OPEN };
    case 'declined':
      return { at: 'restart', note: error ?? DECLINED };
    case 'review':
      return { at: 'review', ...reason };
    case 'denied':
    case 'failed':
      return { at: 'failed', ...reason };
    case 'mismatch':
      return support(error ?? MISMATCH, transactionId, now);
    case 'checking':
      return { at: 'checking' };
    default:
      return support(UNEXPECTED, transactionId, now);
  }
}

/** The same when the server could not be asked. Whether money moved is open then, so the page goes on asking. */
export function phaseAfterFailure(error: unknown, { paypalOrderId, now }: Circumstances): PayPhase {
  const status = errorStatus(error);
  if (status === 404) return support(orderNotFound(paypalOrderId), paypalOrderId, now);
  if (status === 0 || status === 401 || status === 408 || status === 429 || status >= 500) return { at: 'checking' };
  return support(UNEXPECTED, paypalOrderId, now);
}

/**
 * When the first question of the page failed. Somebody may have paid before a reload, so nothing is offered until the server
 * has answered. Undefined where it refused to answer: the order itself shows why.
 */
export function phaseOnEntryFailure(error: unknown, circumstances: Circumstances): PayPhase | undefined {
  const next = phaseAfterFailure(error, circumstances);
  return next.at === 'checking' ? next : undefined;
}

/** PayPal said that the buyer approved, and named nothing. */
export const phaseWithoutDetails = (now: Date): PayPhase => support(NO_DETAILS, null, now);

/**
 * What the server says about a payment that it was not told of: on entering the page, while PayPal's window is open, while a
 * payment is looked into. Undefined where the page stays as it is: the window's own answer is still to come, or the order
 * itself, which is read again, shows what happened elsewhere.
 */
export function phaseFromNews(phase: PayPhase, settled: Settled, circumstances: Circumstances): PayPhase | undefined {
  const next = phaseAfter(settled, circumstances);
  if (phase.at === 'checking' && next.at === 'restart') return { at: 'ready', note: next.note };
  if (next.at === 'restart' || next.at === phase.at) return undefined;
  return heeded[phase.at].includes(next.at) ? next : undefined;
}

const heeded: Record<PayPhase['at'], readonly PayPhase['at'][]> = {
  ready: ['checking', 'support'],
  window: ['paid', 'review', 'support'],
  cancelled: ['checking', 'paid', 'review', 'support'],
  checking: ['ready', 'paid', 'review', 'failed', 'support'],
  review: ['paid', 'failed', 'support'],
  asking: [],
  paid: [],
  failed: [],
  support: ['paid'],
};
