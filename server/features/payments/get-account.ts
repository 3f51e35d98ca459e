import {
  findPayPalSettings,
  openPayPalSecret,
  type PayPalSettingsRow,
} from '#server/features/paypal-settings/index.ts';
import type { PayPalClient, PayPalMode } from '#server/platform/paypal/types.ts';
import { SecretUnreadable } from '#server/platform/secrets/create-secrets.ts';
import type { PaymentTools } from './tools.ts';

/** The shop's account at PayPal, as it is set up now. */
export type Account = { enabled: boolean; mode: PayPalMode; clientId: string; client: PayPalClient };

/** Undefined while no client id and secret are stored. */
export async function getAccount(
  tools: Pick<PaymentTools, 'db' | 'secrets' | 'paypal' | 'log'>,
): Promise<Account | undefined> {
  const settings = await findPayPalSettings(tools.db);
  const { enablePayPal: enabled, mode, clientId } = settings;
  const clientSecret = readSecret(tools, settings);
  if (!clientId || !clientSecret) return undefined;
  return { enabled, mode, clientId, client: tools.paypal.clientFor({ mode, clientId, clientSecret }) };
}

/** Payments of another account cannot be asked about with this one. */
export const isOfAccount = (payment: { mode: string; clientId: string }, account: Account): boolean =>
  payment.mode === account.mode && payment.clientId === account.clientId;

/** With another MASTER_KEY nothing can be paid, and everything else goes on. */
function readSecret(tools: Parameters<typeof getAccount>[0], settings: PayPalSettingsRow): string {
  try {
    return openPayPalSecret(tools, settings);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    tools.log.error({ alert: 'paypal-secret', err: error }, 'the PayPal secret cannot be read: please enter it again');
    return '';
  }
}
