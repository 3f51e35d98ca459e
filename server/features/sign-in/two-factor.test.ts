import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twoFactors, users } from '#server/features/accounts/tables.ts';
import { createAuthenticatorApp, fromBase32 } from '#server/testing/authenticator-app.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';

const PASSWORD = 'secret-enough';

describe.each(testDatabases())('the second factor on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  async function enable(email: string) {
    const client = await test_.signUp({ email, password: PASSWORD });
    const enabled = await client.post('/api/auth/two-factor/enable', { password: PASSWORD });
    const uri = new URL(enabled.body.totpURI);
    const secret = uri.searchParams.get('secret')!;
    const { nextCode } = createAuthenticatorApp(secret);
    const verified = await client.post('/api/auth/two-factor/verify-totp', { code: await nextCode() });
    return { client, secret, nextCode, uri, verified, recovery: enabled.body.backupCodes as string[] };
  }
  const passwordOf = async (email: string, client = test_.visitor): Promise<[Client, Record<string, unknown>]> => {
    const { body } = await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    return [client, body];
  };
  const isIn = async (client: Client) => (await client.get('/api/generations')).status === 200;
  const totp = (client: Client, code: string, more = {}) =>
    client.post('/api/auth/two-factor/verify-totp', { code, ...more });

  test('is named after us, begins with its first right code, and is asked for behind the password', async () => {
    const { client, nextCode, uri, verified, recovery } = await enable('two@test.example');
    expect(verified.status).toBe(200);
    expect(uri.searchParams.get('issuer')).toBe('Facsimile');
    expect(recovery).toHaveLength(10);
    expect(await isIn(client)).toBe(true);
    const [fresh, answer] = await passwordOf('two@test.example');
    expect(answer).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect(await isIn(fresh)).toBe(false);
    expect((await totp(fresh, '000000')).body.code).toBe('INVALID_CODE');
    expect((await totp(fresh, await nextCode())).status).toBe(200);
    expect(await isIn(fresh)).toBe(true);
  });

  test('lies sealed in the database, recovery codes too', async () => {
    const { secret, recovery } = await enable('sealed@test.example');
    const dump = await dumpDatabase(test_.services.db);
    for (const text of [secret, fromBase32(secret).toString(), ...recovery]) expect(dump).not.toContain(text);
  });

  test('a recovery code opens the account once', async () => {
    const { recovery } = await enable('lost@test.example');
    const use = async () => {
      const [client] = await passwordOf('lost@test.example');
      const { status, body } = await client.post('/api/auth/two-factor/verify-backup-code', { code: recovery[0] });
      return { status, code: body.code, isIn: await isIn(client) };
    };
    expect(await use()).toMatchObject({ status: 200, isIn: true });
    expect(await use()).toEqual({ status: 401, code: 'INVALID_BACKUP_CODE', isIn: false });
  });

  test('ten wrong codes lock it for a quarter of an hour, over all attempts to sign in', async () => {
    const { nextCode } = await enable('guessed@test.example');
    for (let round = 0; round < 3; round++) {
      const [client] = await passwordOf('guessed@test.example');
      for (let n = 0; n < 4; n++) await totp(client, `00000${n}`);
    }
    const [client] = await passwordOf('guessed@test.example');
    const code = await nextCode();
    const right = await totp(client, code);
    expect([right.status, right.body.code]).toEqual([429, 'ACCOUNT_TEMPORARILY_LOCKED']);
    const [user] = await test_.services.db.select().from(users).where(eq(users.email, 'guessed@test.example'));
    const past = { lockedUntil: new Date(Date.now() - 1000) };
    await test_.services.db.update(twoFactors).set(past).where(eq(twoFactors.userId, user!.id));
    expect((await totp(client, code)).status).toBe(200);
  });

  test('a trusted device is asked for the password only', async () => {
    const { nextCode } = await enable('trusting@test.example');
    const [device] = await passwordOf('trusting@test.example');
    await totp(device, await nextCode(), { trustDevice: true });
    await device.post('/api/auth/sign-out', {});
    const [, answer] = await passwordOf('trusting@test.example', device);
    expect(answer.twoFactorRedirect).toBeUndefined();
    expect(await isIn(device)).toBe(true);
    const [other, asked] = await passwordOf('trusting@test.example');
    expect([asked.twoFactorRedirect, await isIn(other)]).toEqual([true, false]);
  });

  test('is switched off with the password only', async () => {
    const { client } = await enable('off@test.example');
    const off = (password: string) => client.post('/api/auth/two-factor/disable', { password });
    expect((await off('wrong-password')).body.code).toBe('INVALID_PASSWORD');
    expect((await off(PASSWORD)).status).toBe(200);
    const [fresh] = await passwordOf('off@test.example');
    expect(await isIn(fresh)).toBe(true);
  });

  test('a new password by mail does not go around it', async () => {
    await enable('mailbox@test.example');
    const { db } = test_.services;
    const { lastMail } = await import('#server/testing/last-mail.ts');
    await test_.visitor.post('/api/auth/request-password-reset', { email: 'mailbox@test.example' });
    const token = /token=([\w-]+)/.exec((await lastMail(db, 'mailbox@test.example', 'reset')).text!)![1];
    await test_.visitor.post('/api/auth/reset-password', { newPassword: PASSWORD, token });
    const [client, answer] = await passwordOf('mailbox@test.example');
    expect([answer.twoFactorRedirect, await isIn(client)]).toEqual([true, false]);
  });
});
