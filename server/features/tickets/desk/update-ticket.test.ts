import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { hearSupport } from '../testing/hear-support.ts';

describe.each(testDatabases())('priority and assignee of a ticket on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  let id: string;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await test_.signUp({ name: 'Mira Member' });
    const message = { ticketUserName: 'Mira', ticketUserEmail: member.email, subject: 'Pier', message: 'When?' };
    id = (await member.post('/new-support-message', message)).body._id;
  });
  afterAll(() => test_.stop());
  const update = (details: object, ticketId = id) => admin.patch(`/api/support-messages/${ticketId}`, details);
  const idOf = async ({ email }: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;

  test('are set, kept when left out, and cleared by null', async () => {
    const assignee = { _id: await idOf(admin), name: 'Ada Admin' };
    expect((await update({ priority: 'high' })).body).toMatchObject({ _id: id, priority: 'high', assignee: null });
    expect((await update({ assigneeId: assignee._id })).body).toMatchObject({ priority: 'high', assignee });
    expect((await update({})).body).toMatchObject({ priority: 'high', assignee });
    expect((await update({ priority: null })).body).toMatchObject({ priority: null, assignee });
    expect((await update({ assigneeId: null })).body).toMatchObject({ priority: null, assignee: null });
    expect((await admin.get(`/support-message/${id}`)).body).toMatchObject({ priority: null, assignee: null });
  });

  test('are told to the desk alone, with what is in the log', async () => {
    const heard = await hearSupport(test_.services, await idOf(member), () => update({ priority: 'low' }));
    expect(heard).toEqual({ desk: [{ type: 'ticket', ticketId: id, change: 'details', sender: 'admin' }], member: [] });
    const heardOfNothing = await hearSupport(test_.services, await idOf(member), () => update({ priority: 'low' }));
    expect(heardOfNothing).toEqual({ desk: [], member: [] });
    await update({ assigneeId: await idOf(admin) });
    const [assigned, prioritised] = (await admin.get('/api/audit-log?action=ticket.update&limit=2')).body;
    expect(prioritised).toMatchObject({ subjectName: 'Pier', before: { priority: null }, after: { priority: 'low' } });
    expect(assigned).toMatchObject({ before: { assignee: null }, after: { assignee: 'Ada Admin' } });
  });

  test('only an admin who can sign in sees to a ticket', async () => {
    const disabled = await test_.signUp({ role: 'Admin' });
    const { db } = test_.services;
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, disabled.email));
    const seller = await test_.signUp({ role: 'Seller' });
    for (const assigneeId of [await idOf(member), await idOf(seller), await idOf(disabled), uuidv7()])
      expect(await update({ assigneeId })).toMatchObject({
        status: 400,
        body: { error: 'Please choose an administrator whose account is not disabled.' },
      });
    expect((await admin.get(`/support-message/${id}`)).body).toMatchObject({ assignee: { name: 'Ada Admin' } });
  });

  test('of a ticket that does not exist are not set', async () => {
    expect((await update({ priority: 'low' }, uuidv7())).status).toBe(404);
    expect((await update({ priority: 'urgent' })).status).toBe(400);
  });
});
