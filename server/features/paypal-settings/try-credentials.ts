import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { PayPalCredentials } from '#server/platform/paypal/types.ts';
import type { Services } from '#server/platform/services.ts';
import { clientIdMissing, credentialsRefused, secretMissing } from './policy.ts';

/**
 * Asks PayPal whether it knows them, so that nobody finds out while paying. It may take half a minute when PayPal does
 * not answer: never inside a transaction.
 * @throws BAD_REQUEST, PAYPAL_REFUSED, PAYPAL_UNAVAILABLE
 */
export async function tryCredentials({ paypal }: Pick<Services, 'paypal'>, credentials: PayPalCredentials) {
  if (!credentials.clientId) throw clientIdMissing();
  if (!credentials.clientSecret) throw secretMissing();
  try {
    await paypal.clientFor(credentials).checkCredentials();
  } catch (error) {
    throw error instanceof PayPalFailure ? credentialsRefused(error) : error;
  }
}
