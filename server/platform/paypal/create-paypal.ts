import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Logger } from '../log/create-logger.ts';
import { createPayPalClient } from './create-paypal-client.ts';
import { createWebhookVerifier } from './create-webhook-verifier.ts';
import { payPalPlaces } from './places.ts';
import type { PayPal, PayPalClient } from './types.ts';

/** One set of credentials is in use; a few more are tried by the admin who changes them. */
const MAX_CLIENTS = 5;

/** PayPal as the features see it. Credentials come from the settings in the database, the place from the configuration. */
export function createPayPal(config: Pick<Config, 'paypal'>, log: Logger): PayPal {
  const clients = new Map<string, PayPalClient>();
  return {
    clientFor({ mode, clientId, clientSecret }) {
      const key = createHash('sha256')
        .update(JSON.stringify([mode, clientId, clientSecret]))
        .digest('base64');
      const client =
        clients.get(key) ??
        createPayPalClient({ baseUrl: payPalPlaces(config, mode).apiBaseUrl, clientId, clientSecret, log });
      // The most recently used one goes to the end.
      clients.delete(key);
      clients.set(key, client);
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value!);
      return client;
    },
    verifier: createWebhookVerifier({ standIn: config.paypal.baseUrl }),
  };
}
