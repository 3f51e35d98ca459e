import type { PayPalEmulator } from '../types.ts';
import type { Order } from '../wire-types.ts';
import type { Json } from './json.ts';

export type Answered = { status: number; body: Json };

/** A caller of the API with plain fetch, as a shop without an SDK is one. */
export function createShop(
  emulator: PayPalEmulator,
  account = { id: emulator.clientId, secret: emulator.clientSecret },
) {
  let token: string | undefined;

  async function askToken({ id, secret } = account, grant_type = 'client_credentials'): Promise<Answered> {
    const response = await fetch(`${emulator.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
      body: new URLSearchParams({ grant_type }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function call(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answered> {
    token ??= (await askToken()).body.access_token;
    const response = await fetch(emulator.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }

  return {
    askToken,
    call,
    order: (unit: object = {}, headers?: object) => call('POST', '/v2/checkout/orders', orderOf(unit), headers),
    capture: (orderId: string, headers?: object) =>
      call('POST', `/v2/checkout/orders/${orderId}/capture`, undefined, headers),
    refund: (captureId: string, body?: object, headers?: object) =>
      call('POST', `/v2/payments/captures/${captureId}/refund`, body, headers),
    /** Ordered, approved and captured. @returns the captured order */
    async sell(unit: object = {}): Promise<Order> {
      const { body } = await this.order(unit);
      emulator.approve(body.id);
      return (await this.capture(body.id)).body;
    },
  };
}

export const usd = (value: string) => ({ currency_code: 'USD', value });

export const orderOf = (unit: object) => ({
  intent: 'CAPTURE',
  purchase_units: [{ description: 'Pro package', custom_id: 'order-1', amount: usd('29.00'), ...unit }],
});

export const captureIdOf = (order: Order): string => order.purchase_units[0]!.payments!.captures[0]!.id;
