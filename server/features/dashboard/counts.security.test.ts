import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportTickets } from '#server/features/tickets/tables.ts';
import { aUser } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';

describe.each(testDatabases())('the figures of the dashboard on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  test('are counted, for admins alone', async () => {
    const { db } = test_.services;
    const admin = await test_.signUp({ role: 'Admin' });
    const counts = async () => (await admin.get('/api/dashboard-counts')).body;
    const none = {
      orders: 0,
      packageOrders: 0,
      itemOrders: 0,
      users: 1,
      tickets: 0,
      openTickets: 0,
      waitingTickets: 0,
    };
    expect(await counts()).toEqual(none);

    const userId = await aUser(db);
    for (const kind of ['package', 'item', 'item'] as const) await anOrder(db, userId, { kind });
    const fields = { subject: 'Boats', message: 'When?', ticketUserName: 'A', ticketUserEmail: 'a@test.example' };
    const written: string[] = [];
    for (let n = 0; n < 5; n++) written.push((await admin.post('/new-support-message', fields)).body._id);
    const [closed, answered, merged, target] = written as [string, string, string, string, string];
    const is = (id: string, facts: Partial<typeof supportTickets.$inferInsert>) =>
      db.update(supportTickets).set(facts).where(eq(supportTickets.id, id));
    await is(closed, { status: 'closed', waitingSince: null });
    await is(answered, { status: 'in-progress', waitingSince: null });
    await is(merged, { mergedInto: target });
    const sold = { orders: 3, packageOrders: 1, itemOrders: 2 };
    expect(await counts()).toEqual({ ...sold, users: 2, tickets: 4, openTickets: 3, waitingTickets: 2 });

    expect((await test_.visitor.get('/api/dashboard-counts')).status).toBe(401);
    for (const role of ['member', 'moderator', 'Seller'] as const)
      expect((await (await test_.signUp({ role })).get('/api/dashboard-counts')).status).toBe(403);
  });
});
