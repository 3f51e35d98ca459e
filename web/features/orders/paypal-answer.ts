import type { PaymentOutcome, Settled } from '#contract/payments.ts';

export interface PayPalAnswer {
  tone: 'success' | 'info' | 'warning' | 'danger';
  text: string;
}

const answers: Record<PaymentOutcome, PayPalAnswer> = {
  paid: { tone: 'success', text: 'Nothing new from PayPal: the order is paid.' },
  open: { tone: 'info', text: 'PayPal has received no payment for this order.' },
  declined: { tone: 'info', text: 'The buyer’s card or account was declined; another one can be tried.' },
  review: { tone: 'warning', text: 'PayPal still holds the payment for review.' },
  denied: { tone: 'warning', text: 'PayPal denied the payment.' },
  failed: { tone: 'warning', text: 'The payment failed; the buyer can start a new one.' },
  mismatch: {
    tone: 'danger',
    text: 'A payment arrived that does not match this order, so nothing was delivered. Please compare the two, and refund it at PayPal.',
  },
  checking: { tone: 'warning', text: 'PayPal did not answer. The service will keep asking.' },
};

/** What an admin reads after PayPal was asked about an order. */
export function payPalAnswer({ outcome, issue, modifiedCount, paymentStatus }: Settled): PayPalAnswer {
  if (modifiedCount > 0)
    return {
      tone: 'success',
      text: 'PayPal has the money. The order is now complete, and the buyer has what was bought.',
    };
  // There is nothing to pay any more; that no payment is open says nothing.
  if (outcome === 'open' && paymentStatus !== 'pending')
    return { tone: 'info', text: `Nothing new from PayPal: the order stays “${paymentStatus}”.` };
  const { tone, text } = answers[outcome];
  return { tone, text: issue ? `${text} PayPal’s reason: ${issue}.` : text };
}
