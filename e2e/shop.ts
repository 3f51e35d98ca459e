import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { type Service, startService } from './service.ts';

export type Shop = { service: Service; paypal: PayPalEmulator; remove(): Promise<void> };

/** The service with an emulator of PayPal, set up as `npm start` does it in a demo; here its state can be looked at. */
export async function startShop(): Promise<Shop> {
  const paypal = await createEmulator({ retries: { firstMs: 200, capMs: 1000 } });
  const webhookId = 'WH-SHOP-OF-THE-TEST';
  const service = await startService({
    env: {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
  });
  paypal.addWebhook({ url: `${service.url}/webhooks/paypal`, id: webhookId });
  return {
    service,
    paypal,
    async remove() {
      await service.remove();
      await paypal.close();
    },
  };
}
