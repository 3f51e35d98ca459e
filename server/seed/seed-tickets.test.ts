import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { getUserByEmail } from '#server/features/accounts/get-user-by-email.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { demoTickets } from './demo-tickets.ts';
import { seedTickets } from './seed-tickets.ts';

describe.each(testDatabases())('tickets of the demo on $name', ({ open }) => {
  let test_: TestApp;
  let member: Client;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    member = await test_.signUp({ name: 'Mira Member' });
    admin = await test_.signUp({ name: 'Ada Admin', role: 'Admin' });
    await Promise.all([seed(), seed()]);
  });
  afterAll(() => test_.stop());
  async function seed() {
    const { db } = test_.services;
    const [mira, ada] = [await getUserByEmail(db, member.email), await getUserByEmail(db, admin.email)];
    await seedTickets(db, mira!, ada!);
  }
  const list = async (client: Client, query: string): Promise<Ticket[]> =>
    (await client.get(`/support-messages?${query}`)).body;

  test('are there once, newest first, in every state', async () => {
    const tickets = await list(admin, '');
    expect(tickets).toHaveLength(demoTickets.length);
    const times = tickets.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(tickets.map(({ ticketStatus }) => ticketStatus))).toEqual(
      new Set(['open', 'in-progress', 'resolved', 'closed']),
    );
    await seed();
    expect(await list(admin, '')).toHaveLength(demoTickets.length);
  });

  test('fit together: who waits, what is unread, what was said last', async () => {
    for (const { _id, createdAt } of await list(admin, 'replies=false')) {
      const ticket: Ticket = (await admin.get(`/support-message/${_id}`)).body;
      const said = [{ sender: 'user', message: ticket.message, timestamp: createdAt }, ...ticket.adminMessage!];
      const last = said.at(-1)!;
      const isOver = ['resolved', 'closed'].includes(ticket.ticketStatus);
      expect(ticket.lastMessage).toMatchObject({ sender: last.sender, timestamp: last.timestamp });
      expect(last.message.startsWith(ticket.lastMessage.message)).toBe(true);
      expect(ticket.waitingSince !== null).toBe(!isOver && last.sender === 'user');
      expect(ticket.unread > 0).toBe(ticket.waitingSince !== null);
      expect(said.map(({ timestamp }) => timestamp)).toEqual(said.map(({ timestamp }) => timestamp).toSorted());
      expect(Date.parse(last.timestamp)).toBeLessThan(Date.now());
    }
  });

  test('of the member are the member’s, without notes, and found by their words', async () => {
    const own = `userEmail=${member.email}`;
    const tickets = await list(member, own);
    expect(tickets.map(({ ticketStatus }) => ticketStatus)).toEqual(['open', 'in-progress', 'resolved']);
    expect((await list(member, `${own}&search=reservation`)).map(({ subject }) => subject)).toEqual([
      'Was I charged twice for the Draft package?',
    ]);
    expect(await list(member, `${own}&search=capture`)).toEqual([]);
    expect(await list(admin, 'search=capture')).toHaveLength(1);
    expect((await member.get('/api/support-unread')).body).toEqual({ own: 1 });
  });
});
