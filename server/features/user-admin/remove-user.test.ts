import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { creditEntries, creditHolds } from '#server/features/credits/tables.ts';
import { generations } from '#server/features/generations/tables.ts';
import { orders } from '#server/features/orders/tables.ts';
import { supportMessages, supportTickets } from '#server/features/tickets/tables.ts';
import { pictureKey } from '#server/features/uploads/picture-key.ts';
import { storePicture } from '#server/features/uploads/store-picture.ts';
import { authorize } from '#server/platform/authorize.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { removeUser } from './remove-user.ts';

describe.each(testDatabases())('removing a user on $name', ({ open }) => {
  let test_: TestApp;
  let design: File;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    design = new File([new Uint8Array(await aDesign())], 'design.png', { type: 'image/png' });
  });
  afterAll(() => test_.stop());

  const rowOf = async (email: string) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!;
  const remove = async (email: string) => removeUser(test_.services, authorize(await rowOf(email), true));
  const order = (client: Awaited<ReturnType<TestApp['signUp']>>) => {
    const form = new FormData();
    form.set('image', design);
    form.set('framework', 'tailwind');
    return client.post('/api/generations', form);
  };

  test('leaves the books, orders and tickets, and nothing of the person', async () => {
    const { db, storage } = test_.services;
    const client = await test_.signUp({ email: 'leaving@test.example', name: 'Lena Leaving' });
    const { id } = await rowOf('leaving@test.example');
    const photo = await storePicture(storage, design);
    await db
      .update(users)
      .set({ image: `/images/${photo.name}`, emailVerified: true })
      .where(eq(users.id, id));
    const ordered = await order(client);
    expect(ordered.status).toBe(201);
    const ticket = { subject: 'Pier', phone: '+49 30 555', message: 'When does the boat leave?' };
    const person = { userName: 'Lena Leaving', userEmail: 'leaving@test.example' };
    await db.insert(supportTickets).values([
      { id: uuidv7(), userId: id, ...ticket, ...person },
      { id: uuidv7(), userId: null, ...ticket, ...person },
    ]);
    const written = { ticketUserName: 'x', ticketUserEmail: 'x@test.example', subject: 'Boats', message: 'Which one?' };
    const { _id: ticketId } = (await client.post('/new-support-message', written)).body;
    await client.put(`/support-message-status/${ticketId}`, { adminMessage: [{ message: 'The white one' }] });
    await anOrder(db, id, {
      customerEmail: 'leaving@test.example',
      payerEmail: 'leaving@test.example',
      paymentStatus: 'Paid',
    });

    await remove('leaving@test.example');

    const dump = await dumpDatabase(db);
    expect(dump).not.toMatch(/leaving|lena|\+49 30 555|Harbour Road/i);
    expect(await db.select().from(creditEntries).where(eq(creditEntries.userId, id))).toMatchObject([{ amount: 3 }]);
    expect(await db.select().from(creditHolds).where(eq(creditHolds.userId, id))).toMatchObject([
      { state: 'released' },
    ]);
    const gone = { userName: 'Deleted user', userEmail: `deleted-${id}@deleted.invalid`, userId: null };
    const kept = (await db.select().from(supportTickets)).filter(({ userEmail }) => userEmail === gone.userEmail);
    expect(kept).toHaveLength(3);
    expect(await db.select().from(supportMessages)).toMatchObject([
      { authorName: 'Deleted user', text: 'The white one' },
    ]);
    expect(kept[0]).toMatchObject({ ...gone, message: ticket.message });
    const [sold] = await db.select().from(orders).where(eq(orders.customerEmail, gone.userEmail));
    expect(sold).toMatchObject({ totalPrice: '9.00', country: 'Norway', payerEmail: null, userId: null });
    await expect(storage.get(`generations/${ordered.body._id}.png`)).rejects.toThrow('There is no file');
    await expect(storage.get(pictureKey(photo.name))).rejects.toThrow('There is no file');
    expect((await client.get('/api/generations')).status).toBe(401);
    expect(await auditLedger(db)).toEqual([]);
  });

  test('keeps a picture that somebody else shows', async () => {
    const { db, storage } = test_.services;
    const photo = await storePicture(storage, design);
    for (const email of ['one@test.example', 'other@test.example']) {
      await test_.signUp({ email });
      await db
        .update(users)
        .set({ image: `/images/${photo.name}` })
        .where(eq(users.email, email));
    }
    await remove('one@test.example');
    expect((await storage.get(pictureKey(photo.name))).length).toBe(photo.bytes);
    await remove('other@test.example');
    await expect(storage.get(pictureKey(photo.name))).rejects.toThrow('There is no file');
  });

  test('while conversions are being ordered leaves none behind', async () => {
    const { db } = test_.services;
    const client = await test_.signUp({ email: 'busy@test.example' });
    const [, ...answers] = await Promise.all([remove('busy@test.example'), order(client), order(client)]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await db.select().from(generations)).toEqual([]);
    expect(await db.select().from(creditHolds).where(eq(creditHolds.state, 'active'))).toEqual([]);
  });

  test('refuses the last admin, also when two remove each other at once', async () => {
    const emails = ['ada@test.example', 'ari@test.example'];
    for (const email of emails) await test_.signUp({ email, role: 'Admin' });
    const rows = await Promise.all(emails.map(rowOf));
    const outcomes = await Promise.allSettled(rows.map((row) => removeUser(test_.services, authorize(row, true))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ code: 'LAST_ADMIN', status: 409 });
  });

  test('does what goes alongside in the same transaction', async () => {
    await test_.signUp({ email: 'stays@test.example' });
    const row = authorize(await rowOf('stays@test.example'), true);
    const failing = async () => {
      throw new Error('no entry, no act');
    };
    await expect(removeUser(test_.services, row, failing)).rejects.toThrow('no entry, no act');
    expect(await rowOf('stays@test.example')).toMatchObject({ id: row.id });
  });
});
