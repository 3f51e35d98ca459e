import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { aGeneration } from '#server/testing/builders.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';

const [embedded] = testDatabases();

describe('the page of a user', () => {
  let test_: TestApp;
  let admin: Client;
  let client: Client;
  let id: string;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    client = await test_.signUp({ email: 'pia@test.example' });
    id = (await test_.services.db.select().from(users).where(eq(users.email, 'pia@test.example')))[0]!.id;
  });
  afterAll(() => test_.stop());

  test('shows the ledger', async () => {
    await admin.put(`/api/users/${id}`, { currentBalance: 4, reason: 'A gift' });
    const ledger = await admin.get(`/api/credit-entries?userId=${id}`);
    expect(ledger.body).toMatchObject([
      { amount: 1, reason: 'A gift' },
      { amount: 3, kind: 'signup' },
    ]);
    expect((await client.get('/api/credit-entries')).body).toEqual(ledger.body);
    expect((await client.get(`/api/credit-entries?userId=${id}`)).status).toBe(200);
    expect((await (await test_.signUp()).get(`/api/credit-entries?userId=${id}`)).status).toBe(403);
  });

  test('shows that there were conversions, not what is in them', async () => {
    const generationId = await aGeneration(test_.services.db, id);
    const { body } = await admin.get(`/api/users/${id}/generations`);
    expect(body).toMatchObject([{ _id: generationId, status: 'queued', framework: 'tailwind' }]);
    for (const field of ['instructions', 'imageURL', 'imageName', 'element']) expect(body[0]).not.toHaveProperty(field);
    expect((await admin.get(`/api/generations/${generationId}`)).status).toBe(404);
    expect((await admin.get(`/api/generations/${generationId}/image`)).status).toBe(404);
  });

  test('shows the orders', async () => {
    const order = { orderId: 'ABCD1234', price: '12.00', customerEmail: 'pia@test.example' };
    await anOrder(test_.services.db, id, order);
    await anOrder(test_.services.db, id, { kind: 'item' });
    expect((await admin.get(`/api/users/${id}/orders`)).body).toMatchObject([
      { orderId: 'ABCD1234', totalPrice: '12.00', paymentStatus: 'pending', MembershipValidity: null },
    ]);
  });

  test('shows the sessions, and ends them', async () => {
    const listed = (await admin.get(`/api/users/${id}/sessions`)).body;
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('token');
    expect((await admin.delete(`/api/users/${id}/sessions`)).body).toEqual({ success: true, ended: 1 });
    expect((await client.get('/api/generations')).status).toBe(401);
    expect((await admin.get(`/api/users/${id}/sessions`)).body).toEqual([]);
    const log = await admin.get('/api/audit-log?action=user.sign-out');
    expect(log.body).toMatchObject([{ subjectId: id, before: { sessions: 1 }, after: { sessions: 0 } }]);
    expect((await admin.delete(`/api/users/${uuidv7()}/sessions`)).status).toBe(404);
  });
});
