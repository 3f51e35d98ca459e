import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signIns, users, verifications } from '#server/features/accounts/tables.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

const [embedded] = testDatabases();
const PASSWORD = 'secret-enough';

async function withApp(
  settings: Record<string, string>,
  run: (app: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>,
) {
  const test_ = await createTestApp(embedded!.open, settings);
  try {
    await run(test_);
  } finally {
    await test_.stop();
  }
}
const linkIn = (text: string) => new URL(/http:\S+verify-email\S+/.exec(text)![0]);

describe('verifying an e-mail', () => {
  test('is what a new account waits for when it has to', () =>
    withApp({ AUTH_VERIFY_EMAIL: 'true' }, async (test_) => {
      const body = { name: 'Nora New', email: 'new@test.example', password: PASSWORD };
      const signedUp = await test_.visitor.post('/api/auth/sign-up/email', body);
      expect(signedUp).toMatchObject({ status: 200, body: { token: null } });
      const signIn = () => test_.visitor.post('/api/auth/sign-in/email', body);
      expect((await signIn()).body.code).toBe('EMAIL_NOT_VERIFIED');
      const link = linkIn((await lastMail(test_.services.db, 'new@test.example', 'verify')).text!);
      const followed = await test_.visitor.get(link.pathname + link.search);
      expect([followed.status, followed.headers.location]).toEqual([302, '/login?verified=true']);
      expect((await signIn()).status).toBe(200);
      const again = await test_.visitor.post('/api/auth/sign-up/email', body);
      expect(again.body.code).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
    }));

  test('keeps to itself who has an account, when that is hidden: the owner gets a mail', () =>
    withApp({ AUTH_VERIFY_EMAIL: 'true', AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' }, async (test_) => {
      const register = (email: string) =>
        test_.visitor.post('/api/auth/sign-up/email', { name: 'Nora New', email, password: PASSWORD });
      const [first, second] = [await register('new@test.example'), await register('new@test.example')];
      expect(Object.keys(second.body.user).sort()).toEqual(Object.keys(first.body.user).sort());
      expect(second).toMatchObject({ status: 200, body: { token: null } });
      const notice = await lastMail(test_.services.db, 'new@test.example', 'account');
      expect(notice.subject).toBe('You already have an account');
    }));

  test('can be asked for by a member, for the own address only', () =>
    withApp({}, async (test_) => {
      const client = await test_.signUp({ email: 'mona@test.example' });
      const ask = (email: string) =>
        client.post('/api/auth/send-verification-email', { email, callbackURL: '/update-profile?verified=true' });
      expect((await ask('other@test.example')).body.code).toBe('EMAIL_MISMATCH');
      expect((await ask('mona@test.example')).status).toBe(200);
      const link = linkIn((await lastMail(test_.services.db, 'mona@test.example', 'verify')).text!);
      const followed = await client.get(link.pathname + link.search);
      expect(followed.headers.location).toBe('/update-profile?verified=true');
      expect((await ask('mona@test.example')).body.code).toBe('EMAIL_ALREADY_VERIFIED');
      const forged = await client.get('/api/auth/verify-email?token=made-up&callbackURL=/update-profile');
      expect(forged.headers.location).toBe('/update-profile?error=INVALID_TOKEN');
    }));
});

describe('a reset link', () => {
  test('proves the address, and closes what somebody else had added to the account in advance', () =>
    withApp({}, async (test_) => {
      const { db } = test_.services;
      const stranger = await test_.signUp({ email: 'taken@test.example' });
      const [user] = await db.select().from(users).where(eq(users.email, 'taken@test.example'));
      const id = user!.id;
      await db.insert(signIns).values({ id, userId: id, providerId: 'openid', accountId: 'stranger' });
      await test_.visitor.post('/api/auth/request-password-reset', { email: 'taken@test.example' });
      const token = /token=([\w-]+)/.exec((await lastMail(db, 'taken@test.example', 'reset')).text!)![1]!;
      expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token);
      await test_.visitor.post('/api/auth/reset-password', { newPassword: 'my-own-password', token });
      expect((await stranger.get('/api/generations')).status).toBe(401);
      const others = and(eq(signIns.userId, id), eq(signIns.providerId, 'openid'));
      expect(await db.select().from(signIns).where(others)).toEqual([]);
      expect((await db.select().from(users).where(eq(users.id, id)))[0]).toMatchObject({ emailVerified: true });
    }));
});

describe('cookies', () => {
  test('belong to this very host under HTTPS', () =>
    withApp({ PUBLIC_URL: 'https://facsimile.example', TRUST_PROXY: 'true' }, async (test_) => {
      const https = { host: 'facsimile.example', 'x-forwarded-proto': 'https', origin: 'https://facsimile.example' };
      const body = { name: 'Nora New', email: 'new@test.example', password: PASSWORD };
      const answer = await test_.visitor.post('/api/auth/sign-up/email', body, https);
      const [cookie] = [answer.headers['set-cookie']].flat() as string[];
      expect(cookie).toMatch(/^__Host-facsimile\.session_token=/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain=/i);
      const client = await test_.visitor.get('/api/generations', { ...https, cookie: cookie!.split(';')[0]! });
      expect(client.status).toBe(200);
    }));
});
