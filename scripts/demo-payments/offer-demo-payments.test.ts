import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { createPayPal } from '#server/platform/paypal/create-paypal.ts';
import { DEMO_PAYPAL_PORT, devPorts } from '../emulator-ports.ts';
import { freePort } from './free-port.ts';
import type { KeptEmulator } from './keep-emulator.ts';
import { offerDemoPayments } from './offer-demo-payments.ts';

let dataDir: string;
let running: KeptEmulator[];
let said: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'facsimile-payments-'));
  [running, said] = [[], ''];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const emulator of running) await emulator.close();
  await rm(dataDir, { recursive: true });
});

async function offer(more: Record<string, string> = {}) {
  const environment: NodeJS.ProcessEnv = { DATA_DIR: dataDir, ...more };
  const emulator = await offerDemoPayments(environment);
  if (emulator) running.push(emulator);
  return { emulator, environment };
}

/** Signs in to the emulator as the service does. */
async function signIn(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const { clientId = '', clientSecret = '' } = config.paypal.demoAccount ?? {};
  const { clientFor } = createPayPal(config, createLogger({ logLevel: 'silent' }));
  await clientFor({ mode: 'sandbox', clientId, clientSecret }).checkCredentials();
}

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(50);
}

describe('a demo', () => {
  test('has a PayPal of its own: the service finds it, and its state is kept beside the data', async () => {
    const { emulator, environment } = await offer({ PORT: '3456' });
    await signIn(environment);
    const state = JSON.parse(await readFile(join(dataDir, 'paypal-emulator.json'), 'utf8'));
    expect(state.webhooks).toEqual([
      expect.objectContaining({ id: environment.PAYPAL_WEBHOOK_ID, url: 'http://localhost:3456/webhooks/paypal' }),
    ]);
    await emulator!.close();
    expect(await isGone(emulator!.url)).toBe(true);
  });

  test('takes the next port when the one it would like is taken', async () => {
    const [one, two] = [await offer(), await offer()];
    expect(two.emulator!.url).not.toBe(one.emulator!.url);
    await signIn(one.environment);
    await signIn(two.environment);
  });

  test('leaves the ports of `npm run dev:emulators` alone: the two run side by side, whichever is first', async () => {
    expect(DEMO_PAYPAL_PORT).toBeGreaterThan(Math.max(...Object.values(devPorts)));
    const { emulator } = await offer();
    expect(Number(new URL(emulator!.url).port)).toBeGreaterThanOrEqual(DEMO_PAYPAL_PORT);
  });

  test('whose emulator crashes gets it again at the same address, with its orders', async () => {
    const { emulator, environment } = await offer();
    const before = await readFile(join(dataDir, 'paypal-emulator.json'), 'utf8');
    for (let times = 0; times < 2; times++) {
      const { pid } = emulator!;
      process.kill(pid!, 'SIGKILL');
      await until(() => emulator!.pid !== pid);
      await until(() =>
        signIn(environment).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(said.match(/ended \(SIGKILL\)/g)).toHaveLength(2);
    const after = await readFile(join(dataDir, 'paypal-emulator.json'), 'utf8');
    expect(JSON.parse(after).keys).toEqual(JSON.parse(before).keys);
  });

  test.each([
    ['0.0.0.0', 'http://localhost:3000/webhooks/paypal'],
    ['127.0.0.2', 'http://127.0.0.2:3000/webhooks/paypal'],
    ['::1', 'http://[::1]:3000/webhooks/paypal'],
  ])('that listens on %s is told of payments at %s', async (HOST, url) => {
    await offer({ HOST });
    const state = JSON.parse(await readFile(join(dataDir, 'paypal-emulator.json'), 'utf8'));
    expect(state.webhooks).toEqual([expect.objectContaining({ url })]);
  });

  test('error: starts without payments when the emulator does not', async () => {
    await writeFile(join(dataDir, 'paypal-emulator.json'), '{"version":0}');
    const { emulator, environment } = await offer();
    expect(emulator).toBeUndefined();
    expect(environment.PAYPAL_BASE_URL).toBeUndefined();
    expect(said).toContain('no demo payments this time');
  });
});

describe('nothing is started', () => {
  test.each([
    [
      'in production',
      {
        FACSIMILE_MODE: 'production',
        PUBLIC_URL: 'https://a.example',
        MASTER_KEY: 'A'.repeat(43),
        AUTH_SECRET: 'a'.repeat(32),
      },
    ],
    ['when payments go elsewhere', { PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }],
    ['when settings are wrong: the service names them', { PORT: 'eighty' }],
  ])('%s', async (_when, settings) => {
    const { emulator, environment } = await offer(settings);
    expect(emulator).toBeUndefined();
    expect(environment).toEqual({ DATA_DIR: dataDir, ...settings });
  });
});

test('a port on which anything listens is not free', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  expect(await freePort(port)).toBeGreaterThan(port);
  await expect(freePort(port, 1)).rejects.toThrow('free');
  taken.close();
});
