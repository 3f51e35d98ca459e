import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { PayPalClient } from '#server/platform/paypal/types.ts';
import { readCaptureFailure } from './capture-failure.ts';
import { claimCapture } from './claim-capture.ts';
import { type Expected, judge, type Verdict } from './judge.ts';
import type { PaymentRow } from './tables.ts';
import type { PaymentTools } from './tools.ts';

const NEW_FOR_MS = 10 * 60 * 1000;

/** `seen`: the payment as it was when PayPal was asked. What was written since may know more. */
export type Answer = { verdict: Verdict; seen: PaymentRow };

/**
 * Asks PayPal what became of a payment, and captures it when the buyer has approved. Any number of callers may do so at
 * the same time: they send the same request, which PayPal carries out once. What was declined is sent again only when the
 * buyer has approved again: the card that was declined must not be tried by every poll.
 * @param approvedAt when the buyer is known to have approved
 */
export async function askPayPal(
  tools: PaymentTools,
  client: PayPalClient,
  payment: PaymentRow,
  expected: Expected,
  approvedAt?: Date,
): Promise<Answer> {
  let seen = payment;
  try {
    const found = payment.paypalOrderId && (await client.getOrder(payment.paypalOrderId));
    if (!found) return { seen, verdict: missing(payment) };
    const verdict = judge(found, expected);
    if (verdict.outcome !== 'approved') return { seen, verdict };
    if (payment.declinedAt && !(approvedAt && approvedAt > payment.declinedAt))
      return { seen, verdict: { outcome: 'open', ...(payment.issue && { issue: payment.issue }) } };
    const claimed = await claimCapture(tools.db, payment);
    // Cancelled, deleted, declined or paid otherwise in the meantime: what is approved is given back by PayPal itself.
    if (!claimed) return { seen, verdict: { outcome: 'open' } };
    seen = claimed;
    return { seen, verdict: await capture(client, claimed, expected) };
  } catch (error) {
    if (error instanceof PayPalFailure) return { seen, verdict: { outcome: 'checking' } };
    throw error;
  }
}

async function capture(client: PayPalClient, { id, paypalOrderId, declines }: PaymentRow, expected: Expected) {
  try {
    // After a decline PayPal would answer the old request with the old refusal.
    const requestId = declines === 0 ? `capture:${id}` : `capture:${id}:${declines}`;
    return judge(await client.captureOrder(paypalOrderId!, { requestId }), expected);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
    const read = readCaptureFailure(error);
    if (read !== 'look') return read;
    const now = await client.getOrder(paypalOrderId!);
    const verdict = now && judge(now, expected);
    if (verdict && verdict.outcome !== 'approved' && verdict.outcome !== 'open') return verdict;
    // The invoice was paid by an order at PayPal that is not known here: somebody has to look before it is paid again.
    if (error.issue === 'DUPLICATE_INVOICE_ID') return { outcome: 'mismatch' as const, issue: error.issue };
    return { outcome: 'checking' as const };
  }
}

/** PayPal may not know a new order everywhere at once, and forgets old ones. Money that was sent is never given up for it. */
function missing({ state, createdAt, paypalOrderId }: PaymentRow): Verdict {
  if (state !== 'open') return { outcome: 'checking' };
  const isOld = Date.now() - createdAt.getTime() > NEW_FOR_MS;
  return { outcome: isOld || !paypalOrderId ? 'void' : 'open' };
}
