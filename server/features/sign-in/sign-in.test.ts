import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

const [embedded] = testDatabases();

describe('signing in', () => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
  });
  afterAll(() => test_.stop());

  const signIn = (email: string, password: string) =>
    test_.visitor.post('/api/auth/sign-in/email', { email, password });

  test('a new account is signed in and starts with three credits', async () => {
    const client = await test_.signUp({ email: 'new@test.example', name: 'Nora New' });
    const answer = await client.get('/users?userEmail=new@test.example');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([{ userName: 'Nora New', currentBalance: 3, userRole: 'member' }]);
    expect(answer.headers['x-total-count']).toBe('1');
  });

  test('each way to fail has its own code', async () => {
    await test_.signUp({ email: 'known@test.example', password: 'right-password' });
    expect((await signIn('known@test.example', 'right-password')).status).toBe(200);
    expect((await signIn('known@test.example', 'wrong-password')).body.code).toBe('INVALID_PASSWORD');
    expect((await signIn('unknown@test.example', 'right-password')).body.code).toBe('USER_NOT_FOUND');
    expect((await signIn('not an address', 'right-password')).body.code).toBe('INVALID_EMAIL');
    await test_.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'known@test.example'));
    expect((await signIn('known@test.example', 'right-password')).body.code).toBe('ACCOUNT_DISABLED');
  });

  test('a disabled account loses its running session', async () => {
    const client = await test_.signUp({ email: 'leaving@test.example' });
    expect((await client.get('/api/generations')).status).toBe(200);
    await test_.services.db
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.email, 'leaving@test.example'));
    expect((await client.get('/api/generations')).status).toBe(401);
  });

  test('an address can register once, and a short password not at all', async () => {
    await test_.signUp({ email: 'twice@test.example' });
    const register = (email: string, password: string) =>
      test_.visitor.post('/api/auth/sign-up/email', { name: 'Tom', email, password });
    expect((await register('twice@test.example', 'secret-enough')).body.code).toMatch(/^USER_ALREADY_EXISTS/);
    expect((await register('short@test.example', '12345')).body.code).toBe('PASSWORD_TOO_SHORT');
  });

  test('nobody can make oneself an admin by signing up', async () => {
    const body = { name: 'Eve', email: 'eve@test.example', password: 'secret-enough', role: 'Admin' };
    const answer = await test_.visitor.post('/api/auth/sign-up/email', body);
    const [eve] = await test_.services.db.select().from(users).where(eq(users.email, 'eve@test.example'));
    expect({ status: answer.status, role: eve?.role }).toEqual({ status: 200, role: 'member' });
  });

  test('logging out ends the session', async () => {
    const client = await test_.signUp();
    expect((await client.post('/api/auth/sign-out', {})).status).toBe(200);
    expect((await client.get('/api/generations')).status).toBe(401);
  });

  test('users are for admins, one’s own record is for oneself', async () => {
    const client = await test_.signUp({ email: 'curious@test.example' });
    expect((await client.get('/users')).status).toBe(403);
    expect((await client.get('/users?userEmail=twice@test.example')).status).toBe(403);
    expect((await test_.visitor.get('/users?userEmail=twice@test.example')).status).toBe(401);
    await test_.services.db.update(users).set({ role: 'Admin' }).where(eq(users.email, 'curious@test.example'));
    const everybody = await client.get('/users?page=1&limit=2&sort=UserEmail&search=test.example');
    expect(everybody.body).toHaveLength(2);
    expect(Number(everybody.headers['x-total-count'])).toBeGreaterThan(4);
  });

  test('a reset link from the mail changes the password once and ends every session', async () => {
    const client = await test_.signUp({ email: 'forgetful@test.example' });
    const ask = await test_.visitor.post('/api/auth/request-password-reset', { email: 'forgetful@test.example' });
    expect(ask.status).toBe(200);
    const { text } = await lastMail(test_.services.db, 'forgetful@test.example', 'reset');
    const token = /token=([\w-]+)/.exec(text!)![1];
    const reset = () => test_.visitor.post('/api/auth/reset-password', { newPassword: 'brand-new', token });
    expect((await reset()).status).toBe(200);
    expect((await signIn('forgetful@test.example', 'brand-new')).status).toBe(200);
    expect((await client.get('/api/generations')).status).toBe(401);
    expect((await reset()).status).toBe(400);
  });

  test('a page of another site cannot act for a signed-in browser', async () => {
    const client = await test_.signUp();
    const foreign = { origin: 'https://evil.example' };
    expect((await client.post('/api/auth/sign-out', {}, foreign)).status).toBe(403);
    expect((await client.post('/api/generations', new FormData(), foreign)).status).toBe(403);
    expect((await client.get('/api/generations')).status).toBe(200);
  });
});

describe('signing in with AUTH_HIDE_ACCOUNT_EXISTENCE', () => {
  test('an unknown address and a wrong password are answered alike', async () => {
    const test_ = await createTestApp(embedded!.open, { AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' });
    await test_.signUp({ email: 'known@test.example' });
    const answers = await Promise.all(
      ['known@test.example', 'unknown@test.example'].map((email) =>
        test_.visitor.post('/api/auth/sign-in/email', { email, password: 'wrong-password' }),
      ),
    );
    await test_.stop();
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});

describe('guessing passwords', () => {
  test('is slowed down, whatever address the guesser claims to come from', async () => {
    const test_ = await createTestApp(embedded!.open, { AUTH_ATTEMPTS_PER_MINUTE: '5' });
    const guess = (n: number) =>
      test_.visitor.post(
        '/api/auth/sign-in/email',
        { email: 'known@test.example', password: `guess-${n}` },
        { 'x-forwarded-for': `10.0.0.${n}`, 'x-facsimile-client-address': `10.0.1.${n}` },
      );
    await test_.signUp({ email: 'known@test.example' });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await guess(n)).status);
    const refused = await guess(9);
    await test_.stop();
    expect(refused.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});
