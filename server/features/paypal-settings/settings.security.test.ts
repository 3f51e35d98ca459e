import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import type { Answer, Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';
import { payPalSettings } from './tables.ts';

const SECRET = 'EPLAIN-abcdefghijkl_9876543210/+zyx';
const OTHER = 'EPLAIN-other-zyxwvutsrqponm-0123456789';
const account = { clientId: 'shop-client', merchantId: 'SHOP000000001', email: 'shop@test.example', name: 'Shop' };
const settings = {
  enablePayPal: true,
  clientId: account.clientId,
  clientSecret: SECRET,
  mode: 'sandbox',
  currency: 'USD',
  buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
};
const PATH = '/api/paypal-settings';

describe.each(testDatabases())('the PayPal secret on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let emulator: PayPalEmulator;
  const log: string[] = [];
  beforeAll(async () => {
    emulator = await createEmulator({ accounts: [{ ...account, clientSecret: SECRET }] });
    const environment = { LOG_LEVEL: 'trace', PAYPAL_BASE_URL: emulator.url };
    test_ = await createTestApp(open, environment, (line) => log.push(line));
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(async () => {
    await test_.stop();
    await emulator.close();
  });

  test('stands in no row, no answer and no line of the log', async () => {
    const answers: Answer[] = [];
    const keep = async (answer: Promise<Answer>) => {
      answers.push(await answer);
      return answers.at(-1)!.status;
    };
    expect(await keep(admin.put(PATH, settings))).toBe(200);
    expect(await keep(admin.put(PATH, { ...settings, clientSecret: OTHER }))).toBe(422);
    expect(await keep(admin.put(PATH, { ...settings, enablePayPal: false, clientSecret: OTHER }))).toBe(200);
    expect(await keep(admin.put(PATH, settings))).toBe(200);
    expect(await keep(admin.get(PATH))).toBe(200);
    expect(await keep((await test_.signUp()).get(PATH))).toBe(200);
    expect(await keep(admin.get('/api/audit-log'))).toBe(200);
    // Refusals must not repeat what was sent.
    for (const wrong of [
      { clientSecret: `${SECRET} ${OTHER}` },
      { clientSecret: SECRET.repeat(20) },
      { clientSecret: [SECRET] },
      { clientId: `${SECRET} ` },
      { webhookId: `https://${SECRET}` },
      { mode: SECRET },
    ])
      expect(await keep(admin.put(PATH, { ...settings, ...wrong }))).toBe(400);

    // It went where it belongs, and nowhere else.
    const basic = Buffer.from(`${account.clientId}:${SECRET}`).toString('base64');
    expect(emulator.requests[0]!.headers.authorization).toBe(`Basic ${basic}`);
    expect(log.length).toBeGreaterThan(10);
    const dump = await dumpDatabase(test_.services.db);
    expect(dump).toContain('paypal_settings');
    const texts = answers.map(({ text, headers }) => text + JSON.stringify(headers));
    const seen = [dump, log.join('\n'), ...texts].join('\n');
    for (const part of ['PLAIN', 'abcdefghijkl', 'zyxwvutsrqponm', basic]) {
      expect(seen).not.toContain(part);
      expect(seen).not.toContain(Buffer.from(part).toString('hex'));
    }
  });

  test('cannot be moved into the row of anything else', async () => {
    const [{ sealedSecret } = { sealedSecret: null }] = await test_.services.db.select().from(payPalSettings);
    const elsewhere = { table: 'provider_key', row: '1', column: 'sealed_key' };
    expect(sealedSecret).toMatch(/^v1\./);
    expect(() => test_.services.secrets.open(elsewhere, sealedSecret!)).toThrow('cannot be read');
  });
});
