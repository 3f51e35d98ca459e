import { verify, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../index.ts';
import { type Received, type Receiver, startReceiver } from '../testing/receiver.ts';
import { createShop } from '../testing/shop.ts';
import type { PayPalEmulator } from '../types.ts';

let emulator: PayPalEmulator;
let receiver: Receiver;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  receiver = await startReceiver();
  emulator = await createEmulator({
    webhooks: [{ id: 'WEBHOOK1', url: receiver.url }],
    retries: { firstMs: 1, capMs: 4, attempts: 4 },
  });
  shop = createShop(emulator);
});
beforeEach(() => {
  emulator.reset();
  receiver.reset();
});
afterAll(async () => {
  await emulator.close();
  await receiver.close();
});

/** As a shop does: certificate fetched from the header's address, CRC over the raw bytes. */
async function isGenuine({ headers, raw }: Received, webhookId: string): Promise<boolean> {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text();
  const message = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${webhookId}|${crc32(raw)}`;
  const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64');
  return verify('sha256', Buffer.from(message), new X509Certificate(pem).publicKey, signature);
}

describe('an event', () => {
  test('is signed as PayPal signs', async () => {
    await shop.sell({ description: 'Umlaute: Größe, €' });
    await emulator.settled();
    expect(receiver.types().sort()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
    for (const received of receiver.received) {
      expect(received.headers['paypal-auth-algo']).toBe('SHA256withRSA');
      expect(await isGenuine(received, 'WEBHOOK1')).toBe(true);
      expect(await isGenuine(received, 'WEBHOOK2')).toBe(false);
      const forged = Buffer.from(received.raw.toString().replace('29.00', '99.00'));
      expect(await isGenuine({ ...received, raw: forged }, 'WEBHOOK1')).toBe(false);
    }
  });

  test('has PayPal’s envelope', async () => {
    const order = await shop.sell();
    await emulator.settled();
    const approved = receiver.received.find(({ event }) => event.event_type === 'CHECKOUT.ORDER.APPROVED')!.event;
    expect(approved).toMatchObject({
      id: expect.stringMatching(/^WH-[0-9A-Z]{17}-[0-9A-Z]{17}$/),
      event_version: '1.0',
      resource_version: '2.0',
      resource_type: 'checkout-order',
      resource: { id: order.id, status: 'APPROVED', intent: 'CAPTURE', purchase_units: [{ custom_id: 'order-1' }] },
    });
    const completed = receiver.received.find(({ event }) => event.event_type === 'PAYMENT.CAPTURE.COMPLETED')!.event;
    expect(completed).toMatchObject({
      resource_type: 'capture',
      resource: {
        status: 'COMPLETED',
        custom_id: 'order-1',
        supplementary_data: { related_ids: { order_id: order.id } },
      },
    });
    const certificate = new X509Certificate(
      await (await fetch(String(receiver.received[0]!.headers['paypal-cert-url']))).text(),
    );
    expect(certificate.checkIssued(certificate)).toBe(true);
    expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now());
  });

  test('is sent again until it is taken, with the same ids', async () => {
    receiver.answers.push(500, 302, 401);
    const { body } = await shop.order();
    emulator.approve(body.id);
    await emulator.settled();
    expect(emulator.deliveries).toMatchObject([
      {
        state: 'delivered',
        attempts: [{ status: 500 }, { status: 302 }, { status: 401 }, { status: 200, answer: 'taken' }],
      },
    ]);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(1);
  });

  test('is given up at last', async () => {
    receiver.answers.push(500, 500, 500, 500);
    const { body } = await shop.order();
    emulator.approve(body.id);
    await emulator.settled();
    expect(emulator.deliveries[0]).toMatchObject({ state: 'given-up' });
    expect(receiver.received).toHaveLength(4);
    emulator.resend(emulator.deliveries[0]!.eventId);
    await emulator.settled();
    expect(emulator.deliveries.map(({ state }) => state)).toEqual(['given-up', 'delivered']);
    expect(receiver.received.at(-1)?.event).toEqual(receiver.received[0]?.event);
  });
});

describe('webhooks may come', () => {
  test('several times', async () => {
    emulator.faults.setWebhooks({ copies: 3 });
    const { body } = await shop.order();
    emulator.approve(body.id);
    await emulator.settled();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
  });

  test('newest first', async () => {
    emulator.faults.setWebhooks({ mode: 'held' });
    await shop.sell();
    emulator.refund(emulator.captures()[0]!.id);
    await emulator.settled();
    expect(receiver.received).toEqual([]);
    // One after the other, so that the order of sending is the order of arrival.
    emulator.faults.setWebhooks({ mode: 'reversed' });
    await emulator.settled();
    expect(emulator.deliveries.map(({ eventType }) => eventType)).toEqual([
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.APPROVED',
    ]);
    expect(receiver.received).toHaveLength(3);
  });

  test('newest first also when they were not held', async () => {
    emulator.faults.setWebhooks({ mode: 'reversed' });
    await shop.sell();
    await emulator.settled();
    expect(emulator.deliveries.map(({ eventType }) => eventType)).toEqual([
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.APPROVED',
    ]);
  });

  test('late', async () => {
    emulator.faults.setWebhooks({ delayMs: 60 });
    await shop.sell();
    expect(emulator.deliveries.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await emulator.settled();
    expect(receiver.received).toHaveLength(2);
  });

  test('never', async () => {
    emulator.faults.setWebhooks({ mode: 'never' });
    await shop.sell();
    await emulator.settled();
    expect(receiver.received).toEqual([]);
    expect(emulator.deliveries.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    emulator.faults.clear();
    await shop.sell();
    await emulator.settled();
    expect(receiver.received).toHaveLength(2);
  });
});

test('what was forgotten on its way is not sent again', async () => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let sent = 0;
  const slow = createServer(async (_request, response) => {
    sent++;
    arrived.resolve();
    await released.promise;
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const emptied = await createEmulator({ retries: { firstMs: 1 } });
  emptied.addWebhook({ url: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/` });
  const { body } = await createShop(emptied).order();
  emptied.approve(body.id);
  await arrived.promise;
  emptied.reset();
  released.resolve();
  await emptied.settled();
  expect([sent, emptied.deliveries]).toEqual([1, []]);
  await emptied.close();
  slow.close();
  slow.closeAllConnections();
});

test('webhooks are registered, listed and deleted by the API', async () => {
  const second = await startReceiver();
  const made = await shop.call('POST', '/v1/notifications/webhooks', {
    url: second.url,
    event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
  });
  expect(made).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[0-9A-Z]{17}$/), url: second.url } });
  const path = `/v1/notifications/webhooks/${made.body.id}`;
  const listed = await shop.call('GET', '/v1/notifications/webhooks');
  expect(listed.body.webhooks.map(({ url }: { url: string }) => url)).toEqual([receiver.url, second.url]);
  expect((await shop.call('GET', path)).body).toEqual(made.body);
  await shop.sell();
  await emulator.settled();
  expect(second.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
  expect(await isGenuine(second.received[0]!, made.body.id)).toBe(true);
  expect((await shop.call('DELETE', path)).status).toBe(204);
  expect((await shop.call('GET', path)).status).toBe(404);
  await shop.sell();
  await emulator.settled();
  expect(second.received).toHaveLength(1);
  const wrong = await shop.call('POST', '/v1/notifications/webhooks', { url: 'ftp://a', event_types: [] });
  expect(wrong.body.details.map(({ field }: { field: string }) => field)).toEqual(['/url', '/event_types']);
  await second.close();
});
