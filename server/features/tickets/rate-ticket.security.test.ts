import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { hearSupport } from './testing/hear-support.ts';

describe.each(testDatabases())('the satisfaction question on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '100' });
    admin = await test_.signUp({ role: 'Admin' });
    member = await test_.signUp();
  });
  afterAll(() => test_.stop());
  const fields = { ticketUserName: 'Mira', ticketUserEmail: 'mira@test.example', subject: 'Pier', message: 'When?' };
  const newTicket = async (): Promise<string> => (await member.post('/new-support-message', fields)).body._id;
  const set = (id: string, ticketStatus: string) => admin.put(`/support-message-status/${id}`, { ticketStatus });
  const rate = (client: Client, id: string, answer: object = { rating: 'good' }) =>
    client.post(`/api/support-messages/${id}/satisfaction`, answer);

  test('is answered when the ticket is over, and the answer can be changed', async () => {
    const id = await newTicket();
    for (const status of ['open', 'in-progress']) {
      await set(id, status);
      expect(await rate(member, id)).toMatchObject({ status: 409, body: { code: 'TICKET_NOT_RESOLVED' } });
    }
    for (const [status, rating] of [
      ['resolved', 'good'],
      ['closed', 'bad'],
    ] as const) {
      await set(id, status);
      const { body } = await rate(member, id, { rating, comment: ` ${status} ` });
      expect(body.satisfaction).toMatchObject({ rating, comment: status });
      expect((await admin.get(`/support-message/${id}`)).body.satisfaction).toEqual(body.satisfaction);
    }
    await set(id, 'in-progress');
    expect((await rate(member, id)).status).toBe(409);
    expect((await admin.get(`/support-message/${id}`)).body.satisfaction.rating).toBe('bad');
  });

  test('is the writer’s: no admin answers it, and no stranger finds it', async () => {
    const id = await newTicket();
    await set(id, 'resolved');
    const stranger = await test_.signUp();
    for (const client of [admin, stranger]) expect((await rate(client, id)).status).toBe(404);
    expect((await rate(test_.visitor, id)).status).toBe(401);
    expect((await admin.get(`/support-message/${id}`)).body.satisfaction).toBeNull();
  });

  test('takes good or bad; the desk hears of it', async () => {
    const id = await newTicket();
    await set(id, 'resolved');
    for (const answer of [{ rating: 'fine' }, {}, { rating: 'good', comment: 'x'.repeat(2001) }])
      expect((await rate(member, id, answer)).status).toBe(400);
    const [user] = await test_.services.db.select().from(users).where(eq(users.email, member.email));
    const { desk } = await hearSupport(test_.services, user!.id, () => rate(member, id));
    expect(desk).toEqual([{ type: 'ticket', ticketId: id, change: 'details', sender: 'user' }]);
  });
});
