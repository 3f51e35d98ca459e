import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { readConfig } from '#server/config.ts';
import { createLogger } from '../log/create-logger.ts';
import { createPayPal } from './create-paypal.ts';

const ours = { url: 'http://localhost:9/webhooks/paypal', id: '0FACSIMILEDEM0000' };
let paypal: PayPalEmulator;
beforeAll(async () => {
  paypal = await createEmulator();
});
afterAll(() => paypal.close());

const open = () => createPayPal(readConfig({ PAYPAL_BASE_URL: paypal.url }), createLogger({ logLevel: 'silent' }));
const credentials = () => ({
  mode: 'sandbox' as const,
  clientId: paypal.clientId,
  clientSecret: paypal.clientSecret,
});

test('the same credentials give the same client, others another one', () => {
  const { clientFor } = open();
  const client = clientFor(credentials());
  expect(clientFor({ ...credentials() })).toBe(client);
  expect(clientFor({ ...credentials(), clientSecret: 'changed' })).not.toBe(client);
  expect(clientFor({ ...credentials(), mode: 'live' })).not.toBe(client);
  expect(clientFor(credentials())).toBe(client);
});

test('credentials that were only tried do not pile up, and do not drive out the one in use', () => {
  const { clientFor } = open();
  const client = clientFor(credentials());
  const first = clientFor({ ...credentials(), clientSecret: 'try-0' });
  for (let at = 1; at < 10; at++) {
    clientFor({ ...credentials(), clientSecret: `try-${at}` });
    expect(clientFor(credentials())).toBe(client);
  }
  expect(clientFor({ ...credentials(), clientSecret: 'try-0' })).not.toBe(first);
});

test('PAYPAL_BASE_URL is asked, whatever the mode', async () => {
  const { clientFor } = open();
  await clientFor({ ...credentials(), mode: 'live' }).checkCredentials();
  expect(paypal.requests.at(-1)).toMatchObject({ call: 'token', status: 200 });
});

test('what the emulator signs is verified, for its webhook alone', async () => {
  const received: { headers: Record<string, string>; rawBody: Buffer }[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers as Record<string, string>, rawBody: Buffer.concat(chunks) });
    response.end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as { port: number };
  paypal.addWebhook({ ...ours, url: `http://127.0.0.1:${port}/` });

  const { clientFor, verifier } = open();
  const order = await clientFor(credentials()).createOrder(
    { customId: 'o', invoiceId: 'p', description: 'x', currency: 'USD', value: '9.00', itemTotal: '9.00' },
    { requestId: 'create:o:1' },
  );
  paypal.approve(order.id);
  await paypal.settled();
  receiver.close();
  expect(received.length).toBeGreaterThan(0);
  for (const message of received) {
    expect(await verifier.verify({ ...message, webhookId: ours.id })).toBe(true);
    expect(await verifier.verify({ ...message, webhookId: 'another' })).toEqual({
      refused: 'the signature does not fit',
    });
  }
});
