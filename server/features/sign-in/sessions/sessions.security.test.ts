import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '#server/features/accounts/tables.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { hashToken } from './hash-token.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const password = 'secret-enough';

describe.each(testDatabases())('sessions on $name', ({ open }) => {
  let test_: TestApp;

  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  const tokenOf = ({ cookie }: Client) => /session_token=([^.]+)/.exec(cookie)![1]!;
  const rowOf = async (client: Client) => {
    const own = eq(sessions.token, hashToken(tokenOf(client)));
    return (await test_.services.db.select().from(sessions).where(own))[0];
  };
  const change = (client: Client, row: Partial<typeof sessions.$inferInsert>) =>
    test_.services.db
      .update(sessions)
      .set(row)
      .where(eq(sessions.token, hashToken(tokenOf(client))));
  const status = async (client: Client) => (await client.get('/api/generations')).status;
  const withCookie = async (cookie: string) => (await test_.visitor.get('/api/generations', { cookie })).status;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

  test('what the database holds signs nobody in', async () => {
    const member = await test_.signUp();
    const token = tokenOf(member);
    const rows = await test_.services.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    const stored = (await rowOf(member))!.token;
    const { secret } = await test_.services.auth.$context;
    const signed = (value: string) =>
      `facsimile.session_token=${encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)}`;
    expect(await withCookie(signed(token))).toBe(200);
    expect(await withCookie(signed(stored))).toBe(401);
    const answer = await test_.visitor.get('/api/auth/get-session', { cookie: signed(stored) });
    expect(answer.body).toBeNull();
  });

  test('no answer gives a token to scripts', async () => {
    const visitor = test_.visitor;
    const person = { name: 'Nora New', email: `nora${Date.now()}@test.example`, password };
    const origin = { origin: 'http://localhost' };
    const signUp = await visitor.post('/api/auth/sign-up/email', person, origin);
    expect(signUp.body).toEqual({ user: expect.objectContaining({ email: person.email }) });
    const signIn = await visitor.post('/api/auth/sign-in/email', person, origin);
    expect(signIn.body).toMatchObject({ redirect: false, user: { email: person.email } });
    const session = await visitor.get('/api/auth/get-session');
    expect(session.body).toMatchObject({ session: { id: expect.any(String) }, user: { email: person.email } });
    const changing = { currentPassword: password, newPassword: 'another-secret-enough' };
    const changed = await visitor.post('/api/auth/change-password', changing, origin);
    expect(changed.status).toBe(200);
    expect(await status(visitor)).toBe(200);
    for (const { text } of [signUp, signIn, session, changed]) expect(text).not.toContain('token');
  });

  test('whoever was signed in before tokens were hashed stays so', async () => {
    const member = await test_.signUp();
    const others = await test_.services.db.select({ id: sessions.id, token: sessions.token }).from(sessions);
    await change(member, { token: tokenOf(member) });
    expect(await status(member)).toBe(401);
    const file = (await readdir(migrationsFolder)).find((name) => name.endsWith('hash_session_tokens.sql'));
    const migration = await readFile(join(migrationsFolder, file!), 'utf8');
    await test_.services.db.execute(sql.raw(migration));
    expect(await status(member)).toBe(200);
    // The migration hashed the other rows a second time.
    for (const { id, token } of others)
      await test_.services.db.update(sessions).set({ token }).where(eq(sessions.id, id));
  });

  test('a session that was ended is over with the next call', async () => {
    const member = await test_.signUp();
    expect(await status(member)).toBe(200);
    await test_.services.db.delete(sessions).where(eq(sessions.token, hashToken(tokenOf(member))));
    expect(await status(member)).toBe(401);
  });

  test('nor does one go on that is too old, or whose person was disabled', async () => {
    const late = await test_.signUp();
    await change(late, { expiresAt: inHours(-1) });
    expect(await status(late)).toBe(401);
    const disabled = await test_.signUp();
    await test_.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, disabled.email));
    expect(await status(disabled)).toBe(401);
  });

  test('a cookie without the right signature is none', async () => {
    const { cookie } = await test_.signUp();
    const [name, value] = cookie.split(/=(.*)/s) as [string, string];
    const other = (await test_.signUp()).cookie;
    const signature = (text: string) => text.slice(text.lastIndexOf('.'));
    for (const forged of [
      value.slice(0, value.lastIndexOf('.')),
      value.slice(0, -4),
      `${value.slice(0, value.lastIndexOf('.'))}${signature(other)}`,
      `.${signature(value)}`,
      '%',
      '',
    ])
      expect(await withCookie(`${name}=${forged}`)).toBe(401);
    expect(await withCookie(`a=b; ${cookie}; c`)).toBe(200);
  });

  test('using it prolongs it, once an hour, and the browser hears of it', async () => {
    const member = await test_.signUp();
    expect((await member.get('/api/generations')).headers['set-cookie']).toBeUndefined();
    await change(member, { expiresAt: new Date(Date.now() + 5 * DAY_MS) });
    const { headers } = await member.get('/api/generations');
    expect(String(headers['set-cookie'])).toMatch(/session_token=.*Max-Age=604800/);
    expect((await rowOf(member))!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * DAY_MS);
    expect(await status(member)).toBe(200);
    expect((await member.get('/api/generations')).headers['set-cookie']).toBeUndefined();
  });

  test('what anybody may see carries no cookie: it may be kept on its way', async () => {
    const member = await test_.signUp();
    const expiresAt = new Date(Date.now() + 5 * DAY_MS);
    await change(member, { expiresAt });
    const { status, headers } = await member.get('/api/generator');
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect((await rowOf(member))!.expiresAt).toEqual(expiresAt);
  });

  test('of somebody who does not want to be remembered, it ends after a day', async () => {
    const { email } = await test_.signUp();
    const member = test_.visitor;
    const signIn = { email, password, rememberMe: false };
    await member.post('/api/auth/sign-in/email', signIn, { origin: 'http://localhost' });
    await change(member, { expiresAt: inHours(1) });
    expect((await member.get('/api/generations')).headers['set-cookie']).toBeUndefined();
    expect((await rowOf(member))!.expiresAt.getTime()).toBeLessThan(Date.now() + 2 * HOUR_MS);
  });
});
