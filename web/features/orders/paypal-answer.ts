import type { PaymentOutcome, Settled } from '#contract/payments.ts';

export interface PayPalAnswer {
  tone: 'success' | 'info' | 'warning' | 'danger';
  text: string;
}

const answers: Record<PaymentOutcome, PayPalAnswer> = {
  paid: { tone: 'success', text: 'PayPal has nothing new: the order is paid.' },
  open: { tone: 'info', text: 'PayPal has received no payment for this order.' },
  declined: { tone: 'info', text: 'The buyer’s card or account was declined; another one can be tried.' },
  review: { tone: 'warning', text: 'PayPal still holds the payment for review.' },
  denied: { tone: 'warning', text: 'PayPal did not let the payment through.' },
  failed: { tone: 'warning', text: 'The payment failed for good; the buyer can begin a new one.' },
  mismatch: {
    tone: 'danger',
    text: 'Money came that does not fit this order, so nothing was given. Please compare both and pay it back at PayPal.',
  },
  checking: { tone: 'warning', text: 'PayPal did not answer. The service goes on asking by itself.' },
};

/** What an admin reads after PayPal was asked about an order. */
export function payPalAnswer({ outcome, issue, modifiedCount, paymentStatus }: Settled): PayPalAnswer {
  if (modifiedCount > 0)
    return {
      tone: 'success',
      text: 'PayPal has the money. The order is settled now, and the buyer has what was bought.',
    };
  // There is nothing to pay any more; that no payment is open says nothing.
  if (outcome === 'open' && paymentStatus !== 'pending')
    return { tone: 'info', text: `PayPal has nothing new: the order stays “${paymentStatus}”.` };
  const { tone, text } = answers[outcome];
  return { tone, text: issue ? `${text} PayPal’s reason: ${issue}.` : text };
}
