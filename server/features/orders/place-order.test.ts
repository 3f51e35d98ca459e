import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditPackages } from '#server/features/packages/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('ordering on $name', ({ open }) => {
  let app: TestApp;
  let buyer: Client;
  const packageId = uuidv7();
  const form = { packageId, customerName: 'Uma User', address: 'Pier 1', country: 'Norway' };
  beforeAll(async () => {
    app = await createTestApp(open);
    buyer = await app.signUp();
    await app.services.db.insert(creditPackages).values({
      ...{ id: packageId, packageName: 'Sketch', price: '9.00', credit: 20, validity: 0 },
      ...{ sellerEmail: 'shop@test.example', description: '', points: [] },
    });
  });
  afterAll(() => app.stop());

  test('name and price are the package’s, the e-mail is the buyer’s, whatever the browser says', async () => {
    const lies = {
      packagePrice: '0.01',
      totalPrice: '0.01',
      customerEmail: 'else@test.example',
      paymentStatus: 'Paid',
    };
    const { status, body } = await buyer.post('/new-order', { ...form, ...lies });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ packageName: 'Sketch', packagePrice: '9.00', processingFee: '0.00', totalPrice: '9.00' },
        ...{ credit: 20, Validity: 30, customerEmail: buyer.email, paymentStatus: 'pending', orderStatus: 'pending' },
      }),
    ]);
  });

  test('the same order sent ten times at once is one order, under the ids that it came with', async () => {
    const ids = { orderId: 'AB12CD34', paymentId: 'EF56GH78' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.post('/new-order', { ...form, ...ids })));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject(ids);
  });

  test('ids that are taken or no ids at all are made anew', async () => {
    const other = await app.signUp();
    const { body } = await other.post('/new-order', { ...form, orderId: 'AB12CD34', paymentId: 'EF56GH78' });
    expect(body.orderId).toMatch(/^[A-Z0-9]{8}$/);
    expect(body.orderId).not.toBe('AB12CD34');
    expect((await other.post('/new-order', { ...form, orderId: 'short' })).body.orderId).toMatch(/^[A-Z0-9]{8}$/);
  });

  test('the bill goes to a country of the list', async () => {
    expect((await buyer.post('/new-order', { ...form, country: 'Other' })).status).toBe(201);
    expect((await buyer.post('/new-order', { ...form, country: 'Atlantis' })).status).toBe(400);
    expect((await buyer.post('/new-order', { ...form, address: ' ' })).status).toBe(400);
  });

  test('sellers do not buy, and nobody leaves more than 20 orders unpaid', async () => {
    const seller = await app.signUp({ role: 'Seller' });
    const refused = await seller.post('/new-order', form);
    expect([refused.status, refused.body.message]).toEqual([403, 'Sellers cannot purchase products']);
    const other = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 25 }, () => other.post('/new-order', form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
