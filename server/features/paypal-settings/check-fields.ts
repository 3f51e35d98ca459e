import type { PayPalSettingsChange } from '#contract/paypal-settings.ts';
import { badRequest } from '#server/platform/errors.ts';

/** The client id stands in the address of PayPal's script, the webhook id in what PayPal signs. No refusal repeats what was entered. */
export function checkFields({ clientId, clientSecret = '', webhookId = '' }: PayPalSettingsChange): void {
  if (!/^[\w.-]*$/.test(clientId)) throw badRequest('A client id has only letters, digits, hyphens and underscores.');
  if (!/^[\x21-\x7e]*$/.test(clientSecret))
    throw badRequest('A client secret has only letters, digits and signs, and no spaces.');
  if (!/^[\w-]*$/.test(webhookId))
    throw badRequest('A webhook id has only letters and digits, e.g. 5GP028458E2496506: it is not the address.');
}
