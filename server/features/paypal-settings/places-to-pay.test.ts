import { expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import { readConfig } from '#server/config.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { mayTakeLivePayments } from './policy.ts';

const buttonStyles = { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' };

test.each([
  ['not on the embedded database', {}, false],
  ['on a PostgreSQL server', { DATABASE_URL: 'postgres://elsewhere/shop' }, true],
  ['on the embedded database where that was allowed', { ALLOW_EMBEDDED_LIVE_PAYMENTS: 'true' }, true],
])('live payments: %s', (_name, environment, may) => expect(mayTakeLivePayments(readConfig(environment))).toBe(may));

test('the demo’s own account is enabled without its secret, which nobody is told; another one is not', async () => {
  const emulator = await createEmulator();
  const { clientId, clientSecret } = emulator;
  const account = { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: 'WEBHOOK1' };
  const test_ = await createTestApp(testDatabases()[0]!.open, { PAYPAL_BASE_URL: emulator.url, ...account });
  const admin = await test_.signUp({ role: 'Admin' });
  const before = await admin.get('/api/paypal-settings');
  expect(before.body.data.demoAccount).toEqual({ clientId, webhookId: 'WEBHOOK1' });
  const change = { enablePayPal: true, mode: 'sandbox', currency: 'USD', buttonStyles };
  expect((await admin.put('/api/paypal-settings', { ...change, clientId: 'another' })).status).toBe(400);
  const saved = await admin.put('/api/paypal-settings', { ...change, clientId });
  expect(saved.body.data).toMatchObject({ enablePayPal: true, hasClientSecret: true });
  expect(before.text + saved.text).not.toContain(clientSecret);
  await test_.stop();
  await emulator.close();
});

test('live mode is enabled where it may be', async () => {
  const emulator = await createEmulator();
  const environment = { PAYPAL_BASE_URL: emulator.url, ALLOW_EMBEDDED_LIVE_PAYMENTS: 'true' };
  const test_ = await createTestApp(testDatabases()[0]!.open, environment);
  const admin = await test_.signUp({ role: 'Admin' });
  const { body } = await admin.put('/api/paypal-settings', {
    enablePayPal: true,
    clientId: emulator.clientId,
    clientSecret: emulator.clientSecret,
    mode: 'live',
    currency: 'USD',
    buttonStyles,
  });
  expect(body.data).toMatchObject({ enablePayPal: true, mode: 'live' });
  await test_.stop();
  await emulator.close();
});
