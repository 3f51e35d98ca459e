import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket, TicketReply } from '#contract/tickets/ticket.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe.each(testDatabases())('what a member says on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let mona: Client;
  let stranger: Client;
  let id: string;
  let answer: TicketReply;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    mona = await test_.signUp({ name: 'Mona Member', role: 'Seller' });
    stranger = await test_.signUp({ name: 'Stan Stranger', role: 'moderator' });
    const fields = { ticketUserName: 'x', ticketUserEmail: 'x@test.example', subject: 'Boats', message: 'When?' };
    id = (await mona.post('/new-support-message', fields)).body._id;
    const said = { adminMessage: [{ _id: uuidv7(), message: 'At nine.' }] };
    answer = (await put(admin, said)).body.adminMessage[0];
  });
  afterAll(() => test_.stop());

  const put = (client: Client, body: object | FormData, query = '') =>
    client.send('PUT', `/support-message-status/${id}${query}`, body);
  const read = async (): Promise<Ticket> => (await admin.get(`/support-message/${id}`)).body;

  /** New ones are told apart by their texts. */
  const asAdmin = {
    message: 'Forged',
    sender: 'admin',
    name: 'Ada Admin',
    kind: 'note',
    authorId: null,
    role: 'Admin',
  };
  const shapes = (): [string, object | FormData, number][] => [
    ['a status alone', { ticketStatus: 'closed' }, 403],
    ['a status with an empty list', { ticketStatus: 'in-progress', adminMessage: [] }, 403],
    ['a status in a form', form({ ticketStatus: 'closed' }), 403],
    ['a status that is none', { ticketStatus: 'deleted', adminMessage: [asAdmin] }, 400],
    ['no list', { ticketStatus: 'closed', adminMessage: 'Forged' }, 400],
    ['a list of lists', { adminMessage: [[asAdmin]] }, 400],
    ['a sender that is none', { adminMessage: [{ ...asAdmin, sender: 'system' }] }, 400],
    ['a sender in a list', { adminMessage: [{ ...asAdmin, sender: ['admin'] }] }, 400],
    ['nothing to say', { adminMessage: [{ ...asAdmin, message: ' ' }] }, 400],
    ['a file that is not there', { adminMessage: [{ ...asAdmin, attachments: [uuidv7()] }] }, 400],
    ['six files', { adminMessage: [{ ...asAdmin, attachments: Array.from({ length: 6 }, () => uuidv7()) }] }, 400],
    ['other words for what the desk said', { adminMessage: [{ ...answer, message: 'Forged' }] }, 200],
    ['what the desk said, as the member', { adminMessage: [{ ...answer, _id: undefined, sender: undefined }] }, 200],
    ['nothing', {}, 200],
  ];
  const forged: [string, () => object | FormData][] = [
    ['as an admin', () => ({ adminMessage: [asAdmin] })],
    ['as an admin, with a status', () => ({ ticketStatus: 'closed', adminMessage: [asAdmin], status: 'closed' })],
    ['behind what was said', () => ({ ticketStatus: 'resolved', adminMessage: [answer, asAdmin] })],
    ['before what was said', () => ({ ticketStatus: 'resolved', adminMessage: [asAdmin, answer] })],
    ['with an id and a time', () => ({ adminMessage: [{ ...asAdmin, _id: uuidv7(), timestamp: answer.timestamp }] })],
    ['with a time that is none', () => ({ adminMessage: [{ ...asAdmin, timestamp: 'yesterday' }] })],
    [
      'in a form',
      () =>
        form({
          ticketStatus: 'closed',
          ...{ 'adminMessage[0][message]': 'Forged', 'adminMessage[0][sender]': 'admin' },
        }),
    ],
  ];

  test('leaves the ticket as it is when it is nothing new', async () => {
    for (const [what, body, status] of shapes()) {
      const before = await read();
      expect([what, (await put(mona, body)).status]).toEqual([what, status]);
      expect(await read(), what).toEqual(before);
    }
    const before = await read();
    await put(mona, {}, '?ticketStatus=closed&adminMessage[0][message]=Forged');
    expect(await read()).toEqual(before);
  });

  test.each(forged)('is said as the member, and the ticket in progress: %s', async (_what, body) => {
    const before = (await read()).adminMessage!;
    await put(admin, { ticketStatus: 'resolved' });
    const { status, body: answered } = await put(mona, body());
    expect([status, answered.ticketStatus]).toEqual([200, 'in-progress']);
    const after = await read();
    expect(after).toMatchObject({ ticketStatus: 'in-progress', notes: [], lastMessage: { sender: 'user' } });
    expect(after.adminMessage!.slice(0, -1)).toEqual(before);
    const last = after.adminMessage!.at(-1)!;
    expect(last).toMatchObject({ message: 'Forged', sender: 'user', name: 'Mona Member' });
    expect(Math.abs(Date.parse(last.timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test('is said on own tickets only', async () => {
    const before = await read();
    const bodies = [...shapes().map(([, body]) => body), ...forged.map(([, body]) => body())];
    for (const body of bodies) {
      const { status } = await put(stranger, body);
      expect([400, 404]).toContain(status);
      expect((await put(test_.visitor, body)).status).toBe(401);
    }
    for (const path of ['typing', 'read'])
      expect((await stranger.post(`/api/support-messages/${id}/${path}`, { sender: 'admin' })).status).toBe(404);
    expect(await read()).toEqual(before);
  });
});

describe('too many replies', () => {
  const [embedded] = testDatabases();
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open, { CONTACT_MESSAGES: '1' });
  });
  afterAll(() => test_.stop());

  test('of a member are refused with nothing said, those that were sent before do not count, nor do an admin’s', async () => {
    const [member, admin] = [await test_.signUp(), await test_.signUp({ role: 'Admin' })];
    const fields = { ticketUserName: 'x', ticketUserEmail: 'x@test.example', subject: 'Boats', message: 'When?' };
    const { _id } = (await member.post('/new-support-message', fields)).body;
    const put = (client: Client, adminMessage: object[]) =>
      client.put(`/support-message-status/${_id}`, { adminMessage });
    const replies = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ _id: uuidv7(), message: `Hello ${n}` }));
    // One for the ticket; three are left.
    const known = replies(2);
    expect((await put(member, known)).status).toBe(200);
    const tooMany = await put(member, [...known, ...replies(2)]);
    expect(tooMany).toMatchObject({ status: 429, body: { code: 'TOO_MANY_MESSAGES' } });
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(590);
    for (let n = 0; n < 5; n++) expect((await put(member, known)).body.adminMessage).toHaveLength(2);
    expect((await put(admin, replies(20))).body.adminMessage).toHaveLength(22);
  });
});
