import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findPayPalSettings } from '#server/features/paypal-settings/find-settings.ts';
import { openPayPalSecret } from '#server/features/paypal-settings/secret.ts';
import { payPalSettings } from '#server/features/paypal-settings/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createSecrets } from '#server/platform/secrets/create-secrets.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { seedPayPal } from './seed-paypal.ts';

const standIn = {
  PAYPAL_BASE_URL: 'http://localhost:4108',
  PAYPAL_CLIENT_ID: 'demo-client',
  PAYPAL_CLIENT_SECRET: 'demo-secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
};

describe.each(testDatabases())('PayPal of the demo on $name', ({ open }) => {
  let connection: DatabaseConnection;
  const secrets = createSecrets(randomBytes(32));
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(() => connection.db.delete(payPalSettings));

  const seed = (environment: Record<string, string>, by = secrets) =>
    seedPayPal({ db: connection.db, config: readConfig(environment), secrets: by });
  const settings = () => findPayPalSettings(connection.db);

  test('is on, with the stand-in’s client, also when two instances start at once', async () => {
    await Promise.all([seed(standIn), seed(standIn)]);
    expect(await settings()).toMatchObject({
      enablePayPal: true,
      clientId: 'demo-client',
      webhookId: 'WH-1',
      mode: 'sandbox',
    });
    expect(openPayPalSecret({ secrets }, await settings())).toBe('demo-secret');
  });

  test('follows the stand-in and the master key; looks that an admin chose stay', async () => {
    await seed(standIn);
    const buttonStyles = { layout: 'horizontal', color: 'gold', shape: 'pill', label: 'pay' } as const;
    await connection.db.update(payPalSettings).set({ buttonStyles, enablePayPal: false });
    const other = createSecrets(randomBytes(32));
    await seed({ ...standIn, PAYPAL_CLIENT_SECRET: 'new-secret', PAYPAL_WEBHOOK_ID: 'WH-2' }, other);
    expect(await settings()).toMatchObject({ enablePayPal: false, buttonStyles, webhookId: 'WH-2' });
    expect(openPayPalSecret({ secrets: other }, await settings())).toBe('new-secret');
  });

  test('an account that an admin has entered stays', async () => {
    await seed(standIn);
    await connection.db.update(payPalSettings).set({ clientId: 'own-client', webhookId: 'OWN' });
    const before = await settings();
    await seed({ ...standIn, PAYPAL_CLIENT_SECRET: 'new-secret' });
    expect(await settings()).toEqual(before);
  });

  test.each([
    ['without a stand-in', {}],
    ['without its client', { PAYPAL_BASE_URL: standIn.PAYPAL_BASE_URL }],
    ['with a client of PayPal itself', { ...standIn, PAYPAL_BASE_URL: '' }],
  ])('nothing is entered %s', async (_when, environment) => {
    await seed(environment);
    expect(await connection.db.select().from(payPalSettings)).toEqual([]);
  });
});
