import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { listCreditEntries } from '#server/features/credits/list-credit-entries.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('credits given back on a ticket on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  let userId: string;
  let begin: number;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '100' });
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const fields = { ticketUserName: 'V', ticketUserEmail: 'v@test.example', phone: '1', subject: 'Pier', message: 'Hm' };
  async function newTicket(): Promise<string> {
    member = await test_.signUp();
    const [user] = await test_.services.db.select().from(users).where(eq(users.email, member.email));
    userId = user!.id;
    begin = await balance();
    return (await member.post('/new-support-message', fields)).body._id;
  }
  const entries = () => listCreditEntries(test_.services.db, userId, 50);
  const balance = async () => (await entries()).reduce((sum, { amount }) => sum + amount, 0);
  const refund = (id: string, wish: object = {}) =>
    admin.post(`/api/support-messages/${id}/credit-refunds`, { _id: uuidv7(), amount: 3, reason: 'Blurred', ...wish });

  test('are in the ledger, in a note and in the audit log, with the reason', async () => {
    const id = await newTicket();
    const { status, body } = await refund(id);
    expect([status, body.currentBalance, await balance()]).toEqual([201, begin + 3, begin + 3]);
    const actor = (await admin.get('/api/audit-log?action=ticket.refund-credits')).body[0];
    expect(actor).toMatchObject({
      ...{ subjectType: 'user', subjectId: userId, subjectName: member.email, before: { credits: begin } },
      after: { credits: begin + 3, reason: 'Blurred', ticket: 'Pier' },
    });
    expect((await entries())[0]).toMatchObject({
      amount: 3,
      kind: 'adjustment',
      reason: 'Blurred',
      actorId: actor.actorId,
    });
    expect(body.ticket.notes).toMatchObject([{ message: 'Gave back 3 credits: Blurred' }]);
    expect(body.ticket).toMatchObject({ adminMessage: [], ticketStatus: 'open' });
    expect(JSON.stringify((await member.get(`/support-message/${id}`)).body)).not.toContain('Gave back');
    expect((await refund(id, { amount: 1 })).body.ticket.notes[1].message).toBe('Gave back 1 credit: Blurred');
  });

  test('come with a reply when there is one', async () => {
    const id = await newTicket();
    await refund(id, { message: 'Three credits are back.' });
    expect((await member.get(`/support-message/${id}`)).body).toMatchObject({
      adminMessage: [{ sender: 'admin', message: 'Three credits are back.' }],
      unread: 1,
    });
  });

  test('are booked once when the same refund is sent many times at once', async () => {
    const id = await newTicket();
    const wish = { _id: uuidv7(), message: 'Sorry!' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, wish)));
    for (const { status, body } of answers)
      expect([status, body.currentBalance, body.ticket?.notes?.length, body.ticket?.adminMessage?.length]).toEqual([
        ...[201, begin + 3, 1, 1],
      ]);
    expect(await balance()).toBe(begin + 3);
    expect(await refund(id, { ...wish, amount: 4 })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await balance()).toBe(begin + 3);
    expect(await auditLedger(test_.services.db)).toEqual([]);
  });

  test('with a reply are refused on a closed ticket, whole; without one they are not', async () => {
    const id = await newTicket();
    await admin.put(`/support-message-status/${id}`, { ticketStatus: 'closed' });
    expect(await refund(id, { message: 'Sorry' })).toMatchObject({ status: 409, body: { code: 'TICKET_CLOSED' } });
    expect(await balance()).toBe(begin);
    expect((await admin.get(`/support-message/${id}`)).body.notes).toEqual([]);
    expect((await refund(id)).body).toMatchObject({ currentBalance: begin + 3, ticket: { ticketStatus: 'closed' } });
  });

  test('need an account that owns the ticket', async () => {
    const { db } = test_.services;
    await newTicket();
    const ofVisitor = { ...fields, ticketUserEmail: member.email };
    const id = (await test_.visitor.post('/new-support-message', ofVisitor)).body._id;
    const refused = await refund(id);
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('has no account') } });
    expect(await balance()).toBe(begin);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    expect((await refund(id)).body.currentBalance).toBe(begin + 3);
  });

  test.each([
    ['nothing', { amount: 0 }],
    ['a debt', { amount: -5 }],
    ['half a credit', { amount: 1.5 }],
    ['too many', { amount: 10_001 }],
    ['no reason', { reason: ' ' }],
    ['no id', { _id: undefined }],
  ])('are refused: %s', async (_what, wish) => {
    const id = await newTicket();
    expect((await refund(id, wish)).status).toBe(400);
    expect(await balance()).toBe(begin);
  });

  test('are not given by a member', async () => {
    const id = await newTicket();
    const wish = { _id: uuidv7(), amount: 3, reason: 'Please' };
    expect((await member.post(`/api/support-messages/${id}/credit-refunds`, wish)).status).toBe(403);
    expect((await refund(uuidv7())).status).toBe(404);
    expect(await balance()).toBe(begin);
  });
});
