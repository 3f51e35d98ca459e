import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '#server/features/accounts/tables.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { EVENTS_CHANNEL } from '#server/platform/events/append-event.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createDatabase, testDatabases } from '#server/testing/databases.ts';
import type { EventStream } from '#server/testing/event-stream.ts';
import { announceTicket } from './announce-ticket.ts';
import { appendMessage } from './append-message.ts';
import { lockTicket } from './lock-ticket.ts';
import { DESK_STREAM } from './streams.ts';
import { watchSupport } from './watch-support.ts';

const settings = { CONTACT_MESSAGES: '1000' };

/** The embedded database has one instance; on PostgreSQL the two sides are connected to different ones. */
const places = testDatabases().map(({ name, open }) => ({
  name: name === 'PostgreSQL' ? 'two instances on PostgreSQL' : 'the embedded database',
  async start(): Promise<[TestApp, TestApp]> {
    const url = name === 'PostgreSQL' ? await createDatabase() : undefined;
    const one = await createTestApp(url ? () => openPostgres(url) : open, settings);
    return [one, url ? await createTestApp(() => openPostgres(url), settings) : one];
  },
}));

const RESYNC = { type: 'resync' };

describe.each(places)('live news of the support desk on $name', ({ start }) => {
  let one: TestApp;
  let other: TestApp;
  let member: Client;
  let stranger: Client;
  let admin: Client;
  beforeAll(async () => {
    [one, other] = await start();
    member = await one.signUp({ email: 'mona@test.example', name: 'Mona Member' });
    stranger = await one.signUp({ email: 'stan@test.example', name: 'Stan Stranger' });
    admin = await other.signUp({ email: 'ada@test.example', name: 'Ada Admin', role: 'Admin' });
  });
  afterAll(async () => {
    for (const app of new Set([one, other])) await app.stop();
  });

  const write = async (client: Client, ticketUserEmail = 'x@test.example') => {
    const fields = { ticketUserName: 'Vera', ticketUserEmail, phone: '1', subject: 'Boats', message: 'When?' };
    return (await client.post('/new-support-message', fields)).body._id as string;
  };
  const reply = (client: Client, id: string) =>
    client.put(`/support-message-status/${id}`, { adminMessage: [{ _id: uuidv7(), message: 'Nine.' }] });
  const say = (client: Client, id: string, what: 'typing' | 'read') =>
    client.post(`/api/support-messages/${id}/${what}`, {});
  const listen = async (client: Client) => {
    const stream = await client.listen('/api/support-events');
    expect(await stream.next()).toEqual(RESYNC);
    return stream;
  };
  /**
   * What a stream says before it says that `client` has written a new ticket. Events come in the order of commits, and those of
   * other tickets than `id` may be of before the stream was opened.
   */
  const heardBy = async (stream: EventStream, client: Client, id?: string) => {
    const last = await write(client);
    const heard: Record<string, string>[] = [];
    for (;;) {
      const event = (await stream.next()) as Record<string, string>;
      if (event.ticketId === last) return heard.map(({ change, type, sender }) => `${change ?? type} ${sender}`);
      if (!id || event.ticketId === id) heard.push(event);
    }
  };

  test('what one side does, the other one hears, wherever it is connected', async () => {
    const [atDesk, atHome, elsewhere] = [await listen(admin), await listen(member), await listen(stranger)];
    const id = await write(member);
    await say(member, id, 'typing');
    await reply(member, id);
    await say(admin, id, 'read');
    await say(admin, id, 'typing');
    await reply(admin, id);
    await admin.put(`/support-message-status/${id}`, { ticketStatus: 'resolved' });
    await say(member, id, 'read');
    await say(member, id, 'read');
    expect(await heardBy(atDesk, admin, id)).toEqual([
      ...['created user', 'typing user', 'message user', 'read admin', 'message admin', 'status admin'],
    ]);
    expect(await heardBy(atHome, member)).toEqual([
      ...['created user', 'message user', 'typing admin', 'message admin', 'status admin', 'read user'],
    ]);
    expect(await heardBy(elsewhere, stranger)).toEqual([]);
    for (const stream of [atDesk, atHome, elsewhere]) stream.close();
  });

  test('who types is called by name', async () => {
    const id = await write(member);
    const atDesk = await listen(admin);
    await say(member, id, 'typing');
    // Tickets that were written just before may be told of on the other instance only now.
    let event = await atDesk.next();
    while ((event as Record<string, string>).type !== 'typing') event = await atDesk.next();
    expect(event).toEqual({ type: 'typing', ticketId: id, sender: 'user', name: 'Mona Member' });
    atDesk.close();
  });

  test('of notes, and of what the desk does for itself, the writer hears nothing', async () => {
    const [atDesk, atHome] = [await listen(admin), await listen(member)];
    const id = await write(member);
    const { services } = other;
    await services.db.transaction(async (db) => {
      const [author] = await db.select().from(users).where(eq(users.email, admin.email));
      const ticket = await lockTicket(db, id, author!);
      const note = { kind: 'note', sender: 'admin', author: author!, text: 'A secret of the desk' } as const;
      await appendMessage({ ...services, db }, ticket, note);
      await announceTicket(db, ticket, 'details', 'admin');
    });
    expect(await heardBy(atDesk, admin, id)).toEqual(['created user', 'note admin', 'details admin']);
    expect(await heardBy(atHome, member, id)).toEqual(['created user']);
    expect((await admin.get(`/support-message/${id}`)).body).toMatchObject({
      adminMessage: [],
      notes: [{ message: 'A secret of the desk', name: 'Ada Admin' }],
      lastMessage: { message: 'When?' },
      unread: 1,
    });
    const list = `/support-messages?userEmail=${member.email}`;
    for (const path of [`/support-message/${id}`, `/support-message/${id}?sender=admin`, list, `${list}&search=secret`])
      expect((await member.get(path)).text).not.toMatch(/secret|notes/);
    atDesk.close();
    atHome.close();
  });

  test('who has proven an address hears of its tickets, who only claims it does not', async () => {
    const vera = await one.signUp({ email: 'vera@test.example' });
    for (const emailVerified of [false, true]) {
      await one.services.db.update(users).set({ emailVerified }).where(eq(users.email, vera.email));
      const stream = await listen(vera);
      await write(one.visitor, vera.email);
      expect(await heardBy(stream, vera)).toEqual(emailVerified ? ['created user'] : []);
      stream.close();
    }
  });

  test('a page that types without end is shown as often as anybody types', async () => {
    const [busy, id] = [await one.signUp({ email: 'busy@test.example' }), await write(member)];
    expect((await say(busy, id, 'typing')).status).toBe(404);
    const atDesk = await listen(admin);
    const own = await write(busy);
    for (let n = 0; n < 45; n++) expect((await say(busy, own, 'typing')).status).toBe(200);
    expect(await heardBy(atDesk, admin, own)).toEqual(['created user', ...Array(40).fill('typing user')]);
    atDesk.close();
  });

  test('the oldest of too many streams of one person ends', async () => {
    const streams: EventStream[] = [];
    for (let n = 0; n < 13; n++) streams.push(await listen(stranger));
    expect(await streams[0]!.rest()).toEqual([]);
    for (const stream of streams.slice(1)) {
      expect(await heardBy(stream, stranger)).toBeInstanceOf(Array);
      stream.close();
    }
  });

  test('who was away is told to read again', async () => {
    const before = await listen(member);
    before.close();
    const id = await write(member);
    const after = await member.listen('/api/support-events');
    expect(await after.next()).toEqual(RESYNC);
    expect((await member.get(`/support-message/${id}`)).status).toBe(200);
    await one.services.db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, '')`);
    expect(await after.next()).toEqual(RESYNC);
    after.close();
  });

  test('who reads too slowly is told to read again instead of all that happened', async () => {
    const stream = watchSupport(await asking(admin), undefined);
    expect((await stream.next()).value).toEqual(RESYNC);
    const resuming = stream.next();
    await announceTicket(other.services.db, { id: uuidv7(), userId: null, userEmail: '' }, 'created');
    await resuming;
    const heard = new Promise<void>((resolve) => {
      const unsubscribe = other.services.events.subscribe('last', () => {
        unsubscribe();
        resolve();
      });
    });
    await other.services.db.execute(sql`
      SELECT pg_notify(${EVENTS_CHANNEL}, ${`${DESK_STREAM}\n`} || json_build_object('type', 'typing', 'name', n))
      FROM generate_series(1, 250) AS n`);
    await other.services.db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, 'last')`);
    await heard;
    const next = [(await stream.next()).value, (await stream.next()).value];
    expect(next).toEqual([RESYNC, { type: 'typing', name: 202 }]);
    await stream.return();
  });

  /** As the call is made; `listen` would have to wait for half a minute. */
  const asking = async (client: Client) => {
    const headers = { cookie: client.cookie };
    const session = await other.services.sessions.read(client.cookie);
    return { ...other.services, headers, user: session!.user };
  };

  test.each([
    ['signs out', (id: string) => other.services.db.delete(sessions).where(eq(sessions.userId, id))],
    [
      'is disabled',
      (id: string) => other.services.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id)),
    ],
    [
      'is no admin any more',
      (id: string) => other.services.db.update(users).set({ role: 'member' }).where(eq(users.id, id)),
    ],
  ])('the stream of somebody who %s ends', async (_what, happen) => {
    const leaving = await other.signUp({ role: 'Admin' });
    const context = await asking(leaving);
    const stream = watchSupport(context, undefined, 10);
    expect((await stream.next()).value).toEqual(RESYNC);
    const goesOn = stream.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const id = await write(member);
    expect((await goesOn).value).toMatchObject({ ticketId: id });
    await happen(context.user.id);
    expect(await stream.next()).toEqual({ value: undefined, done: true });
  });

  test('nobody without a session listens', async () => {
    await expect(one.visitor.listen('/api/support-events')).rejects.toThrow('answered 401');
  });
});

test('streams end when the service stops', async () => {
  const app = await createTestApp(testDatabases()[0]!.open);
  const client = await app.signUp();
  const stream = await client.listen('/api/support-events');
  expect(await stream.next()).toEqual(RESYNC);
  await app.stop();
  expect(await stream.rest()).toEqual([]);
});
