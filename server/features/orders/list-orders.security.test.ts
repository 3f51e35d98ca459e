import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserByEmail } from '#server/features/accounts/get-user-by-email.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';

describe.each(testDatabases())('orders on $name', ({ open }) => {
  let app: TestApp;
  let buyer: Client;
  let admin: Client;
  let buyerId: string;
  beforeAll(async () => {
    app = await createTestApp(open);
    buyer = await app.signUp();
    admin = await app.signUp({ role: 'Admin' });
    buyerId = (await getUserByEmail(app.services.db, buyer.email))!.id;
  });
  afterAll(() => app.stop());

  test.each([
    { kind: 'package', list: '/orders', one: '/order' },
    { kind: 'item', list: '/item-orders', one: '/item-order' },
  ] as const)("$list: the buyer's account is for admins; a gone one is null", async ({ kind, list, one }) => {
    const { db } = app.services;
    const [mine, orphan] = [await anOrder(db, buyerId, { kind }), await anOrder(db, null, { kind })];
    const ids = async (client: Client, query = '') =>
      (await client.get(`${list}${query}`)).body.map(({ _id, userId }: Record<string, unknown>) => [_id, userId]);
    expect(await ids(admin)).toEqual([
      [orphan.id, null],
      [mine.id, buyerId],
    ]);
    expect(await ids(buyer, `?userEmail=${buyer.email}`)).toEqual([[mine.id, undefined]]);
    expect((await buyer.get(`${one}/${mine.id}`)).body).not.toHaveProperty('userId');
    expect((await admin.get(`${one}/${mine.id}`)).body).toHaveProperty('userId', buyerId);
  });

  test('the goods appear with the payment and go with the money', async () => {
    const order = (paymentStatus: 'pending' | 'Paid' | 'Refunded' | 'Reversed' | 'Partially refunded') =>
      anOrder(app.services.db, buyerId, { kind: 'item', paymentStatus });
    const goodsOf = async (id: string) => (await buyer.get(`/item-order/${id}`)).body.accessUrl;
    for (const status of ['pending', 'Refunded', 'Reversed'] as const)
      expect([status, await goodsOf((await order(status)).id)]).toEqual([status, undefined]);
    for (const status of ['Paid', 'Partially refunded'] as const)
      expect([status, await goodsOf((await order(status)).id)]).toEqual([status, '/site/goods.zip']);
  });
});
