import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users, verifications } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { getBalance } from '#server/features/credits/get-balance.ts';
import { releaseHold } from '#server/features/credits/release-hold.ts';
import { reserveCredits } from '#server/features/credits/reserve-credits.ts';
import { creditAccounts, creditEntries } from '#server/features/credits/tables.ts';
import { generations } from '#server/features/generations/tables.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import { aGeneration, aUser } from '#server/testing/builders.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

describe.each(testDatabases())('users administration on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let adminId: string;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ email: 'ada@test.example', name: 'Ada Admin', role: 'Admin' });
    adminId = await idOf('ada@test.example');
  });
  afterAll(() => test_.stop());

  const idOf = async (email: string) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;
  const acts = async (subjectId: string) => (await admin.get(`/api/audit-log?subjectId=${subjectId}`)).body;
  const entriesOf = (userId: string) =>
    test_.services.db.select().from(creditEntries).where(eq(creditEntries.userId, userId));

  test('changes what is sent, leaves the rest, and writes down both', async () => {
    const id = await aUser(test_.services.db, { credits: 3 });
    const change = { userName: 'Uma New', userRole: 'Seller', userMembership: 'premium', currentBalance: '10' };
    const answer = await admin.put(`/api/users/${id}`, { ...change, reason: 'A prize' });
    expect(answer).toMatchObject({ status: 200, body: { ...change, currentBalance: 10 } });
    expect((await admin.put(`/api/users/${id}`, { userName: 'Uma Last' })).body).toMatchObject({
      ...{ userName: 'Uma Last', userRole: 'Seller', currentBalance: 10 },
    });
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'signup', amount: 3 },
      { kind: 'adjustment', amount: 7, reason: 'A prize', actorId: adminId },
    ]);
    const [renamed, first] = await acts(id);
    expect(renamed).toMatchObject({ before: { userName: 'Uma New' }, after: { userName: 'Uma Last' } });
    expect(Object.keys(renamed.after)).toEqual(['userName']);
    expect(first).toMatchObject({
      ...{ actorId: adminId, action: 'user.update', subjectName: 'Uma User' },
      before: { userName: 'Uma User', userRole: 'member', userMembership: 'free', currentBalance: 3 },
      after: { ...change, currentBalance: 10, reason: 'A prize' },
    });
  });

  test('refuses values that cannot be', async () => {
    const id = await aUser(test_.services.db);
    for (const bad of [{ currentBalance: -1 }, { currentBalance: 1.5 }, { userRole: 'Root' }, { UserEmail: 'none' }])
      expect((await admin.put(`/api/users/${id}`, bad)).status).toBe(400);
    expect((await admin.put(`/api/users/${uuidv7()}`, { userName: 'X' })).body.message).toBe('User data not found');
  });

  test('a balance is set against what it is at that moment, credits of running conversions apart', async () => {
    const { db } = test_.services;
    const id = await aUser(db, { credits: 100 });
    const runs = await Promise.all(Array.from({ length: 20 }, () => aGeneration(db, id)));
    const run = async (generationId: string, n: number) => {
      await db.transaction((tx) => reserveCredits(tx, { userId: id, generationId, amount: 1 }));
      if (n % 2) await db.transaction((tx) => releaseHold(tx, { generationId }));
    };
    const wanted = runs.map((_, n) => 100 + n);
    const [answers] = await Promise.all([
      Promise.all(wanted.map((currentBalance) => admin.put(`/api/users/${id}`, { currentBalance }))),
      Promise.all(runs.map(run)),
    ]);
    // Each saw what it wrote: nothing came between its reading and its writing.
    expect(answers.map(({ body }) => body.currentBalance)).toEqual(wanted);
    expect((await auditLedger(db)).filter(({ subject }) => subject === id)).toEqual([]);
    const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, id));
    expect(account!.held).toBe(10);
    expect((await admin.put(`/api/users/${id}`, { currentBalance: 0 })).body.currentBalance).toBe(0);
    expect(await getBalance(db, id)).toBe(0);
    await db.delete(generations).where(eq(generations.userId, id));
  });

  test('an e-mail belongs to one account, and a new one has still to be proven', async () => {
    const { db } = test_.services;
    const id = await aUser(db);
    const [old] = await db.update(users).set({ emailVerified: true }).where(eq(users.id, id)).returning();
    const ticket = { subject: 'Pier', phone: '', message: 'When?', userName: 'Uma', userEmail: old!.email };
    await db.insert(supportTickets).values({ id: uuidv7(), userId: id, ...ticket });
    await test_.visitor.post('/api/auth/request-password-reset', { email: old!.email });
    expect(await db.select().from(verifications).where(eq(verifications.value, id))).toHaveLength(1);

    const taken = await admin.put(`/api/users/${id}`, { userName: 'Not this', UserEmail: 'ADA@test.example' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await admin.get(`/api/users/${id}`)).body).toMatchObject({ userName: 'Uma User', UserEmail: old!.email });
    const same = await admin.put(`/api/users/${id}`, { UserEmail: old!.email.toUpperCase() });
    expect(same.body.UserEmail).toBe(old!.email);

    const moved = `moved-${id}@test.example`;
    expect((await admin.put(`/api/users/${id}`, { UserEmail: moved.toUpperCase() })).body.UserEmail).toBe(moved);
    expect((await db.select().from(users).where(eq(users.id, id)))[0]).toMatchObject({ emailVerified: false });
    expect(await db.select().from(verifications).where(eq(verifications.value, id))).toEqual([]);
    const tickets = await admin.get(`/support-messages?userEmail=${moved}`);
    expect(tickets.body).toMatchObject([{ message: 'When?' }]);
  });

  test('two who take the same address at once: one gets it', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => aUser(test_.services.db)));
    const UserEmail = `wanted-${ids[0]}@test.example`;
    const answers = await Promise.all(ids.map((id) => admin.put(`/api/users/${id}`, { UserEmail })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('nobody takes rights or account from oneself', async () => {
    const refusals = await Promise.all([
      admin.put(`/api/users/${adminId}`, { userRole: 'member' }),
      admin.patch(`/api/users/${adminId}/disabled`, { disabled: true }),
      admin.delete(`/api/users/${adminId}`),
    ]);
    expect(refusals.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('409 OWN_ACCOUNT'));
    const own = await admin.put(`/api/users/${adminId}`, { userName: 'Ada Admin', userRole: 'Admin' });
    expect(own).toMatchObject({ status: 200, body: { userRole: 'Admin' } });
  });

  test('a disabled account is out at once: sessions and conversions end, and it can come back', async () => {
    const { db } = test_.services;
    const client = await test_.signUp({ email: 'out@test.example', password: 'secret-enough' });
    const id = await idOf('out@test.example');
    const running = await aGeneration(db, id);
    await db.transaction((tx) => reserveCredits(tx, { userId: id, generationId: running, amount: 1 }));
    const disabled = await admin.patch(`/api/users/${id}/disabled`, { disabled: true });
    expect(disabled.body).toMatchObject({ isDisabled: true, currentBalance: 3 });
    expect((await client.get('/api/generations')).status).toBe(401);
    const signIn = () =>
      test_.visitor.post('/api/auth/sign-in/email', { email: 'out@test.example', password: 'secret-enough' });
    expect((await signIn()).body.message).toBe('This account has been disabled.');
    expect((await db.select().from(generations).where(eq(generations.id, running)))[0]!.status).toBe('cancelled');
    expect((await admin.patch(`/api/users/${id}/disabled`, { disabled: false })).body.isDisabled).toBe(false);
    expect((await signIn()).status).toBe(200);
    expect((await acts(id)).map(({ action }: { action: string }) => action)).toEqual(['user.enable', 'user.disable']);
  });

  test('deleting is written down without the person', async () => {
    await test_.signUp({ email: 'gone@test.example', name: 'Gina Gone' });
    const id = await idOf('gone@test.example');
    expect((await admin.delete(`/api/users/${id}`)).body).toEqual({ success: true });
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(404);
    const [entry] = await acts(id);
    expect(entry).toMatchObject({ action: 'user.delete', subjectName: 'Gina Gone', before: { currentBalance: 3 } });
    expect(JSON.stringify(entry)).not.toContain('gone@test.example');
  });

  test('an admin invites with a link to choose a password; a member cannot', async () => {
    const body = { userName: 'Ines Invited', userEmail: 'Ines@test.example' };
    const answer = await admin.post('/api/create-user', body);
    expect(answer).toMatchObject({ status: 200, body: { UserEmail: 'ines@test.example', credits: 3 } });
    const token = /token=([\w-]+)/.exec((await lastMail(test_.services.db, 'ines@test.example', 'reset')).text!)![1];
    const chosen = { newPassword: 'my-own-choice', token };
    expect((await test_.visitor.post('/api/auth/reset-password', chosen)).status).toBe(200);
    const client = test_.visitor;
    const signIn = { email: 'ines@test.example', password: 'my-own-choice' };
    expect((await client.post('/api/auth/sign-in/email', signIn)).status).toBe(200);
    expect((await admin.post('/api/create-user', body)).body._id).toBe(answer.body._id);

    expect((await client.post('/api/create-user', { userEmail: 'other@test.example' })).status).toBe(403);
    const own = { userEmail: 'INES@test.example', userName: 'Else', profileURL: 'https://photos.test.example/i.png' };
    const synced = { userName: 'Ines Invited', profileURL: 'https://photos.test.example/i.png', userRole: 'member' };
    expect((await client.post('/api/create-user', { ...own, userRole: 'Admin' })).body).toMatchObject(synced);
    const again = await client.post('/api/create-user', { ...own, profileURL: 'https://photos.test.example/j.png' });
    expect(again.body.profileURL).toBe('https://photos.test.example/i.png');
  });

  test('who the admins are is told to admins; others learn that they are none', async () => {
    expect((await admin.get('/users/admins')).body).toEqual([
      { _id: adminId, userName: 'Ada Admin', UserEmail: 'ada@test.example' },
    ]);
    expect((await (await test_.signUp()).get('/users/admins')).body).toEqual([]);
  });

  test('the list is sorted by credits and membership too', async () => {
    const balances = (await admin.get('/users?sort=-currentBalance')).body.map(
      ({ currentBalance }: { currentBalance: number }) => currentBalance,
    );
    expect(balances).toEqual(balances.toSorted((a: number, b: number) => b - a));
    expect((await admin.get('/users?sort=userMembership')).status).toBe(200);
  });
});
