import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticatorApp } from '#server/testing/authenticator-app.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

const PASSWORD = 'secret-enough';

describe.each(testDatabases())('going around the second factor on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  async function enable(email: string) {
    const client = await test_.signUp({ email, password: PASSWORD });
    const enabled = await client.post('/api/auth/two-factor/enable', { password: PASSWORD });
    const { nextCode: code } = createAuthenticatorApp(new URL(enabled.body.totpURI).searchParams.get('secret')!);
    await client.post('/api/auth/two-factor/verify-totp', { code: await code() });
    return { client, code, recovery: enabled.body.backupCodes as string[] };
  }
  const signIn = async (email: string, headers = {}) => {
    const client = test_.visitor;
    return [client, await client.post('/api/auth/sign-in/email', { email, password: PASSWORD }, headers)] as const;
  };
  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
  const isIn = async (client: Client, headers = {}) => (await client.get('/api/generations', headers)).status === 200;

  test('a recovery code that is used in many places at once opens one', async () => {
    const { recovery } = await enable('raced@test.example');
    const places = await Promise.all(Array.from({ length: 6 }, () => signIn('raced@test.example')));
    const answers = await Promise.all(
      places.map(([client]) => client.post('/api/auth/two-factor/verify-backup-code', { code: recovery[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await Promise.all(places.map(([client]) => isIn(client)));
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  test('the cookie between password and code opens nothing, and is good once', async () => {
    const { code, client } = await enable('replayed@test.example');
    const [, asked] = await signIn('replayed@test.example');
    const cookie = cookiesOf(asked);
    expect(await isIn(test_.visitor, { cookie })).toBe(false);
    const finish = async () =>
      (await test_.visitor.post('/api/auth/two-factor/verify-totp', { code: await code() }, { cookie })).status;
    expect(await finish()).toBe(200);
    expect(await finish()).toBe(401);
    expect(await isIn(client)).toBe(true);
  });

  test('the cookie between password and code of one account takes no code of another', async () => {
    const mine = await enable('mine@test.example');
    await enable('theirs@test.example');
    const [, asked] = await signIn('theirs@test.example');
    const answers = [
      await test_.visitor.post(
        '/api/auth/two-factor/verify-totp',
        { code: await mine.code() },
        { cookie: cookiesOf(asked) },
      ),
      await test_.visitor.post(
        '/api/auth/two-factor/verify-backup-code',
        { code: mine.recovery[0] },
        { cookie: cookiesOf(asked) },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('a device that one account trusts is not trusted by another', async () => {
    const { code } = await enable('truster@test.example');
    await enable('stranger@test.example');
    const [device, asked] = await signIn('truster@test.example');
    expect(asked.body.twoFactorRedirect).toBe(true);
    const trusted = await device.post('/api/auth/two-factor/verify-totp', { code: await code(), trustDevice: true });
    const cookie = cookiesOf(trusted);
    expect(cookie).toContain('trust_device');
    const [, own] = await signIn('truster@test.example', { cookie });
    expect(own.body.twoFactorRedirect).toBeUndefined();
    const [client, other] = await signIn('stranger@test.example', { cookie });
    expect([other.body.twoFactorRedirect, await isIn(client)]).toEqual([true, false]);
  });

  test('a new password ends the trust in a device, and links that were mailed before', async () => {
    const { client, code } = await enable('doubting@test.example');
    const [device] = await signIn('doubting@test.example');
    const trusted = await device.post('/api/auth/two-factor/verify-totp', { code: await code(), trustDevice: true });
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
    const [, asked] = await signIn('doubting@test.example', { cookie: cookiesOf(trusted) });
    expect(asked.body.twoFactorRedirect).toBe(true);
  });

  test('of two mailed links to a new password, one is good', async () => {
    const email = 'twice@test.example';
    await test_.signUp({ email });
    const tokens: string[] = [];
    for (const _ of [1, 2]) {
      await test_.visitor.post('/api/auth/request-password-reset', { email });
      tokens.push(/token=([\w-]+)/.exec((await lastMail(test_.services.db, email, 'reset')).text!)![1]!);
    }
    const use = (token: string) =>
      test_.visitor.post('/api/auth/reset-password', { newPassword: 'brand-new-one', token });
    expect(tokens[0]).not.toBe(tokens[1]);
    expect((await use(tokens[1]!)).status).toBe(200);
    expect((await use(tokens[0]!)).status).toBe(400);
  });
});
