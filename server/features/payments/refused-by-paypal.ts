import { failure } from '#server/platform/errors.ts';
import type { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';

/** What an admin is told when PayPal did not do what was asked. Buyers are told by `tellRefusal`. */
export function refusedByPayPal({ kind, issue, debugId }: PayPalFailure) {
  if (kind === 'unavailable' || kind === 'unreadable') return failure('PAYPAL_UNAVAILABLE');
  if (kind === 'unauthorized')
    return failure(
      'PAYPAL_UNAVAILABLE',
      "PayPal does not accept this shop's client id and secret. Please contact support.",
    );
  const number = debugId ? ` PayPal's number for it: ${debugId}.` : '';
  return failure('PAYPAL_REFUSED', `PayPal refused this: ${issue ?? 'no reason given'}.${number}`);
}
