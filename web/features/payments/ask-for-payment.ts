import type { Settled } from '#contract/payments.ts';
import { client } from '#web/api.ts';

/** How long the server may take to answer about a payment, in milliseconds. */
export const ANSWER_MS = 30_000;

/**
 * Asks the server what became of the payment of an order.
 * @throws DOMException `TimeoutError` when no answer came in 30 s
 */
export const askForPayment = (orderRef: string): Promise<Settled> =>
  client.payments.verifyOrder({ id: orderRef }, { signal: AbortSignal.timeout(ANSWER_MS) });
