import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmulator } from './index.ts';
import { startReceiver } from './testing/receiver.ts';
import { createShop } from './testing/shop.ts';

// A process is started, and keys are made.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paypal-emulator-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('orders, payments, the key and webhooks that wait outlive a restart', async () => {
  const stateFile = join(folder, 'a', 'state.json');
  const receiver = await startReceiver();
  const options = { stateFile, retries: { firstMs: 1, capMs: 1 } };
  const before = await createEmulator(options);
  before.addWebhook({ id: 'WEBHOOK1', url: receiver.url });
  const shop = createShop(before);
  const header = { 'paypal-request-id': 'create:1' };
  const { body } = await shop.order({ invoice_id: 'payment-1' }, header);
  before.approve(body.id, { instrument: 'review' });
  await before.settled();
  const signed = receiver.received[0]!.headers['paypal-cert-url'];
  before.faults.setWebhooks({ delayMs: 60_000 });
  await shop.capture(body.id);
  const captures = before.captures();
  await before.close();

  receiver.reset();
  const after = await createEmulator(options);
  await after.settled();
  expect(receiver.types()).toEqual(['PAYMENT.CAPTURE.PENDING']);
  const name = (url: unknown) => new URL(String(url)).pathname;
  expect(name(receiver.received[0]!.headers['paypal-cert-url'])).toBe(name(signed));
  expect(after.captures().map(({ id }) => id)).toEqual(captures.map(({ id }) => id));
  const again = await createShop(after).order({ invoice_id: 'payment-1' }, header);
  expect([again.status, again.body.id]).toEqual([200, body.id]);
  after.review(captures[0]!.id, 'complete');
  await after.close();
  expect(JSON.parse(await readFile(stateFile, 'utf8')).captures[0][1].capture.status).toBe('COMPLETED');
  await receiver.close();
});

test('a file of something else is refused', async () => {
  const stateFile = join(folder, 'other.json');
  await writeFile(stateFile, '{"orders":[]}');
  await expect(createEmulator({ stateFile })).rejects.toThrow('is not a state of this PayPal emulator');
});

test('as a process it tells its parent where it is, and ends with it', async () => {
  const stateFile = join(folder, 'process.json');
  const child = fork(
    join(import.meta.dirname, 'main.ts'),
    ['--port', '0', '--quiet', '--state', stateFile, '--webhook', 'http://127.0.0.1:9/x', '--client-id', 'mine'],
    { execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  const [told] = await once(child, 'message');
  expect(told).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    clientId: 'mine',
    clientSecret: 'paypal-demo-secret',
    webhookId: expect.stringMatching(/^[0-9A-Z]{17}$/),
  });
  expect((await fetch(`${told.url}/sdk/js?client-id=mine`)).status).toBe(200);
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect([code, output]).toEqual([0, `PayPal emulator: ${told.url}\n`]);
  expect(JSON.parse(await readFile(stateFile, 'utf8')).webhooks).toHaveLength(1);
});
