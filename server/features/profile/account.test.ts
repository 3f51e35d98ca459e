import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, signIns, users } from '#server/features/accounts/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const PASSWORD = 'secret-enough';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe.each(testDatabases())('one’s own account on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  const idOf = async (email: string) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]?.id;
  async function signIn(email: string, headers = {}) {
    const client = test_.visitor;
    await client.post('/api/auth/sign-in/email', { email, password: PASSWORD }, headers);
    return client;
  }
  const isIn = async (client: TestApp['visitor']) => (await client.get('/api/generations')).status === 200;

  test('shows where it is signed in, without a token, and ends one place or all others', async () => {
    const here = await test_.signUp({ email: 'many@test.example', password: PASSWORD });
    const there = await signIn('many@test.example', { 'user-agent': WINDOWS });
    const elsewhere = await signIn('many@test.example');
    const list = await here.get('/api/account/sessions');
    expect(list.body).toHaveLength(3);
    expect(list.body.filter((each: { isCurrent: boolean }) => each.isCurrent)).toHaveLength(1);
    const stored = await test_.services.db.select().from(sessions);
    for (const { token } of stored) expect(list.text).not.toContain(token);
    const chrome = list.body.find((each: { device: string }) => each.device === 'Chrome on Windows');
    expect((await here.delete(`/api/account/sessions/${chrome._id}`)).status).toBe(200);
    expect([await isIn(there), await isIn(elsewhere), await isIn(here)]).toEqual([false, true, true]);
    expect((await here.delete(`/api/account/sessions/${chrome._id}`)).body.code).toBe('NOT_FOUND');
    await here.post('/api/account/sign-out-everywhere', {});
    expect([await isIn(elsewhere), await isIn(here)]).toEqual([false, true]);
  });

  test('does not show or end the sessions of others', async () => {
    const mine = await test_.signUp({ email: 'mine@test.example' });
    const theirs = await test_.signUp({ email: 'theirs@test.example' });
    const [session] = (await theirs.get('/api/account/sessions')).body;
    expect((await mine.delete(`/api/account/sessions/${session._id}`)).status).toBe(404);
    expect(await isIn(theirs)).toBe(true);
    expect((await mine.get('/api/auth/list-sessions')).status).toBe(404);
  });

  test('a new password ends the other sessions, even when that was not asked for', async () => {
    const here = await test_.signUp({ email: 'change@test.example', password: PASSWORD });
    const there = await signIn('change@test.example');
    const body = { currentPassword: PASSWORD, newPassword: 'brand-new-one', revokeOtherSessions: false };
    expect((await here.post('/api/auth/change-password', body)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test('is exported whole and without secrets', async () => {
    const client = await test_.signUp({ email: 'export@test.example', name: 'Eva Export', password: PASSWORD });
    const admin = await test_.signUp({ email: 'desk@test.example', role: 'Admin' });
    const message = { ticketUserName: 'Eva', ticketUserEmail: client.email, subject: 'Pier', message: 'When?' };
    const { _id: ticketId } = (await client.post('/new-support-message', message)).body;
    await admin.put(`/support-message-status/${ticketId}`, { adminMessage: [{ message: 'At noon' }] });
    await admin.post(`/api/support-messages/${ticketId}/notes`, { message: 'For the desk' });
    await test_.services.db.update(users).set({ role: 'member' }).where(eq(users.email, 'desk@test.example'));
    const answer = await client.get('/api/account/export');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toContain('facsimile-account.json');
    expect(answer.body).toMatchObject({
      profile: { email: 'export@test.example', name: 'Eva Export' },
      signInWays: [{ provider: 'credential' }],
      creditEntries: [{ amount: 3, kind: 'signup' }],
      sessions: [{ isCurrent: true }],
      mails: [{ templateName: 'Welcome' }],
      conversions: [],
      orders: [],
      tickets: [{ _id: ticketId, message: 'When?', adminMessage: [{ message: 'At noon' }] }],
    });
    const id = (await idOf('export@test.example'))!;
    const [way] = await test_.services.db.select().from(signIns).where(eq(signIns.userId, id));
    const [session] = await test_.services.db.select().from(sessions).where(eq(sessions.userId, id));
    for (const secret of [way!.password!, session!.token, 'For the desk']) expect(answer.text).not.toContain(secret);
  });

  test('is deleted with the password only, and cannot be signed in to any more', async () => {
    const client = await test_.signUp({ email: 'leave@test.example', password: PASSWORD });
    const leave = (password?: string) => client.post('/api/account/delete', { password });
    expect((await leave('wrong-password')).body.code).toBe('WRONG_PASSWORD');
    expect((await leave()).body.code).toBe('WRONG_PASSWORD');
    expect((await leave(PASSWORD)).status).toBe(200);
    expect(await idOf('leave@test.example')).toBeUndefined();
    expect(await isIn(client)).toBe(false);
    const body = { email: 'leave@test.example', password: PASSWORD };
    expect((await test_.visitor.post('/api/auth/sign-in/email', body)).body.code).toBe('USER_NOT_FOUND');
  });

  test('without a password is deleted within ten minutes of a sign-in', async () => {
    const client = await test_.signUp({ email: 'social@test.example' });
    const id = (await idOf('social@test.example'))!;
    const { db } = test_.services;
    await db.update(signIns).set({ providerId: 'openid', password: null }).where(eq(signIns.userId, id));
    const signedInAt = (minutes: number) =>
      db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(sessions.userId, id));
    await signedInAt(11);
    expect((await client.post('/api/account/delete', {})).body.code).toBe('SIGN_IN_AGAIN');
    await signedInAt(9);
    expect((await client.post('/api/account/delete', {})).status).toBe(200);
  });

  test('a found session cannot guess the password by deleting', async () => {
    const client = await test_.signUp({ email: 'found@test.example' });
    const codes: string[] = [];
    for (let n = 0; n < 12; n++)
      codes.push((await client.post('/api/account/delete', { password: `guess-${n}` })).body.code);
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  });

  test('the last admin cannot leave', async () => {
    const client = await test_.signUp({ email: 'admin@test.example', password: PASSWORD, role: 'Admin' });
    expect((await client.post('/api/account/delete', { password: PASSWORD })).body.code).toBe('LAST_ADMIN');
  });

  test.each(['http://pictures.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '/users'])(
    'no picture is taken from %s',
    async (image) => {
      const body = { name: 'Ida', email: 'picture@test.example', password: PASSWORD, image };
      expect((await test_.visitor.post('/api/auth/sign-up/email', body)).body.code).toBe('INVALID_IMAGE');
      const client = await test_.signUp();
      expect((await client.post('/api/auth/update-user', { image })).body.code).toBe('INVALID_IMAGE');
    },
  );
});
