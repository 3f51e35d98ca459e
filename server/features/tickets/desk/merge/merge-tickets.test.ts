import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportAttachments, supportMessages, supportTickets } from '../../tables.ts';
import { hearSupport } from '../../testing/hear-support.ts';

describe.each(testDatabases())('merged tickets on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  let userId: string;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await test_.signUp({ name: 'Mira Member' });
    userId = await idOf(member);
  });
  afterAll(() => test_.stop());

  const idOf = async ({ email }: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;
  const fields = { ticketUserName: 'Vera', ticketUserEmail: 'vera@test.example', phone: '1' };
  const write = async (client: Client, subject: string, more: object = {}): Promise<string> =>
    (await client.post('/new-support-message', { ...fields, subject, message: `About ${subject}`, ...more })).body._id;
  const say = async (client: Client, id: string, message: string) =>
    client.put(`/support-message-status/${id}`, { adminMessage: [{ _id: uuidv7(), message }] });
  const set = (id: string, ticketStatus: string) => admin.put(`/support-message-status/${id}`, { ticketStatus });
  const note = (id: string, message: string) => admin.post(`/api/support-messages/${id}/notes`, { message });
  const merge = (id: string, into: string) => admin.post(`/api/support-messages/${id}/merge`, { into });
  const read = async (id: string): Promise<Ticket> => (await admin.get(`/support-message/${id}`)).body;
  const texts = (replies: Ticket['adminMessage']) => replies?.map(({ sender, message }) => `${sender}: ${message}`);

  test('are one conversation: what was said, noted and sent on both, in the order in which it was', async () => {
    const [target, duplicate] = [await write(member, 'East pier'), await write(member, 'Boats of the east')];
    const file = { name: 'pier.txt', type: 'text/plain', bytes: 4, storageKey: 'support/none' } as const;
    const fileId = uuidv7();
    await test_.services.db.insert(supportAttachments).values({ id: fileId, ticketId: duplicate, ...file });
    await say(admin, target, 'Which one?');
    await say(member, duplicate, 'The east one');
    await note(target, 'Note of the target');
    await note(duplicate, 'Note of the duplicate');
    const { status, body } = await merge(duplicate, target);
    expect(status).toBe(200);
    expect(body._id).toBe(target);
    expect(texts(body.adminMessage)).toEqual([
      'user: About Boats of the east',
      'admin: Which one?',
      'user: The east one',
    ]);
    expect(body.adminMessage[0].attachments).toMatchObject([{ _id: fileId, name: 'pier.txt' }]);
    expect(body.notes.map(({ message }: { message: string }) => message)).toEqual([
      ...['Note of the target', 'Note of the duplicate', 'Merged with “Boats of the east”'],
    ]);
    const gone = await read(duplicate);
    expect(gone).toMatchObject({ ticketStatus: 'closed', mergedInto: target, adminMessage: [], notes: [], unread: 0 });
    expect(gone).toMatchObject({ waitingSince: null, attachments: [] });
    expect(body.adminMessage[0].timestamp).toBe(gone.createdAt);
    expect(body.lastMessage).toMatchObject({ message: 'The east one', sender: 'user' });
    expect(body).toMatchObject({
      ticketStatus: 'in-progress',
      unread: 3,
      waitingSince: body.adminMessage[2].timestamp,
    });
    expect(body.firstResponseAt).toBe(body.adminMessage[1].timestamp);
    const { body: log } = await admin.get(`/api/audit-log?action=ticket.merge&subjectId=${target}`);
    expect(log).toMatchObject([{ subjectName: 'East pier', after: { duplicate: 'Boats of the east' } }]);
  });

  test('are found by the words of both, once; members do not find those of notes', async () => {
    const [target, duplicate] = [await write(member, 'Quokka'), await write(member, 'Wombat')];
    await note(duplicate, 'Numbat');
    await merge(duplicate, target);
    const found = async (client: Client, word: string) =>
      (await client.get(`/support-messages?userEmail=${member.email}&search=${word}`)).body.map(
        ({ _id }: Ticket) => _id,
      );
    for (const word of ['quokka', 'wombat']) expect(await found(member, word)).toEqual([target]);
    expect([await found(admin, 'numbat'), await found(member, 'numbat')]).toEqual([[target], []]);
  });

  test('of which one has more words than the database keeps are merged, and spoken on', async () => {
    const [target, duplicate] = [await write(member, 'One'), await write(member, 'Two')];
    // Alike, so that they lie on the disk in a tenth of their size.
    const many = (first: number) => sql`array_to_tsvector(ARRAY(
      SELECT repeat('long', 15) || n FROM generate_series(${first}::int, ${first}::int + 9000) AS n))`;
    for (const [id, first] of [
      [target, 0],
      [duplicate, 10_000],
    ] as const)
      await test_.services.db
        .update(supportTickets)
        .set({ words: many(first) })
        .where(eq(supportTickets.id, id));
    expect((await merge(duplicate, target)).status).toBe(200);
    for (let n = 0; n < 3; n++) {
      const words = Array.from({ length: 250 }, (_, i) => `${'long'.repeat(15)}x${n}${i}`);
      expect((await say(admin, target, words.join(' '))).status).toBe(200);
    }
  });

  test('leave what the target knows, and take from the duplicate what it does not', async () => {
    const [target, duplicate] = [await write(member, 'One'), await write(member, 'Two')];
    const adminId = await idOf(admin);
    await admin.patch(`/api/support-messages/${target}`, { priority: 'low' });
    await admin.patch(`/api/support-messages/${duplicate}`, { priority: 'high', assigneeId: adminId });
    const about = { aboutType: 'generation', aboutId: uuidv7(), aboutLabel: 'Conversion of pier.png' } as const;
    await test_.services.db.update(supportTickets).set(about).where(eq(supportTickets.id, duplicate));
    expect((await merge(duplicate, target)).body).toMatchObject({
      ...{ priority: 'low', assignee: { _id: adminId }, about: { id: about.aboutId, label: about.aboutLabel } },
    });
  });

  test('are open when the question of the duplicate was; waited is since what nobody has answered', async () => {
    const [over, asked] = [await write(member, 'Over'), await write(member, 'Asked')];
    await say(admin, over, 'Here is the answer');
    await set(over, 'resolved');
    await say(member, asked, 'Hello?');
    expect((await merge(asked, over)).body).toMatchObject({
      ticketStatus: 'in-progress',
      waitingSince: (await read(over)).adminMessage!.at(-1)!.timestamp,
    });
    const [open, done] = [await write(member, 'Open'), await write(member, 'Done')];
    await say(admin, done, 'Answered');
    await set(done, 'resolved');
    expect((await merge(done, open)).body).toMatchObject({ ticketStatus: 'open', waitingSince: null });
    const [closed, closedToo] = [await write(member, 'Closed'), await write(member, 'Closed, too')];
    for (const id of [closed, closedToo]) await set(id, 'closed');
    expect((await merge(closedToo, closed)).body).toMatchObject({ ticketStatus: 'closed', waitingSince: null });
  });

  test('may have had messages under the same id of a browser', async () => {
    const [target, duplicate, _id] = [await write(member, 'One'), await write(member, 'Two'), uuidv7()];
    for (const [id, message] of [
      [target, 'to one'],
      [duplicate, 'to two'],
    ] as const)
      await member.put(`/support-message-status/${id}`, { adminMessage: [{ _id, message }] });
    expect(texts((await merge(duplicate, target)).body.adminMessage)).toEqual([
      ...['user: About Two', 'user: to one', 'user: to two'],
    ]);
  });

  test('are told to the desk and to the writer', async () => {
    const [target, duplicate] = [await write(member, 'One'), await write(member, 'Two')];
    const { desk, member: heard } = await hearSupport(test_.services, userId, () => merge(duplicate, target));
    expect(heard.map((event) => event.type === 'ticket' && [event.ticketId, event.change])).toEqual([
      [duplicate, 'status'],
      [target, 'message'],
    ]);
    expect(desk).toEqual(expect.arrayContaining(heard));
  });

  test('leave the lists, with what was unread', async () => {
    const other = await test_.signUp();
    const [target, duplicate] = [await write(other, 'One'), await write(other, 'Two')];
    await say(admin, duplicate, 'Answer');
    await merge(duplicate, target);
    const { headers, body } = await other.get(`/support-messages?userEmail=${other.email}`);
    expect([headers['x-total-count'], body.map(({ _id }: Ticket) => _id)]).toEqual(['1', [target]]);
    expect((await other.get('/api/support-unread')).body.own).toBe(1);
  });

  describe('have to be of the same person', () => {
    const strangers = 'These tickets belong to different people. Only tickets of the same person can be merged.';
    test('not of two accounts', async () => {
      const other = await test_.signUp();
      const [one, two] = [await write(member, 'One'), await write(other, 'Two')];
      expect(await merge(two, one)).toMatchObject({ status: 409, body: { code: 'NOT_MERGEABLE', error: strangers } });
    });

    test('visitors are the same by address', async () => {
      const [one, two] = [await write(test_.visitor, 'One'), await write(test_.visitor, 'Two')];
      const elsewhere = await write(test_.visitor, 'Three', { ticketUserEmail: 'other@test.example' });
      expect(await merge(elsewhere, one)).toMatchObject({ body: { code: 'NOT_MERGEABLE', error: strangers } });
      expect((await merge(two, one)).status).toBe(200);
    });

    test('a visitor and an account only when it has proven the address; then both are the account’s', async () => {
      const account = await test_.signUp();
      const ofAccount = await write(account, 'One');
      const ofVisitor = await write(test_.visitor, 'Two', { ticketUserEmail: account.email });
      const refused = await merge(ofAccount, ofVisitor);
      expect(refused.body).toMatchObject({
        code: 'NOT_MERGEABLE',
        error: expect.stringContaining(`has not verified ${account.email}`),
      });
      const id = await idOf(account);
      await test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
      expect((await merge(ofAccount, ofVisitor)).body).toMatchObject({ _id: ofVisitor, userId: id });
    });
  });

  test('are not merged with themselves, again, or with one that is merged', async () => {
    const [one, two, three] = [await write(member, 'One'), await write(member, 'Two'), await write(member, 'Three')];
    await merge(two, one);
    for (const [id, into, error] of [
      [one, one, 'A ticket cannot be merged with itself.'],
      [two, three, 'This ticket has already been merged.'],
      [three, two, 'The other ticket has been merged as well. Please choose the ticket in which it continues.'],
    ] as const)
      expect(await merge(id, into)).toMatchObject({ status: 409, body: { code: 'NOT_MERGEABLE', error } });
    expect((await merge(uuidv7(), one)).status).toBe(404);
    expect((await merge(one, uuidv7())).status).toBe(404);
    expect((await read(one)).adminMessage).toHaveLength(1);
  });

  test('a reply to a merged ticket goes to the one in which it goes on, also through two', async () => {
    const [one, two, three] = [await write(member, 'One'), await write(member, 'Two'), await write(member, 'Three')];
    await merge(three, two);
    await merge(two, one);
    expect((await read(three)).mergedInto).toBe(one);
    // As it is when the third was locked while the second was merged.
    await test_.services.db.update(supportTickets).set({ mergedInto: two }).where(eq(supportTickets.id, three));
    expect((await say(member, three, 'Still here')).body).toMatchObject({ _id: one });
    expect(texts((await read(one)).adminMessage)).toEqual(['user: About Two', 'user: About Three', 'user: Still here']);
  });

  test('lose nothing of what is said on both while they are merged', async () => {
    for (let round = 0; round < 12; round++) {
      const [target, duplicate] = [await write(member, 'One'), await write(member, 'Two')];
      const [from, into] = round % 2 ? [duplicate, target] : [target, duplicate];
      const answers = await Promise.all([
        say(member, duplicate, 'member to two'),
        say(admin, duplicate, 'admin to two'),
        merge(from, into),
        say(member, target, 'member to one'),
        note(from, 'a note'),
        merge(into, from),
      ]);
      const done = answers.map(({ status }) => status);
      expect(done.filter((status) => status === 409)).toHaveLength(1);
      expect(done.every((status) => [200, 201, 409].includes(status))).toBe(true);
      const goesOn = (await read(target)).mergedInto ?? target;
      const gone = goesOn === target ? duplicate : target;
      const { adminMessage, notes, unread, lastMessage } = await read(goesOn);
      expect(texts(adminMessage)!.toSorted()).toEqual([
        ...['admin: admin to two', `user: About ${gone === target ? 'One' : 'Two'}`, 'user: member to one'],
        'user: member to two',
      ]);
      expect(notes).toHaveLength(2);
      expect(lastMessage.message).toBe(adminMessage!.at(-1)!.message);
      expect(unread).toBe(4);
      expect(await test_.services.db.$count(supportMessages, eq(supportMessages.ticketId, gone))).toBe(0);
      expect(await read(gone)).toMatchObject({ ticketStatus: 'closed', unread: 0, waitingSince: null });
    }
  });
});
