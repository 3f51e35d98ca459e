import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { readConfig } from '#server/config.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { demoAccountOf } from './demo-account.ts';
import { mayTakeLivePayments } from './policy.ts';

test.each([
  ['not on the embedded database', {}, false],
  ['on a PostgreSQL server', { DATABASE_URL: 'postgres://elsewhere/shop' }, true],
  ['on the embedded database where that was allowed', { ALLOW_EMBEDDED_LIVE_PAYMENTS: 'true' }, true],
])('live payments: %s', (_name, environment, may) => expect(mayTakeLivePayments(readConfig(environment))).toBe(may));

const account = { PAYPAL_CLIENT_ID: 'demo', PAYPAL_CLIENT_SECRET: 'secret' };
const production = {
  FACSIMILE_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  MASTER_KEY: 'A'.repeat(43),
  AUTH_SECRET: 'a'.repeat(32),
};
const standIn = { PAYPAL_BASE_URL: 'http://localhost:4108' };
test.each([
  ['in a demo with a stand-in', { ...account, ...standIn }, true],
  ['not without one', account, false],
  ['not in production', { ...production, ...account, ...standIn }, false],
])('the demo’s account: %s', (_name, environment, there) =>
  expect(demoAccountOf(readConfig(environment)) !== undefined).toBe(there),
);

describe('a demo that may take live payments', () => {
  let emulator: PayPalEmulator;
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    emulator = await createEmulator();
    test_ = await createTestApp(testDatabases()[0]!.open, {
      PAYPAL_BASE_URL: emulator.url,
      PAYPAL_CLIENT_ID: emulator.clientId,
      PAYPAL_CLIENT_SECRET: emulator.clientSecret,
      PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
      ALLOW_EMBEDDED_LIVE_PAYMENTS: 'true',
    });
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(async () => {
    await test_.stop();
    await emulator.close();
  });
  const buttonStyles = { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' };
  const save = (change: object) =>
    admin.put('/api/paypal-settings', {
      ...{ enablePayPal: true, mode: 'sandbox', currency: 'USD', buttonStyles, clientId: emulator.clientId },
      ...change,
    });

  test('security: its own account is enabled without the secret, which nobody is told; another one is not', async () => {
    const before = await admin.get('/api/paypal-settings');
    expect(before.body.data.demoAccount).toEqual({ clientId: emulator.clientId, webhookId: 'WEBHOOK1' });
    expect((await save({ clientId: 'another' })).status).toBe(400);
    const saved = await save({});
    expect(saved.body.data).toMatchObject({ enablePayPal: true, hasClientSecret: true });
    expect(before.text + saved.text).not.toContain(emulator.clientSecret);
  });

  test('live mode is enabled', async () => {
    const { body } = await save({ mode: 'live', clientSecret: emulator.clientSecret });
    expect(body.data).toMatchObject({ enablePayPal: true, mode: 'live' });
  });
});
