import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const PASSWORD = 'secret-enough';

describe.each(testDatabases())('calls of the sign-in library on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open, { TRUST_PROXY: 'true' });
  });
  afterAll(() => test_.stop());

  let addresses = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `192.0.2.${++addresses % 250}`, 'x-forwarded-proto': 'http' });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
  ])('lead to this site only, not to %j', async (place) => {
    const member = await test_.signUp();
    const { email } = member;
    const behind = `callbackURL=${encodeURIComponent(place)}`;
    const post = (path: string, body: object) => member.post(path, body, elsewhere());
    const answers = [
      await member.get(`/api/auth/verify-email?token=forged&${behind}`),
      await member.get(`/api/auth/reset-password/forged?${behind}`),
      await post('/api/auth/sign-in/email', { email, password: PASSWORD, callbackURL: place }),
      await post('/api/auth/request-password-reset', { email, redirectTo: place }),
      await post('/api/auth/send-verification-email', { email, callbackURL: place }),
      await post('/api/auth/sign-in/social', { provider: 'openid', errorCallbackURL: place }),
      await post('/api/auth/sign-in/social', { provider: 'openid', newUserCallbackURL: place }),
    ];
    for (const { status, body, headers } of answers)
      expect([status, body.code, headers.location]).toEqual([400, 'INVALID_CALLBACK_URL', undefined]);
  });

  test('lead to places of this site', async () => {
    const answer = await test_.visitor.get('/api/auth/verify-email?token=forged&callbackURL=%2Fverify-email%3Fa%3Db');
    expect([answer.status, answer.headers.location]).toEqual([302, '/verify-email?a=b&error=INVALID_TOKEN']);
    const member = await test_.signUp();
    const redirectTo = 'http://localhost/reset-password';
    const asked = await member.post(
      '/api/auth/request-password-reset',
      { email: member.email, redirectTo },
      elsewhere(),
    );
    expect(asked.status).toBe(200);
  });

  test.each([
    ['/update-user', { name: { first: 'x'.repeat(5000) } }, 400],
    ['/update-user', { name: ['x'] }, 400],
    ['/update-user', { name: 5 }, 400],
    ['/update-user', { image: { src: 'x' } }, 400],
    ['/update-user', { name: 'Pia', role: 'Admin' }, 400],
    ['/update-user', { name: 'Pia', twoFactorEnabled: true }, 400],
    ['/passkey/delete-passkey', { id: 'x' }, 404],
    ['/passkey/update-passkey', { id: 'x', name: 'y' }, 404],
    ['/passkey/delete-passkey', { id: { or: 1 } }, 404],
    ['/passkey/verify-authentication', { response: { id: 'a\0b' } }, 400],
    ['/passkey/verify-authentication', { response: { id: '\ud800' } }, 400],
    ['/reset-password?token=%00', { newPassword: 'long-enough' }, 400],
  ])('refuse what cannot be stored: %s %.60j', async (path, body, status) => {
    const member = await test_.signUp();
    expect((await member.post(`/api/auth${path}`, body)).status).toBe(status);
  });

  test('refuse what is nested far too deeply', async () => {
    let token: unknown = 'x';
    for (let n = 0; n < 2000; n++) token = [token];
    expect((await test_.visitor.post('/api/auth/reset-password', { token })).body.code).toBe('INVALID_TEXT');
  });

  test('do not let a found session guess the password, however many addresses take part', async () => {
    const member = await test_.signUp();
    const guesses = ['/change-password', '/two-factor/enable', '/two-factor/disable', '/two-factor/get-totp-uri'];
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const guess = { password: `guess-${n}`, currentPassword: `guess-${n}`, newPassword: 'brand-new-one' };
      statuses.push((await member.post(`/api/auth${guesses[n % 4]}`, guess, elsewhere())).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const right = { currentPassword: PASSWORD, newPassword: 'brand-new-one' };
    const locked = await member.post('/api/auth/change-password', right, elsewhere());
    expect([locked.status, locked.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await member.post('/api/account/delete', { password: PASSWORD })).status).toBe(429);
    expect((await member.post('/api/auth/verify-password', { password: PASSWORD })).status).toBe(404);
  });

  test('forget wrong passwords with the right one', async () => {
    const member = await test_.signUp();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 7; n++) await member.post('/api/auth/two-factor/enable', { password: 'wrong' }, elsewhere());
      const right = { currentPassword: PASSWORD, newPassword: PASSWORD };
      expect((await member.post('/api/auth/change-password', right, elsewhere())).status).toBe(200);
    }
  });
});
