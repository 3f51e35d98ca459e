import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { hearSupport } from '../testing/hear-support.ts';

describe.each(testDatabases())('internal notes on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await test_.signUp({ name: 'Mira Member' });
  });
  afterAll(() => test_.stop());
  const fields = { ticketUserName: 'Mira', ticketUserEmail: 'mira@test.example', subject: 'Pier', message: 'When?' };
  const newTicket = async () => (await member.post('/new-support-message', fields)).body;
  const addNote = (id: string, note: object) => admin.post(`/api/support-messages/${id}/notes`, note);

  test('stand beside the conversation and leave it as it is', async () => {
    const before = await newTicket();
    const answer = await addNote(before._id, { message: '  She means the east pier ' });
    expect(answer.status).toBe(201);
    expect(answer.body.notes).toEqual([
      expect.objectContaining({ message: 'She means the east pier', sender: 'admin', name: 'Ada Admin' }),
    ]);
    const { lastMessage, waitingSince } = before;
    expect(answer.body).toMatchObject({
      ...{ lastMessage, waitingSince, ticketStatus: 'open', unread: 1, firstResponseAt: null, adminMessage: [] },
    });
    expect((await admin.get(`/support-message/${before._id}`)).body).toEqual(answer.body);
  });

  test('reach the writer in no call and by no event', async () => {
    const { _id } = await newTicket();
    const [{ id: userId } = { id: '' }] = await test_.services.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, member.email));
    const heard = await hearSupport(test_.services, userId, () => addNote(_id, { message: 'Zanzibar' }));
    expect(heard.member).toEqual([]);
    expect(heard.desk).toEqual([{ type: 'ticket', ticketId: _id, change: 'note', sender: 'admin' }]);
    const list = `/support-messages?userEmail=${member.email}`;
    for (const path of [`/support-message/${_id}`, list, `${list}&search=zanzibar`, '/api/support-unread'])
      expect((await member.get(path)).text).not.toContain('anzibar');
    expect((await member.get(`/support-message/${_id}`)).body).not.toHaveProperty('notes');
    expect((await member.get(`${list}&search=zanzibar`)).body).toEqual([]);
    expect((await admin.get('/support-messages?search=zanzibar')).body).toMatchObject([{ _id }]);
  });

  test('sent again are kept once', async () => {
    const { _id: id } = await newTicket();
    const note = { _id: uuidv7(), message: 'Once' };
    const answers = await Promise.all([1, 2, 3].map(() => addNote(id, note)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { notes } = (await admin.get(`/support-message/${id}`)).body;
    expect(notes).toHaveLength(1);
    await addNote(id, { ...note, _id: notes[0]._id });
    await addNote(id, { message: 'Once' });
    expect((await admin.get(`/support-message/${id}`)).body.notes).toHaveLength(2);
  });

  test('need a text and a ticket', async () => {
    const { _id } = await newTicket();
    expect(await addNote(_id, { message: ' ' })).toMatchObject({
      status: 400,
      body: { error: 'Please enter your message' },
    });
    expect(await addNote(uuidv7(), { message: 'Where?' })).toMatchObject({ status: 404 });
  });
});
