import type { PayPalSettingsChange } from '#contract/paypal-settings.ts';
import { SecretUnreadable } from '#server/platform/secrets/create-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { demoAccountOf } from './demo-account.ts';
import type { PayPalSettingsRow } from './find-settings.ts';
import { secretOfAnother, secretUnreadable } from './policy.ts';
import { openPayPalSecret, sealPayPalSecret } from './secret.ts';

type Tools = Pick<Services, 'secrets'>;

/**
 * The secret that a change is saved with: the one that was entered, the stored one while it belongs to the same client, or
 * the demo's own.
 * @returns null when there is none: the one of a client that is no longer used goes
 * @throws BAD_REQUEST when PayPal is to be enabled with the secret of another client
 */
export function chooseSecret(
  tools: Tools & Pick<Services, 'config'>,
  present: PayPalSettingsRow,
  change: PayPalSettingsChange,
): string | null {
  if (change.clientSecret) return sealPayPalSecret(tools, change.clientSecret);
  const sameClient = change.clientId === present.clientId && change.mode === present.mode;
  if (sameClient && present.sealedSecret) return present.sealedSecret;
  const demo = demoAccountOf(tools.config);
  if (demo && change.clientId === demo.clientId) return sealPayPalSecret(tools, demo.clientSecret);
  if (change.enablePayPal && present.sealedSecret) throw secretOfAnother();
  return null;
}

/** @throws BAD_REQUEST when it was stored with another MASTER_KEY */
export function openForUse(tools: Tools, row: Pick<PayPalSettingsRow, 'sealedSecret'>): string {
  try {
    return openPayPalSecret(tools, row);
  } catch (error) {
    throw error instanceof SecretUnreadable ? secretUnreadable() : error;
  }
}

/** Whether there is a secret that can be used. */
export function hasSecret(tools: Tools, row: Pick<PayPalSettingsRow, 'sealedSecret'>): boolean {
  try {
    return openPayPalSecret(tools, row) !== '';
  } catch (error) {
    if (error instanceof SecretUnreadable) return false;
    throw error;
  }
}
