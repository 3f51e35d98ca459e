import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { refunds } from '#server/features/payments/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aPaidOrder, aRefund } from '#server/testing/receipts.ts';

describe.each(testDatabases())('reading receipts on $name', ({ open }) => {
  let test_: TestApp;
  let buyer: Client;
  let buyerId: string;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    buyer = await test_.signUp({ name: 'Bo Buyer' });
    const [row] = await test_.services.db.select().from(users).where(eq(users.email, buyer.email!));
    buyerId = row!.id;
  });
  afterAll(() => test_.stop());

  test('the buyer and admins read it, with what really went back', async () => {
    const { db } = test_.services;
    const order = await aPaidOrder(db, buyerId, {
      ...{ at: new Date('2026-11-20T12:00:00Z'), price: '9.00', processingFee: '0.50', totalPrice: '9.50' },
    });
    await aRefund(db, order, '2.00', new Date('2026-11-22T12:00:00Z'));
    await aRefund(db, order, '1.00', new Date('2026-11-21T12:00:00Z'));
    const waiting = { orderRef: order.id, captureId: 'x', amount: '3.00', reason: 'Waits' };
    await db.insert(refunds).values({ ...waiting, id: uuidv7(), state: 'pending' });
    await db.insert(refunds).values({ ...waiting, id: uuidv7(), state: 'failed' });

    const { status, body } = await buyer.get(`/api/receipts/${order.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: `F-${String(order.receiptNumber).padStart(6, '0')}`,
      order: { _id: order.id, kind: 'package', orderId: order.orderId, paymentId: order.paymentId },
      seller: { name: 'Facsimile' },
      buyer: { name: 'Uma User', email: 'uma@test.example', address: 'Pier 1', country: 'Norway' },
      lines: [{ amount: '9.00' }, { text: 'Processing fee', amount: '0.50' }],
      total: '9.50',
      currency: 'USD',
      paidAt: '2026-11-20T12:00:00.000Z',
      transactionId: order.paypalTransactionID,
      refunds: [
        { at: '2026-11-21T12:00:00.000Z', amount: '1.00' },
        { at: '2026-11-22T12:00:00.000Z', amount: '2.00' },
      ],
    });
    const admin = await test_.signUp({ role: 'Admin' });
    expect((await admin.get(`/api/receipts/${order.id}`)).body).toEqual(body);
  });

  test('for others, and for what is not paid, there is none', async () => {
    const { db } = test_.services;
    const paid = await aPaidOrder(db, buyerId);
    const pending = await anOrder(db, buyerId);
    const stranger = await test_.signUp();
    for (const [client, id] of [
      [stranger, paid.id],
      [buyer, pending.id],
      [buyer, uuidv7()],
    ] as const) {
      for (const path of [`/api/receipts/${id}`, `/api/receipts/${id}/pdf`]) {
        const answer = await client.get(path);
        expect(answer.status).toBe(404);
        expect(answer.body.message).toBe(
          'There is no receipt for this order: it has not been paid, or it is not yours.',
        );
      }
    }
    expect((await test_.visitor.get(`/api/receipts/${paid.id}`)).status).toBe(401);
  });

  test('the PDF is a file to keep', async () => {
    const order = await aPaidOrder(test_.services.db, buyerId, { kind: 'item', productName: 'Pier template' });
    const answer = await buyer.get(`/api/receipts/${order.id}/pdf`);
    const name = `receipt-F-${String(order.receiptNumber).padStart(6, '0')}.pdf`;
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(name),
    });
    expect(answer.text.startsWith('%PDF-')).toBe(true);
  });
});
