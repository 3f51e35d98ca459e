import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIST_BYTES, MAX_MESSAGE_LENGTH } from '#contract/tickets/texts.ts';
import type { Ticket } from '#contract/tickets/ticket.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportMessages, supportTickets } from './tables.ts';

describe.each(testDatabases())('how much a list of tickets carries on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const aTicket = async (userEmail: string, message: string, texts: string[] = []): Promise<string> => {
    const { db } = test_.services;
    const id = uuidv7();
    await db.insert(supportTickets).values({ id, userEmail, message, userName: 'V', phone: '', subject: 'Pier' });
    const said = texts.map((text, n) => ({
      ...({ id: uuidv7(), ticketId: id, sender: 'user', authorName: 'V', text } as const),
      createdAt: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    }));
    if (said.length > 0) await db.insert(supportMessages).values(said);
    return id;
  };
  const list = async (query: string) => {
    const { body, headers } = await admin.get(`/support-messages?${query}`);
    return { tickets: body as Ticket[], total: headers['x-total-count'] };
  };
  const textsOf = ({ adminMessage }: Ticket) => adminMessage!.map(({ message }) => message[0]!).join('');
  // Four bytes a sign: what counts is what goes over the wire.
  const long = (first: string) => first + '🛳'.repeat((MAX_MESSAGE_LENGTH - 2) / 2);

  test.each(['', '&page=1&limit=1000'])('of each ticket the newest replies that fit into its share%s', async (page) => {
    const email = `share${page.length}@pier.example`;
    const chatty = Array.from({ length: 60 }, (_, n) => long(String.fromCodePoint(65 + n)));
    const ids = [await aTicket(email, 'One', chatty), await aTicket(email, 'Two', chatty), await aTicket(email, 'No')];
    ids.push(await aTicket(email, 'Few', ['first', 'second']));
    const { tickets } = await list(`userEmail=${email}${page}`);
    const [few, none, two, one] = tickets;
    expect(tickets.map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect([textsOf(few!), few!.repliesLeftOut, textsOf(none!), none!.repliesLeftOut]).toEqual([
      'fs',
      undefined,
      '',
      undefined,
    ]);
    for (const ticket of [one!, two!]) {
      const texts = textsOf(ticket);
      expect(
        chatty
          .map((text) => text[0])
          .join('')
          .endsWith(texts),
      ).toBe(true);
      expect(texts.length + ticket.repliesLeftOut!).toBe(60);
      const bytes = Buffer.byteLength(ticket.adminMessage!.map(({ message }) => message).join(''));
      expect(bytes).toBeGreaterThan(LIST_BYTES / 4 - 2 * Buffer.byteLength(long('A')));
      expect(bytes).toBeLessThanOrEqual(LIST_BYTES / 4);
    }
    expect((await admin.get(`/support-message/${ids[0]}`)).body.adminMessage).toHaveLength(60);
  });

  test('a reply that is larger than the share of its ticket is left out and counted', async () => {
    const email = 'crowd@pier.example';
    for (let n = 0; n < 120; n++) await aTicket(email, `${n}`, n === 0 ? ['small', long('L')] : []);
    const { tickets, total } = await list(`userEmail=${email}`);
    expect([tickets.length, total]).toEqual([120, '120']);
    expect(tickets.at(-1)).toMatchObject({ message: '0', adminMessage: [], repliesLeftOut: 2 });
  });

  test('without a page as many tickets as there is room for their first messages; in pages all', async () => {
    const email = 'novelist@pier.example';
    for (let n = 0; n < 110; n++) await aTicket(email, long('L'));
    const { tickets, total } = await list(`userEmail=${email}`);
    expect(total).toBe('110');
    expect(tickets.length).toBe(Math.floor(LIST_BYTES / (Buffer.byteLength(long('L')) + 300)));
    const paged = await list(`userEmail=${email}&page=2&limit=60&replies=false`);
    expect([paged.tickets.length, paged.total]).toEqual([50, '110']);
    const behind = await list(`userEmail=${email}&page=99`);
    expect([behind.tickets.length, behind.total]).toEqual([0, '110']);
  });
});
