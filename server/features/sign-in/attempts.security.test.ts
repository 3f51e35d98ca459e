import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/platform/limits/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

describe.each(testDatabases())('guessing the password of one account on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open, { TRUST_PROXY: 'true' });
  });
  afterAll(() => test_.stop());

  let address = 0;
  /** From an address of its own, as far as the proxy in front of the service says. */
  const signIn = (email: string, password: string) =>
    test_.visitor.post(
      '/api/auth/sign-in/email',
      { email, password },
      { 'x-forwarded-for': `192.0.2.${++address % 250}`, 'x-forwarded-proto': 'http' },
    );
  const guess = async (email: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, n) => signIn(email, `guess-number-${n}`)));
    return answers.map(({ status }) => status).sort();
  };
  const LOCKED = { status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } };

  test('is over after ten, however many addresses take part at once', async () => {
    await test_.signUp({ email: 'victim@test.example', password: 'right-password' });
    expect(await guess('victim@test.example', 16)).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
    const right = await signIn('VICTIM@test.example', 'right-password');
    expect(right).toMatchObject(LOCKED);
    expect(right.body.message).toBe('Too many failed login attempts. Please try again later.');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('does not touch other accounts', async () => {
    await test_.signUp({ email: 'bystander@test.example', password: 'right-password' });
    expect((await signIn('bystander@test.example', 'right-password')).status).toBe(200);
  });

  test('ends with its window: nobody is locked out for good', async () => {
    expect(await signIn('victim@test.example', 'right-password')).toMatchObject(LOCKED);
    await test_.services.db.update(rateLimits).set({ lastRequest: Date.now() - 1 });
    expect((await signIn('victim@test.example', 'right-password')).status).toBe(200);
  });

  test('counts failures in a row: the right password starts anew', async () => {
    await test_.signUp({ email: 'clumsy@test.example', password: 'right-password' });
    for (const _ of [1, 2]) {
      expect(await guess('clumsy@test.example', 9)).toEqual(Array(9).fill(401));
      expect((await signIn('clumsy@test.example', 'right-password')).status).toBe(200);
    }
  });

  test('leaves the way over a new password open, which ends the lock', async () => {
    await test_.signUp({ email: 'locked@test.example', password: 'right-password' });
    await guess('locked@test.example', 11);
    const ask = await test_.visitor.post('/api/auth/request-password-reset', { email: 'locked@test.example' });
    expect(ask.status).toBe(200);
    const { text } = await lastMail(test_.services.db, 'locked@test.example', 'reset');
    const token = /token=([\w-]+)/.exec(text!)![1];
    await test_.visitor.post('/api/auth/reset-password', { newPassword: 'brand-new-one', token });
    expect((await signIn('locked@test.example', 'brand-new-one')).status).toBe(200);
  });

  test('mails can be asked for five times in a quarter of an hour', async () => {
    await test_.signUp({ email: 'flooded@test.example' });
    const ask = (n: number) =>
      test_.visitor.post(
        '/api/auth/request-password-reset',
        { email: 'flooded@test.example' },
        { 'x-forwarded-for': `198.51.100.${n}` },
      );
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the limit with AUTH_HIDE_ACCOUNT_EXISTENCE', () => {
  test('is the same for an address that has no account', async () => {
    const test_ = await createTestApp(testDatabases()[0]!.open, { AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' });
    await test_.signUp({ email: 'known@test.example' });
    const answers: unknown[][] = [];
    for (const email of ['known@test.example', 'unknown@test.example']) {
      const guesses: unknown[] = [];
      for (let n = 0; n < 12; n++) {
        const { status, body } = await test_.visitor.post('/api/auth/sign-in/email', { email, password: `guess-${n}` });
        guesses.push([status, body]);
      }
      answers.push(guesses);
    }
    await test_.stop();
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.at(-1)).toMatchObject([429, { code: 'TOO_MANY_ATTEMPTS' }]);
  });
});
