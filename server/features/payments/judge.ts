import type { PayPalCapture, PayPalOrder, PayPalRefund } from '#server/platform/paypal/types.ts';
import { cents } from './cents.ts';

/** What an order at PayPal means for ours. */
export type Verdict =
  | { outcome: 'paid'; capture: PayPalCapture; payerEmail: string | undefined; refunds: PayPalRefund[] }
  | { outcome: 'review'; capture: PayPalCapture; issue: string }
  | { outcome: 'denied'; capture: PayPalCapture; issue: string }
  | { outcome: 'mismatch'; capture?: PayPalCapture; issue: string }
  | { outcome: 'approved' }
  | { outcome: 'open'; issue?: string }
  | { outcome: 'declined'; issue: string }
  | { outcome: 'failed'; issue: string }
  | { outcome: 'void' }
  | { outcome: 'checking' };

/** What must be true of the money. Amounts as decimal text. */
export type Expected = {
  orderId: string;
  paymentId: string;
  amount: string;
  currency: string;
  payeeId: string | null;
};

/**
 * Reads an order of PayPal. Only its captures say whether money came, and only one that fits in amount, currency, ids and
 * payee is ours; anything else is for a person to look at.
 */
export function judge(paypal: PayPalOrder, expected: Expected): Verdict {
  const capture = paypal.captures.at(-1);
  if (!capture) return judgeWithoutCapture(paypal);
  const wrong = findMismatch(paypal, capture, expected);
  if (wrong) return { outcome: 'mismatch', capture, issue: wrong };
  switch (capture.status) {
    // Money that came and went back later has come: what was bought is granted, then the refund takes it back.
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { outcome: 'paid', capture, payerEmail: paypal.payerEmail, refunds: paypal.refunds };
    case 'DECLINED':
    case 'FAILED':
      return { outcome: 'denied', capture, issue: capture.statusReason ?? capture.status };
    case 'PENDING':
      return { outcome: 'review', capture, issue: capture.statusReason ?? 'PENDING_REVIEW' };
    default:
      return { outcome: 'review', capture, issue: 'UNKNOWN_STATE' };
  }
}

function judgeWithoutCapture({ status }: PayPalOrder): Verdict {
  if (status === 'APPROVED') return { outcome: 'approved' };
  if (status === 'VOIDED') return { outcome: 'void' };
  return { outcome: 'open' };
}

/** @returns what does not fit, in words for the log and for admins */
function findMismatch({ payee }: PayPalOrder, capture: PayPalCapture, expected: Expected): string | undefined {
  const { amount } = capture;
  if (amount.currency !== expected.currency) return `currency ${amount.currency} instead of ${expected.currency}`;
  if (cents(amount.value) !== cents(expected.amount)) return `amount ${amount.value} instead of ${expected.amount}`;
  if (capture.customId !== expected.orderId)
    return `order ${capture.customId ?? 'none'} instead of ${expected.orderId}`;
  if (capture.invoiceId !== expected.paymentId)
    return `payment ${capture.invoiceId ?? 'none'} instead of ${expected.paymentId}`;
  const payeeId = capture.payee?.merchantId ?? payee?.merchantId;
  if (expected.payeeId && payeeId !== expected.payeeId)
    return `payee ${payeeId ?? 'none'} instead of ${expected.payeeId}`;
  return undefined;
}
