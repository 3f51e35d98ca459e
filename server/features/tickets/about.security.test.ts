import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { generations } from '#server/features/generations/tables.ts';
import { orders } from '#server/features/orders/tables.ts';
import { aGeneration } from '#server/testing/builders.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';

describe.each(testDatabases())('what a ticket is about, on $name', ({ open }) => {
  let test_: TestApp;
  let mona: Client;
  let admin: Client;
  let stranger: Client;
  let userId: string;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    [mona, admin, stranger] = [await test_.signUp(), await test_.signUp({ role: 'Admin' }), await test_.signUp()];
    userId = (await test_.services.db.select().from(users).where(eq(users.email, mona.email)))[0]!.id;
  });
  afterAll(() => test_.stop());

  const write = (client: Client, about: object) =>
    client.post('/new-support-message', {
      ...{ ticketUserName: 'Vera', ticketUserEmail: 'vera@test.example', phone: '1', subject: 'Help' },
      ...{ message: 'It failed', about },
    });

  test('is an order or a conversion of the writer, called by a name that stays', async () => {
    const { db } = test_.services;
    const pack = await anOrder(db, userId, { orderId: 'ABCD1234' });
    const item = await anOrder(db, userId, { kind: 'item', orderId: 'WXYZ9876', productName: 'Pier template' });
    const generation = await aGeneration(db, userId);
    await db
      .update(generations)
      .set({ createdAt: new Date('2026-05-12T23:30:00Z') })
      .where(eq(generations.id, generation));
    const cases = [
      { type: 'package-order', id: pack.id, label: 'Order ABCD1234' },
      { type: 'item-order', id: item.id, label: 'Order WXYZ9876 (Pier template)' },
      { type: 'generation', id: generation, label: 'Conversion of 12 May 2026' },
    ];
    for (const { label, ...about } of cases) {
      const { status, body } = await write(mona, { ...about, label: 'Another label' });
      expect([status, body.about]).toEqual([201, { ...about, label }]);
      await db.delete(orders).where(eq(orders.id, about.id));
      await db.delete(generations).where(eq(generations.id, about.id));
      expect((await mona.get(`/support-message/${body._id}`)).body.about).toEqual({ ...about, label });
    }
    const found = await admin.get('/support-messages?search=wxyz9876');
    expect(found.body).toMatchObject([{ about: { type: 'item-order' } }]);
  });

  test('is nothing of others, nothing of another kind, and nothing of a visitor', async () => {
    const { db } = test_.services;
    const [order, generation] = [await anOrder(db, userId), await aGeneration(db, userId)];
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    for (const about of [
      { type: 'package-order', id: order.id },
      { type: 'generation', id: generation },
    ]) {
      for (const client of [stranger, admin]) expect(await write(client, about)).toMatchObject(missing);
      expect((await write(test_.visitor, about)).status).toBe(400);
      expect(await write(mona, { ...about, id: uuidv7() })).toMatchObject(missing);
    }
    expect(await write(mona, { type: 'item-order', id: order.id })).toMatchObject(missing);
    expect((await write(mona, { type: 'user', id: userId })).status).toBe(400);
  });
});
