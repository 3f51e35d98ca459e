import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportTickets } from './tables.ts';

describe.each(testDatabases())('a conversation on $name', ({ name: database, open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await test_.signUp({ name: 'Mona Member' });
  });
  afterAll(() => test_.stop());

  const newTicket = async (client = member) => {
    const fields = { ticketUserName: 'x', ticketUserEmail: 'x@test.example', subject: 'Boats', message: 'When?' };
    return (await client.post('/new-support-message', fields)).body;
  };
  const put = (client: Client, id: string, body: object) => client.put(`/support-message-status/${id}`, body);
  const reply = (client: Client, id: string, message: string, more: object = {}) =>
    put(client, id, { adminMessage: [{ _id: uuidv7(), message }], ...more });
  const read = async (client: Client, id: string, query = '') =>
    (await client.get(`/support-message/${id}${query}`)).body;
  const texts = ({ adminMessage }: { adminMessage: { message: string }[] }) =>
    adminMessage.map(({ message }) => message);

  test('a member asks, an admin answers, a member asks on', async () => {
    const { _id, createdAt } = await newTicket();
    const asked = await read(admin, _id);
    expect(asked).toMatchObject({ ticketStatus: 'open', unread: 1, waitingSince: createdAt, firstResponseAt: null });

    const answered = (await reply(admin, _id, 'At nine.')).body;
    expect(answered).toMatchObject({
      ticketStatus: 'open',
      waitingSince: null,
      firstResponseAt: answered.adminMessage[0].timestamp,
      lastMessage: { message: 'At nine.', sender: 'admin' },
      adminMessage: [{ message: 'At nine.', sender: 'admin', name: 'Ada Admin', attachments: [] }],
    });
    expect(await read(member, _id)).toMatchObject({ unread: 1 });

    const asksOn = (await reply(member, _id, 'And on Sundays?')).body;
    expect(asksOn).toMatchObject({
      ticketStatus: 'in-progress',
      waitingSince: asksOn.adminMessage[1].timestamp,
      firstResponseAt: answered.firstResponseAt,
      lastMessage: { message: 'And on Sundays?', sender: 'user' },
    });
    const further = (await reply(member, _id, 'Please.')).body;
    expect(further.waitingSince).toBe(asksOn.waitingSince);
    expect(await read(admin, _id)).toMatchObject({ unread: 3 });
    expect(texts(further)).toEqual(['At nine.', 'And on Sundays?', 'Please.']);
  });

  test.each(['resolved', 'closed'])('a reply of a member opens a %s ticket again', async (ticketStatus) => {
    const { _id } = await newTicket();
    const over = (await put(admin, _id, { ticketStatus })).body;
    expect(over).toMatchObject({ ticketStatus, waitingSince: null });
    const again = (await reply(member, _id, 'Still not.')).body;
    expect(again).toMatchObject({ ticketStatus: 'in-progress', waitingSince: again.adminMessage[0].timestamp });
  });

  test('an admin sets any status at any time', async () => {
    const { _id, createdAt } = await newTicket();
    for (const ticketStatus of ['closed', 'open', 'resolved', 'in-progress', 'closed', 'in-progress'])
      expect((await put(admin, _id, { ticketStatus })).body).toMatchObject({
        ticketStatus,
        waitingSince: ['open', 'in-progress'].includes(ticketStatus) ? createdAt : null,
      });
    await reply(admin, _id, 'At nine.');
    await put(admin, _id, { ticketStatus: 'closed' });
    expect((await put(admin, _id, { ticketStatus: 'open' })).body.waitingSince).toBeNull();
  });

  test('an admin cannot answer on a closed ticket, whatever status the page knew', async () => {
    const { _id } = await newTicket();
    await reply(admin, _id, 'Bye.');
    await put(admin, _id, { ticketStatus: 'closed' });
    for (const more of [{}, { ticketStatus: 'closed' }, { ticketStatus: 'open' }])
      expect(await reply(admin, _id, 'One more.', more)).toMatchObject({
        status: 409,
        body: { code: 'TICKET_CLOSED' },
      });
    expect(await read(admin, _id)).toMatchObject({ ticketStatus: 'closed', adminMessage: [{ message: 'Bye.' }] });
  });

  test('a reply of an admin keeps the status, also when its page knew another one', async () => {
    const other = await test_.signUp({ role: 'Admin', name: 'Ari Admin' });
    const { _id } = await newTicket();
    const known = (await reply(admin, _id, 'Which boat?')).body;
    await reply(member, _id, 'The white one.');
    const answer = (message: string) => ({ message, sender: 'admin', timestamp: new Date().toISOString() });
    const stale = { ticketStatus: 'open', adminMessage: [...known.adminMessage, answer('Hello?')] };
    expect((await put(admin, _id, stale)).body.ticketStatus).toBe('in-progress');
    await put(other, _id, { ticketStatus: 'resolved' });
    expect((await put(admin, _id, { ...stale, adminMessage: [answer('At nine.')] })).body).toMatchObject({
      ticketStatus: 'resolved',
      waitingSince: null,
    });
    const { adminMessage } = await read(admin, _id);
    expect(texts({ adminMessage })).toEqual(['Which boat?', 'The white one.', 'Hello?', 'At nine.']);
    expect((await put(admin, _id, { ticketStatus: 'open', adminMessage })).body.ticketStatus).toBe('open');
  });

  test('of the whole list only what is new is appended, known by id or by text and time', async () => {
    const { _id } = await newTicket();
    const [mine, time] = [uuidv7(), '2026-11-20T18:49:00.000Z'];
    const fresh = [
      { _id: mine, message: 'With an id', sender: 'user' },
      { message: 'With a time', timestamp: time, sender: 'user' },
    ];
    const first = (await put(member, _id, { ticketStatus: 'in-progress', adminMessage: fresh })).body;
    expect(texts(first)).toEqual(['With an id', 'With a time']);
    expect(first.adminMessage[1].timestamp).not.toBe(time);
    const again = (await put(member, _id, { ticketStatus: 'in-progress', adminMessage: fresh })).body;
    const asAnswered = [...again.adminMessage, ...fresh, { message: ' With a time ', timestamp: time }];
    const withoutIds = again.adminMessage.map(({ message, timestamp, sender }: Record<string, string>) => ({
      ...{ message, timestamp, sender },
    }));
    for (const adminMessage of [asAnswered, withoutIds, []])
      expect((await put(member, _id, { adminMessage })).body).toEqual(first);
    const later = { message: 'With a time', timestamp: '2026-11-20T18:50:00.000Z' };
    const answered = await put(admin, _id, { adminMessage: [...withoutIds, { ...later, sender: 'admin' }] });
    expect(answered.body.adminMessage.map(({ sender }: { sender: string }) => sender)).toEqual([
      'user',
      'user',
      'admin',
    ]);
    expect(
      texts((await put(member, _id, { adminMessage: [...withoutIds, { ...later, sender: 'user' }] })).body),
    ).toHaveLength(4);
  });

  test('the same list sent five times at once is kept once', async () => {
    const { _id } = await newTicket();
    const adminMessage = [
      { _id: uuidv7(), message: 'One' },
      { message: 'Two', timestamp: '2026-11-20T18:49:00.000Z' },
    ];
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(member, _id, { adminMessage })));
    for (const { status, body } of answers) expect([status, texts(body)]).toEqual([200, ['One', 'Two']]);
    expect((await read(admin, _id)).unread).toBe(3);
  });

  test('of two admins and a member who write at once, again and again, nothing is lost', async () => {
    // The embedded database does one thing after the other anyway.
    const rounds = database === 'PostgreSQL' ? 50 : 5;
    const other = await test_.signUp({ role: 'Admin', name: 'Ari Admin' });
    const { _id } = await newTicket();
    const speakers = { admin, other, member };
    for (let round = 0; round < rounds; round++) {
      const writing = Object.entries(speakers).map(([name, client]) => reply(client, _id, `${name} ${round}`));
      expect((await Promise.all(writing)).map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const ticket = await read(admin, _id);
    const expected = Array.from({ length: rounds }, (_, n) =>
      Object.keys(speakers).map((name) => `${name} ${n}`),
    ).flat();
    expect(texts(ticket).toSorted()).toEqual(expected.toSorted());
    const times = ticket.adminMessage.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual(times.toSorted());
    const last = ticket.adminMessage.at(-1);
    expect(ticket).toMatchObject({
      unread: rounds + 1,
      lastMessage: { message: last.message, sender: last.sender },
      waitingSince: last.sender === 'user' ? expect.any(String) : null,
    });
    expect((await read(member, _id)).unread).toBe(2 * rounds);
  });

  test('a reply says something, and not too much', async () => {
    const { _id } = await newTicket();
    expect((await reply(member, _id, ' \n ')).body).toMatchObject({ error: 'Please enter your message' });
    expect((await reply(admin, _id, 'x'.repeat(20_001))).status).toBe(400);
    expect((await reply(admin, _id, 'x'.repeat(20_000))).body.lastMessage.message).toBe('x'.repeat(140));
    expect((await reply(member, _id, `${'x'.repeat(139)}😀`)).body.lastMessage.message).toBe('x'.repeat(139));
  });

  test('a reply to a merged ticket is said where it goes on', async () => {
    const [duplicate, goesOn] = [await newTicket(), await newTicket()];
    await test_.services.db
      .update(supportTickets)
      .set({ mergedInto: goesOn._id })
      .where(eq(supportTickets.id, duplicate._id));
    expect(await read(member, duplicate._id)).toMatchObject({ mergedInto: goesOn._id, adminMessage: [] });
    const { body } = await reply(member, duplicate._id, 'Here?');
    expect([body._id, texts(body)]).toEqual([goesOn._id, ['Here?']]);
    await test_.services.db
      .update(supportTickets)
      .set({ mergedInto: null })
      .where(eq(supportTickets.id, duplicate._id));
  });

  test('what was read is not unread any more, for that side', async () => {
    const { _id } = await newTicket();
    await reply(admin, _id, 'At nine.');
    const own = (client: Client) => client.get('/api/support-unread').then(({ body }) => body);
    const before = { own: (await own(member)).own, desk: (await own(admin)).desk };
    expect(Object.keys(await own(member))).toEqual(['own']);
    expect(await member.post(`/api/support-messages/${_id}/read`, { sender: 'admin' })).toMatchObject({ status: 200 });
    expect((await own(member)).own).toBe(before.own - 1);
    expect((await own(admin)).desk).toBe(before.desk);
    await admin.post(`/api/support-messages/${_id}/read`, { sender: 'user' });
    expect((await own(admin)).desk).toBe(before.desk - 1);
    expect((await read(admin, _id)).unread).toBe(0);
  });

  test('an admin who is a customer too is one on own tickets when asking to be', async () => {
    const both = await test_.signUp({ role: 'Admin', name: 'Bo Both' });
    const { _id } = await newTicket(both);
    const asks = [{ _id: uuidv7(), message: 'Hello?', sender: 'user' }];
    const asked = (await put(both, _id, { adminMessage: asks, ticketStatus: 'closed' })).body;
    expect(asked).toMatchObject({ ticketStatus: 'in-progress', adminMessage: [{ sender: 'user' }] });
    expect(asked).not.toHaveProperty('notes');
    expect(await read(both, _id)).toMatchObject({ unread: 2, notes: [] });
    const answers = [...asked.adminMessage, { _id: uuidv7(), message: 'Hello, me.', sender: 'admin' }];
    await put(both, _id, { adminMessage: answers });
    const own = await read(both, _id, '?sender=user');
    expect(own).toMatchObject({ unread: 1, adminMessage: [{ sender: 'user' }, { sender: 'admin' }] });
    expect(own).not.toHaveProperty('notes');
    const foreign = await newTicket();
    const spoken = await put(both, foreign._id, { adminMessage: [{ message: 'As you', sender: 'user' }] });
    expect(spoken.body.adminMessage).toMatchObject([{ sender: 'admin', name: 'Bo Both' }]);
    expect(await read(both, foreign._id, '?sender=user')).toHaveProperty('notes');
  });
});
