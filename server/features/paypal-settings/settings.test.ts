import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { webhookEvents } from '#server/features/payments/tables.ts';
import { createSecrets } from '#server/platform/secrets/create-secrets.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { findPayPalSettings } from './find-settings.ts';
import { openPayPalSecret, sealPayPalSecret } from './secret.ts';
import { payPalSettings, sellerDetails } from './tables.ts';

const PATH = '/api/paypal-settings';
const buttonStyles = { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' };
const asDelivered = { enablePayPal: false, clientId: '', mode: 'sandbox', currency: 'USD', buttonStyles };

describe.each(testDatabases())('PayPal settings on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  let emulator: PayPalEmulator;
  beforeAll(async () => {
    emulator = await createEmulator();
    test_ = await createTestApp(open, { PAYPAL_BASE_URL: emulator.url, PUBLIC_URL: 'https://shop.example' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await test_.signUp();
  });
  beforeEach(async () => {
    emulator.reset();
    await test_.services.db.delete(payPalSettings);
  });
  afterAll(async () => {
    await test_.stop();
    await emulator.close();
  });
  const account = () => ({ clientId: emulator.clientId, clientSecret: emulator.clientSecret });
  const enabled = () => ({ ...asDelivered, ...account(), enablePayPal: true, webhookId: 'WEBHOOK1' });
  const save = (change: object) => admin.put(PATH, { ...asDelivered, ...change });
  const stored = () => findPayPalSettings(test_.services.db);
  const storedSecret = async () => openPayPalSecret(test_.services, await stored());
  const tokensAsked = () => emulator.requests.filter(({ call }) => call === 'token').length;
  const acts = async () =>
    (await admin.get('/api/audit-log?limit=100')).body.filter(
      ({ subjectType }: { subjectType: string }) => subjectType === 'paypal',
    );

  test('are off, with the default buttons, before anybody has saved', async () => {
    const { status, body } = await admin.get(PATH);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect(body.data).toEqual({
      ...asDelivered,
      sdkUrl: `${emulator.url}/sdk/js`,
      isDemo: true,
      hasClientSecret: false,
      webhookId: '',
      webhookUrl: 'https://shop.example/webhooks/paypal',
      lastWebhookAt: null,
      updatedAt: null,
    });
  });

  test('are enabled once PayPal knows the client; members see what a pay page needs and no more', async () => {
    const { status, body } = await save(enabled());
    expect(body.message).toBe('PayPal settings updated successfully');
    expect(status).toBe(200);
    const { clientSecret, ...shown } = enabled();
    expect(body.data).toMatchObject({ ...shown, hasClientSecret: true, updatedAt: expect.any(String) });
    expect(await storedSecret()).toBe(clientSecret);
    expect(tokensAsked()).toBe(1);
    expect((await member.get(PATH)).body.data).toEqual({
      enablePayPal: true,
      clientId: emulator.clientId,
      currency: 'USD',
      buttonStyles,
      sdkUrl: `${emulator.url}/sdk/js`,
      isDemo: true,
    });
  });

  test('an empty secret keeps the stored one, and looks are changed without asking PayPal', async () => {
    await save(enabled());
    emulator.faults.add({ call: 'token', how: 503, times: 100 });
    const pill = { ...buttonStyles, shape: 'pill', color: 'gold' };
    for (const clientSecret of ['', undefined]) {
      const { status, body } = await save({ ...enabled(), clientSecret, buttonStyles: pill, currency: 'EUR' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ buttonStyles: pill, currency: 'EUR', hasClientSecret: true });
    }
    expect(await storedSecret()).toBe(emulator.clientSecret);
    expect(tokensAsked()).toBe(1);
  });

  test('a webhook id that is left out stays, an empty one goes', async () => {
    await save({ webhookId: 'WEBHOOK1' });
    expect((await save({})).body.data.webhookId).toBe('WEBHOOK1');
    expect((await save({ webhookId: '' })).body.data.webhookId).toBe('');
  });

  test('a client that PayPal does not know is not enabled', async () => {
    for (const wrong of [{ clientSecret: 'wrong' }, { clientId: 'somebody-else' }]) {
      const { status, body } = await save({ ...enabled(), ...wrong });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'PAYPAL_REFUSED',
        message: expect.stringMatching(/^PayPal does not know this client ID and secret/),
      });
    }
    expect(await stored()).toMatchObject({ enablePayPal: false, sealedSecret: null });
  });

  test('PayPal that does not answer enables nothing, and says so', async () => {
    emulator.faults.add({ call: 'token', how: 503, times: 10 });
    expect(await save(enabled())).toMatchObject({ status: 503, body: { code: 'PAYPAL_UNAVAILABLE' } });
    expect(await stored()).toMatchObject({ enablePayPal: false, sealedSecret: null });
  });

  test('live mode is refused on the embedded database, before PayPal is asked', async () => {
    const { status, body } = await save({ ...enabled(), mode: 'live' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EMBEDDED_DATABASE' });
    expect(tokensAsked()).toBe(0);
  });

  test('a stored secret is not used for another client or mode', async () => {
    await save(enabled());
    const other = await save({ ...enabled(), clientSecret: '', clientId: 'other-client' });
    expect(other).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('another client ID or mode') },
    });
    expect(await storedSecret()).toBe(emulator.clientSecret);
    // Switched off, the client may change; its secret goes with it.
    const off = await save({ ...enabled(), enablePayPal: false, clientSecret: '', clientId: 'other-client' });
    expect(off.body.data).toMatchObject({ clientId: 'other-client', hasClientSecret: false });
    expect((await stored()).sealedSecret).toBeNull();
  });

  test('cannot be enabled without client id or secret', async () => {
    const none = await save({ enablePayPal: true });
    expect(none).toMatchObject({ status: 400, body: { message: expect.stringContaining('Enter the client ID') } });
    const noSecret = await save({ enablePayPal: true, clientId: emulator.clientId });
    expect(noSecret).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Enter the client secret') },
    });
    expect(tokensAsked()).toBe(0);
  });

  test.each([
    [{ clientId: 'id&currency=EUR' }, 'client ID'],
    [{ clientSecret: 'two words' }, 'client secret'],
    [{ webhookId: 'https://shop.example/webhooks/paypal' }, 'webhook ID'],
  ])('%o is refused in words', async (field, word) => {
    const { status, body } = await save(field);
    expect(status).toBe(400);
    expect(body.message).toContain(word);
  });

  test('a secret of another MASTER_KEY counts as none', async () => {
    await save(enabled());
    const sealedSecret = sealPayPalSecret({ secrets: createSecrets(Buffer.alloc(32, 1)) }, 'old');
    await test_.services.db.update(payPalSettings).set({ sealedSecret, enablePayPal: false });
    expect((await admin.get(PATH)).body.data.hasClientSecret).toBe(false);
    const kept = await save({ ...enabled(), clientSecret: '' });
    expect(kept).toMatchObject({ status: 400, body: { message: expect.stringContaining('cannot be read') } });
    expect((await save(enabled())).status).toBe(200);
  });

  test('two first saves at once: one row, and none of them is lost unseen', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((webhookId) => save({ webhookId })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const saved = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.webhookId);
    expect(saved).toContain((await stored()).webhookId);
    expect(await test_.services.db.select().from(payPalSettings)).toHaveLength(1);
  });

  test('somebody who saves while PayPal is asked is not overwritten', async () => {
    await save({ webhookId: 'FIRST' });
    emulator.faults.add({ call: 'token', how: 'late', delayMs: 500 });
    const slow = save(enabled());
    await expect.poll(tokensAsked).toBe(1);
    expect((await save({ webhookId: 'SECOND' })).status).toBe(200);
    expect(await slow).toMatchObject({ status: 409, body: { code: 'CONTENT_CHANGED' } });
    expect(await stored()).toMatchObject({ webhookId: 'SECOND', enablePayPal: false });
  });

  test('reset: off, without client and secret, with the default buttons', async () => {
    const looks = { layout: 'horizontal', color: 'black', shape: 'pill', label: 'pay' };
    await save({ ...enabled(), currency: 'GBP', buttonStyles: looks });
    const { status, body } = await admin.post(`${PATH}/reset`);
    expect(body.message).toBe('PayPal settings reset successfully');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...asDelivered, hasClientSecret: false, webhookId: '' });
    expect((await stored()).sealedSecret).toBeNull();
  });

  test('tell when the last webhook came', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 7, 1, 12, minute));
    const events = [3, 7, 5].map((minute) => ({ id: `WH-${minute}`, type: 'X', receivedAt: at(minute) }));
    await test_.services.db.insert(webhookEvents).values(events);
    expect((await admin.get(PATH)).body.data.lastWebhookAt).toBe(at(7).toISOString());
  });

  test('every change is in the audit log, and a save that changes nothing is not', async () => {
    const before = (await acts()).length;
    await save(enabled());
    await save({ ...enabled(), clientSecret: '' });
    await save({ ...enabled(), clientSecret: '', currency: 'CAD' });
    await admin.post(`${PATH}/reset`);
    await admin.post(`${PATH}/reset`);
    const [reset, currency, first, ...older] = await acts();
    expect(older).toHaveLength(before);
    expect(first).toMatchObject({
      action: 'paypal.update',
      actorName: 'Ada Admin',
      before: { enablePayPal: false, clientSecret: null },
      after: { enablePayPal: true, clientId: emulator.clientId, clientSecret: '[secret]' },
    });
    expect(currency).toMatchObject({ before: { currency: 'USD' }, after: { currency: 'CAD' } });
    expect(reset).toMatchObject({ action: 'paypal.reset', after: { clientId: '', clientSecret: null } });
  });

  test('seller details are kept as they are entered, and written down', async () => {
    const path = '/api/seller-details';
    await test_.services.db.delete(sellerDetails);
    expect((await admin.get(path)).body).toEqual({ name: 'Facsimile', address: '', email: '', taxId: '', note: '' });
    const details = {
      name: ' Studio Nine ',
      address: 'Wharf 9\n20457 Hamburg',
      email: 'books@studio.example',
      taxId: 'DE 123',
      note: 'Thank you.',
    };
    for (let times = 0; times < 2; times++) {
      const { status, body } = await admin.put(path, details);
      expect({ status, body }).toEqual({ status: 200, body: { ...details, name: 'Studio Nine' } });
    }
    expect((await admin.get(path)).body).toMatchObject({ address: details.address });
    expect((await admin.put(path, { ...details, email: 'nobody' })).status).toBe(400);
    const entries = (await admin.get('/api/audit-log?action=seller.update')).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ before: { name: 'Facsimile' }, after: { name: 'Studio Nine' } });
  });
});
