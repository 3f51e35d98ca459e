import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/users.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { isCommon } from './refuse-common-passwords.ts';

const [embedded] = testDatabases();
const REFUSED = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } };
const COMMON = ['123456', 'password', 'Password1', 'QWERTYUIOP', 'trustno1', 'admin123'];

describe('a password that many people use', () => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
  });
  afterAll(() => test_.stop());

  const signUp = (email: string, password: string) =>
    test_.visitor.post('/api/auth/sign-up/email', { name: 'Pia Person', email, password });
  const signIn = (email: string, password: string) =>
    test_.visitor.post('/api/auth/sign-in/email', { email, password });

  test('is refused when somebody registers, and no account is opened', async () => {
    for (const password of COMMON) expect(await signUp('new@test.example', password)).toMatchObject(REFUSED);
    expect((await signIn('new@test.example', '123456')).body.code).toBe('USER_NOT_FOUND');
    expect((await signUp('new@test.example', '12345')).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await signUp('new@test.example', 'table-paper-ink')).status).toBe(200);
  });

  test('is refused behind a mailed link, which stays good for another one', async () => {
    await test_.signUp({ email: 'forgot@test.example' });
    await test_.visitor.post('/api/auth/request-password-reset', { email: 'forgot@test.example' });
    const { text } = await lastMail(test_.services.db, 'forgot@test.example', 'reset');
    const token = /token=([\w-]+)/.exec(text!)![1];
    const choose = (newPassword: string) => test_.visitor.post('/api/auth/reset-password', { newPassword, token });
    for (const password of COMMON) expect(await choose(password)).toMatchObject(REFUSED);
    expect((await choose('table-paper-ink')).status).toBe(200);
    expect((await signIn('forgot@test.example', 'table-paper-ink')).status).toBe(200);
  });

  test('is refused when a member changes it, and counts as no wrong password', async () => {
    const member = await test_.signUp({ email: 'changing@test.example', password: 'secret-enough' });
    const change = (newPassword: string) =>
      member.post('/api/auth/change-password', { currentPassword: 'secret-enough', newPassword });
    for (const password of [...COMMON, ...COMMON]) expect(await change(password)).toMatchObject(REFUSED);
    expect((await change('table-paper-ink')).status).toBe(200);
  });

  test('still opens an account that has had it for long', async () => {
    const { auth } = test_.services;
    await test_.signUp({ email: 'veteran@test.example' });
    const context = await auth.$context;
    const found = await context.internalAdapter.findUserByEmail('veteran@test.example');
    await context.internalAdapter.updatePassword(found!.user.id, await context.password.hash('123456'));
    expect((await signIn('veteran@test.example', '123456')).status).toBe(200);
    expect((await signIn('veteran@test.example', 'qwertyuiop')).body.code).toBe('INVALID_PASSWORD');
  });
});

test('the commonest ten thousand are known, in capitals too', async () => {
  const longEnough = passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, 10_000);
  expect(longEnough).toHaveLength(10_000);
  for (const password of longEnough) expect(await isCommon(password)).toBe(true);
  expect(await isCommon(longEnough[9_999]!.toUpperCase())).toBe(true);
  for (const password of ['secret-enough', 'drafting-table-1', 'kf7m-2hxq-p9tv', ''])
    expect(await isCommon(password)).toBe(false);
});
