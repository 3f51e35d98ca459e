import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportTickets } from './tables.ts';

describe.each(testDatabases())('lists of tickets on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin', email: 'ada@desk.example' });
    member = await test_.signUp({ name: 'Mona Member', email: 'mona@harbour.example' });
  });
  afterAll(() => test_.stop());

  const write = async (client: Client, subject: string, message = 'When?'): Promise<string> => {
    const fields = { ticketUserName: 'Vera Visitor', ticketUserEmail: 'vera@pier.example', phone: '1' };
    return (await client.post('/new-support-message', { ...fields, subject, message })).body._id;
  };
  const reply = (client: Client, id: string, message: string) =>
    client.put(`/support-message-status/${id}`, { adminMessage: [{ _id: uuidv7(), message }] });
  const set = (id: string, values: Partial<typeof supportTickets.$inferInsert>) =>
    test_.services.db.update(supportTickets).set(values).where(eq(supportTickets.id, id));
  const list = async (client: Client, query: Record<string, string>): Promise<Ticket[]> => {
    const { status, body, headers } = await client.get(`/support-messages?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    if (!query.page) expect(headers['x-total-count']).toBe(String(body.length));
    return body;
  };
  const subjects = async (client: Client, query: Record<string, string>) =>
    (await list(client, query)).map(({ subject }) => subject);

  describe('searched', () => {
    const own = { userEmail: 'mona@harbour.example' };
    beforeAll(async () => {
      const id = await write(member, 'Ferry to Ålesund', 'Is there a ferry?\nOrder QX81ZZ20.');
      await reply(admin, id, 'Yes: see timetable_2026.pdf');
      await admin.post(`/api/support-messages/${id}/notes`, { message: 'Asked the harbourmaster' });
      await write(test_.visitor, 'Ferry timetables');
      await write(member, 'Pier cafe\u0301 B', '東京都の港はどこですか');
    });

    test.each([
      ['ferry', ['Ferry timetables', 'Ferry to Ålesund']],
      ['FERRY ålesund', ['Ferry to Ålesund']],
      ['ålesund timetable', ['Ferry to Ålesund']],
      ['timet', ['Ferry timetables', 'Ferry to Ålesund']],
      ['etable', []],
      ['qx81zz20', ['Ferry to Ålesund']],
      ['timetable_2026.pdf', ['Ferry to Ålesund']],
      ['mona@harbour', ['Pier cafe\u0301 B', 'Ferry to Ålesund']],
      ['visitor', ['Ferry timetables']],
      ['harbourmaster', ['Ferry to Ålesund']],
      ['harbourmaster ålesund', ['Ferry to Ålesund']],
      ['harbourmaster timetables', []],
      ['?!', []],
      ["' | 'x':* & !(", []],
      // However the accent was typed, and as wide as an input method writes it.
      ['pier café', ['Pier cafe\u0301 B']],
      ['pier cafe\u0301', ['Pier cafe\u0301 B']],
      ['ｐｉｅｒ café', ['Pier cafe\u0301 B']],
      // A single letter is a word, not the beginning of one.
      ['pier b', ['Pier cafe\u0301 B']],
      ['pier c', []],
      ['c', []],
      // Without spaces between words any part of a text is found, a single character too.
      ['京都の港', ['Pier cafe\u0301 B']],
      ['港', ['Pier cafe\u0301 B']],
      ['か', ['Pier cafe\u0301 B']],
      ['港京', []],
      ['\\', []],
      ['   ', ['Pier cafe\u0301 B', 'Ferry timetables', 'Ferry to Ålesund']],
    ])('by admins for %j', async (search, found) => {
      expect(await subjects(admin, { search })).toEqual(found);
    });

    test.each([
      ['ferry', ['Ferry to Ålesund']],
      ['timetable', ['Ferry to Ålesund']],
      ['timetables', []],
      ['harbourmaster', []],
      ['asked', []],
      ['港', ['Pier cafe\u0301 B']],
    ])('by members for %j, among own tickets and not in notes', async (search, found) => {
      expect(await subjects(member, { ...own, search })).toEqual(found);
    });
  });

  test('merged ones are left out', async () => {
    const [gone, into] = [await write(member, 'Merged away'), await write(member, 'Merged into')];
    await set(gone, { mergedInto: into, unreadByMember: 1, unreadByDesk: 1 });
    expect(await subjects(admin, { search: 'merged' })).toEqual(['Merged into']);
    expect((await list(member, { userEmail: member.email, search: 'merged' })).map(({ _id }) => _id)).toEqual([into]);
    expect((await member.get('/api/support-unread')).body).toEqual({ own: 1 });
    await set(into, { unreadByMember: 1 });
    expect((await member.get('/api/support-unread')).body).toEqual({ own: 2 });
  });

  describe('filtered and ordered', () => {
    const ids: string[] = [];
    const at = (day: number) => new Date(Date.UTC(2020, 0, day));
    beforeAll(async () => {
      const [ada] = await test_.services.db.select().from(users).where(eq(users.email, admin.email));
      const values = [
        { status: 'closed', priority: 'low', createdAt: at(1), lastMessageAt: at(9), waitingSince: null },
        { status: 'open', priority: 'high', createdAt: at(2), lastMessageAt: at(7), waitingSince: at(7) },
        { status: 'in-progress', createdAt: at(3), lastMessageAt: at(8), waitingSince: at(3), assigneeId: ada!.id },
        {
          status: 'resolved',
          priority: 'medium',
          createdAt: at(4),
          lastMessageAt: at(4),
          userEmail: 'a_b@pier.example',
        },
      ] as const;
      for (const n of values.keys()) ids.push(await write(test_.visitor, `Sorted ${n}`));
      for (const [n, id] of ids.entries()) await set(id, { waitingSince: null, userName: `${4 - n}`, ...values[n] });
    });
    const found = async (query: Record<string, string>) =>
      (await subjects(admin, { search: 'sorted', ...query })).map((subject) => subject.slice(-1)).join('');

    test.each([
      ['', '3210'],
      ['nothing', '3210'],
      ['createdAt', '0123'],
      ['-lastMessageAt', '0213'],
      ['waitingSince', '2130'],
      ['-waitingSince', '1230'],
      ['subject', '0123'],
      ['-subject', '3210'],
      ['ticketStatus', '1230'],
      ['priority', '0312'],
      ['-priority', '1302'],
      ['ticketUserName', '3210'],
      ['ticketUserEmail', '3210'],
    ])('by %j', async (sort, order) => {
      expect(await found(sort ? { sort } : {})).toBe(order);
    });

    test.each([
      [{ ticketStatus: 'in-progress' }, '2'],
      [{ priority: 'high' }, '1'],
      [{ email: 'A_B@' }, '3'],
      [{ email: 'pier', ticketStatus: 'closed' }, '0'],
      [{ email: '%' }, ''],
      [{ assignee: 'none' }, '310'],
      [{ startDate: '2020-01-02T00:00:00.000Z', endDate: '2020-01-03T00:00:00.000Z' }, '21'],
      [{ startDate: '2020-01-02T00:00:00.000Z' }, '3210'],
      [{ endDate: '2020-01-02T00:00:00.000Z' }, '3210'],
    ])('with %j', async (filter, left) => {
      expect(await found(filter as Record<string, string>)).toBe(left);
    });

    test('to one admin', async () => {
      const assigned = (await list(admin, { search: 'sorted 2' }))[0]!.assignee!;
      expect(assigned.name).toBe('Ada Admin');
      expect(await found({ assignee: assigned._id })).toBe('2');
    });

    test('in pages, with the total of all', async () => {
      for (const [page, subject] of ['Sorted 3', 'Sorted 2', 'Sorted 1', 'Sorted 0', undefined].entries()) {
        const query = `search=sorted&limit=1&page=${page + 1}`;
        const { body, headers } = await admin.get(`/support-messages?${query}`);
        expect([headers['x-total-count'], body[0]?.subject]).toEqual(['4', subject]);
      }
    });

    test('what only the desk knows is not asked for by members', async () => {
      const [ada] = await test_.services.db.select().from(users).where(eq(users.email, admin.email));
      const id = await write(member, 'Assigned');
      await set(id, { assigneeId: ada!.id });
      const asked = { userEmail: member.email, search: 'assigned' };
      for (const filter of [{ assignee: 'none' }, { assignee: uuidv7() }, { email: 'nobody' }] as Record<
        string,
        string
      >[])
        expect(await subjects(member, { ...asked, ...filter })).toEqual(['Assigned']);
      expect((await list(member, asked))[0]).not.toHaveProperty('assignee');
    });
  });

  test('come with their replies unless it is asked otherwise', async () => {
    const ids = [await write(member, 'Chatty one'), await write(member, 'Chatty two')];
    for (const id of ids) for (const text of ['first', 'second']) await reply(admin, id, `${text} ${id}`);
    const tickets = await list(admin, { search: 'chatty' });
    expect(tickets.map(({ _id }) => _id)).toEqual(ids.toReversed());
    for (const ticket of tickets) {
      expect(ticket.adminMessage?.map(({ message }) => message)).toEqual([
        `first ${ticket._id}`,
        `second ${ticket._id}`,
      ]);
      expect(ticket).not.toHaveProperty('notes');
    }
    const [short] = await list(admin, { search: 'chatty', replies: 'false' });
    expect(short).not.toHaveProperty('adminMessage');
    expect(short!.lastMessage.message).toBe(`second ${ids[1]}`);
  });

  test('an admin’s own ones are shown as to their writer', async () => {
    await write(admin, 'Of the admin');
    const [own] = await list(admin, { userEmail: 'ADA@desk.example' });
    expect(own).toMatchObject({ subject: 'Of the admin', unread: 0 });
    for (const secret of ['notes', 'assignee', 'userId']) expect(own).not.toHaveProperty(secret);
    expect((await list(admin, { search: 'of the admin' }))[0]).toMatchObject({ unread: 1, assignee: null });
  });
});
