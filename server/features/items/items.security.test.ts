import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedItems } from '#server/seed/seed-items.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('digital items on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
    expect((await test_.visitor.get('/api/items')).body).toEqual([]);
    for (let time = 0; time < 2; time++) await seedItems(test_.services.db);
  });
  afterAll(() => test_.stop());

  test('are there for everybody, once, newest first, under both their ids', async () => {
    const { body } = await test_.visitor.get('/api/items');
    expect(body).toMatchObject([
      { itemName: 'Settings page template', price: '19.00', imageUrl: '/site/item-2.webp' },
      { itemName: 'Landing page template', price: '12.00', imageUrl: '/site/item-1.webp' },
    ]);
    for (const id of [body[0]._id, body[0].itemId])
      expect((await test_.visitor.get(`/item/${id}`)).body).toMatchObject({ success: true, data: body[0] });
    expect(body[0].itemId).toMatch(/^[A-Z0-9]{8}$/);
  });

  test('show their goods to admins alone', async () => {
    const path = `/item/${(await admin.get('/api/items')).body[0]._id}`;
    const others = [test_.visitor, await test_.signUp(), await test_.signUp({ role: 'Seller' })];
    for (const client of others) {
      expect((await client.get(path)).text).not.toMatch(/guidelines|accessUrl|style\.css/);
      expect((await client.get('/api/items')).text).not.toMatch(/guidelines|accessUrl|style\.css/);
    }
    expect((await admin.get(path)).body.data.guidelines).toContain('style.css');
  });

  test('that do not exist say so', async () => {
    for (const id of [uuidv7(), 'ABCD1234'])
      expect(await test_.visitor.get(`/item/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', error: 'This item does not exist.' },
      });
    expect((await test_.visitor.get('/item/nothing')).status).toBe(400);
  });
});
