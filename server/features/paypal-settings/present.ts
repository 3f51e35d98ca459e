import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { payPalPlaces } from '#server/platform/paypal/places.ts';
import { WEBHOOK_PATH } from '#server/platform/paypal/register-webhook.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSecret } from './choose-secret.ts';
import { demoAccountOf } from './demo-account.ts';
import type { PayPalSettingsRow } from './find-settings.ts';

/** What a pay page needs. */
export function presentForPaying({ config }: Pick<Services, 'config'>, row: PayPalSettingsRow): PayPalSettings {
  const { sdkBaseUrl, isDemo } = payPalPlaces(config, row.mode);
  return {
    enablePayPal: row.enablePayPal,
    clientId: row.clientId,
    currency: row.currency,
    buttonStyles: row.buttonStyles,
    sdkUrl: sdkBaseUrl,
    isDemo,
  };
}

/** All of it for admins: all but the secret. */
export function presentSetup(
  tools: Pick<Services, 'config' | 'secrets'>,
  row: PayPalSettingsRow,
  lastWebhookAt: Date | null,
): PayPalSettings {
  const demo = demoAccountOf(tools.config);
  return {
    ...presentForPaying(tools, row),
    mode: row.mode,
    hasClientSecret: hasSecret(tools, row),
    webhookId: row.webhookId,
    webhookUrl: tools.config.baseUrl + WEBHOOK_PATH,
    lastWebhookAt: lastWebhookAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.getTime() > 0 ? row.updatedAt.toISOString() : null,
    ...(demo && { demoAccount: { clientId: demo.clientId, webhookId: demo.webhookId } }),
  };
}
