import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { PayPalClient } from '#server/platform/paypal/types.ts';
import { readCaptureFailure } from './capture-failure.ts';
import { claimCapture } from './claim-capture.ts';
import { type Expected, judge, type Verdict } from './judge.ts';
import type { PaymentRow } from './tables.ts';
import type { PaymentTools } from './tools.ts';

/** `seen`: the payment as it was when PayPal was asked. What was written since may know more. */
export type Answer = { verdict: Verdict; seen: PaymentRow };

/**
 * Asks PayPal what became of a payment, and captures it when the buyer has approved. Any number of callers may do so at
 * the same time: they send the same request, which PayPal carries out once.
 */
export async function askPayPal(
  tools: PaymentTools,
  client: PayPalClient,
  payment: PaymentRow,
  expected: Expected,
): Promise<Answer> {
  let seen = payment;
  try {
    const found = payment.paypalOrderId && (await client.getOrder(payment.paypalOrderId));
    if (!found) return { seen, verdict: { outcome: 'void' } };
    const verdict = judge(found, expected);
    if (verdict.outcome !== 'approved') return { seen, verdict };
    const claimed = await claimCapture(tools.db, payment.id);
    // Cancelled, deleted or paid otherwise in the meantime: what is approved is given back by PayPal itself.
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
    // Another order at PayPal took the invoice. The attempts of this order are all asked; this one is done with.
    return { outcome: 'failed' as const, issue: error.issue ?? 'DUPLICATE_INVOICE_ID' };
  }
}
