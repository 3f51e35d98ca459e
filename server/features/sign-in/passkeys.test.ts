import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passkeys, sessions, users } from '#server/features/accounts/tables.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const ORIGIN = 'http://localhost';
const own = { origin: ORIGIN };
type Authenticator = ReturnType<typeof createAuthenticator>;

describe.each(testDatabases())('passkeys on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  async function register(client: Client, authenticator: Authenticator, headers = own) {
    const options = await client.get('/api/auth/passkey/generate-register-options');
    const response = authenticator.register(options.body);
    return client.post('/api/auth/passkey/verify-registration', { response, name: 'My laptop' }, headers);
  }
  async function signIn(authenticator: Authenticator, headers = own) {
    const client = test_.visitor;
    const options = await client.get('/api/auth/passkey/generate-authenticate-options');
    const response = authenticator.signIn(options.body);
    const answer = await client.post('/api/auth/passkey/verify-authentication', { response }, headers);
    return { answer, isIn: (await client.get('/api/generations')).status === 200, client, response };
  }

  test('one is added, opens the account without a password, and is taken away again', async () => {
    const authenticator = createAuthenticator(ORIGIN);
    const client = await test_.signUp({ email: 'key@test.example' });
    const options = await client.get('/api/auth/passkey/generate-register-options');
    expect(options.body.rp).toEqual({ id: 'localhost', name: 'Facsimile' });
    expect((await register(client, authenticator)).body).toMatchObject({ name: 'My laptop' });
    const first = await signIn(authenticator);
    expect([first.answer.status, first.isIn]).toEqual([200, true]);
    const list = await first.client.get('/api/auth/passkey/list-user-passkeys');
    expect(list.body).toMatchObject([{ name: 'My laptop' }]);
    await first.client.post('/api/auth/passkey/delete-passkey', { id: list.body[0].id });
    const later = await signIn(authenticator);
    expect([later.answer.body.code, later.isIn]).toEqual(['PASSKEY_NOT_FOUND', false]);
  });

  test('an answer is good once', async () => {
    const authenticator = createAuthenticator(ORIGIN);
    await register(await test_.signUp({ email: 'once@test.example' }), authenticator);
    const { client, response } = await signIn(authenticator);
    const again = await client.post('/api/auth/passkey/verify-authentication', { response }, own);
    expect([again.status, again.body.code]).toEqual([400, 'CHALLENGE_NOT_FOUND']);
  });

  test('another site can neither add one nor use one', async () => {
    const client = await test_.signUp({ email: 'phished@test.example' });
    const fake = createAuthenticator('https://localhost.evil.example');
    expect((await register(client, fake)).body.code).toBe('FAILED_TO_VERIFY_REGISTRATION');
    expect((await register(client, fake, { origin: 'https://localhost.evil.example' })).status).toBe(403);
    const [user] = await test_.services.db.select().from(users).where(eq(users.email, 'phished@test.example'));
    expect(await test_.services.db.select().from(passkeys).where(eq(passkeys.userId, user!.id))).toEqual([]);
  });

  test('a disabled account is not opened', async () => {
    const authenticator = createAuthenticator(ORIGIN);
    await register(await test_.signUp({ email: 'disabled@test.example' }), authenticator);
    const { db } = test_.services;
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'disabled@test.example'));
    const { answer, isIn } = await signIn(authenticator);
    expect([answer.body.code, isIn]).toEqual(['ACCOUNT_DISABLED', false]);
  });

  test('adding one wants a sign-in of the last day', async () => {
    const client = await test_.signUp({ email: 'old@test.example' });
    const { db } = test_.services;
    const [user] = await db.select().from(users).where(eq(users.email, 'old@test.example'));
    const before = new Date(Date.now() - 25 * 3_600_000);
    await db.update(sessions).set({ createdAt: before }).where(eq(sessions.userId, user!.id));
    const options = await client.get('/api/auth/passkey/generate-register-options');
    expect([options.status, options.body.code]).toEqual([403, 'SESSION_NOT_FRESH']);
  });
});
