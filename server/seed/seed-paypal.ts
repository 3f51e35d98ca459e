import { eq } from 'drizzle-orm';
import { defaultSettings, sealPayPalSecret } from '#server/features/paypal-settings/index.ts';
import { payPalSettings } from '#server/features/paypal-settings/tables.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Switches PayPal on in a demo that has an emulator for it. An installation whose admin has set PayPal up, or off, keeps that;
 * only the demo's own client is brought up to date, because the emulator and the master key may have changed.
 */
export async function seedPayPal(services: Pick<Services, 'db' | 'config' | 'secrets'>): Promise<void> {
  const { baseUrl, demoAccount } = services.config.paypal;
  if (!baseUrl || !demoAccount) return;
  const { clientId, clientSecret, webhookId } = demoAccount;
  const ours = { clientId, sealedSecret: sealPayPalSecret(services, clientSecret), webhookId };
  await services.db
    .insert(payPalSettings)
    .values({ ...defaultSettings, ...ours, enablePayPal: true, updatedAt: new Date() })
    .onConflictDoUpdate({
      target: payPalSettings.id,
      set: ours,
      setWhere: eq(payPalSettings.clientId, clientId),
    });
}
