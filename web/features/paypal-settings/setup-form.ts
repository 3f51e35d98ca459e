import type * as z from 'zod';
import { type PayPalSettings, payPalSettingsChange } from '#contract/paypal-settings.ts';

const fields = payPalSettingsChange.required({ clientSecret: true, webhookId: true });
export type SetupValues = z.infer<typeof fields>;

/** What the form begins with. A stored secret never comes back. */
export const valuesOf = (settings: PayPalSettings): SetupValues => ({
  enablePayPal: settings.enablePayPal,
  clientId: settings.clientId,
  clientSecret: '',
  mode: settings.mode ?? 'sandbox',
  currency: settings.currency,
  buttonStyles: settings.buttonStyles,
  webhookId: settings.webhookId ?? '',
});

export type SecretState = 'entered' | 'kept' | 'of-demo' | 'of-another' | 'none';

/** What a save would do about the secret: the stored one goes only with its own client. */
export function secretState(
  stored: Pick<PayPalSettings, 'hasClientSecret' | 'clientId' | 'mode' | 'demoAccount'>,
  values: Pick<SetupValues, 'clientSecret' | 'clientId' | 'mode'>,
): SecretState {
  if (values.clientSecret.trim()) return 'entered';
  const clientId = values.clientId.trim();
  if (stored.hasClientSecret && clientId === stored.clientId && values.mode === stored.mode) return 'kept';
  if (clientId && clientId === stored.demoAccount?.clientId) return 'of-demo';
  return stored.hasClientSecret ? 'of-another' : 'none';
}

/** The server's rules, as far as the browser can tell. */
export const setupForm = (stored: PayPalSettings) =>
  fields.superRefine((values, context) => {
    if (!values.enablePayPal) return;
    const problem = (path: keyof SetupValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!values.clientId) problem('clientId', 'Enter the client ID: PayPal cannot be enabled without it.');
    const secret = secretState(stored, values);
    if (secret === 'none') problem('clientSecret', 'Enter the client secret: PayPal cannot be enabled without it.');
    if (secret === 'of-another')
      problem('clientSecret', 'Enter the client secret again: the stored one belongs to another client ID or mode.');
  });
