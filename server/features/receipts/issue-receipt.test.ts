import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#server/features/orders/tables.ts';
import { sellerDetails } from '#server/features/paypal-settings/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { aUser } from '#server/testing/builders.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';
import { issueReceipt } from './issue-receipt.ts';
import { receipts } from './tables.ts';

describe.each(testDatabases())('receipts on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let userId: string;
  beforeAll(async () => {
    connection = await open();
    userId = await aUser(connection.db);
  });
  afterAll(() => connection.close());

  const capture = (transactionId: string) => ({
    transactionId,
    at: new Date('2026-11-20T12:00:00Z'),
    payerEmail: null,
    isDemo: true,
  });
  const pay = (transactionId: string, last?: () => void, changes?: Parameters<typeof anOrder>[2]) =>
    connection.db.transaction(async (tx) => {
      const order = await anOrder(tx, userId, changes);
      const receiptNumber = await issueReceipt(tx, order, capture(transactionId));
      await tx.update(orders).set({ receiptNumber }).where(eq(orders.id, order.id));
      last?.();
      return receiptNumber;
    });

  test('50 payments at once, every third of which fails at the end, leave no gap and no earlier time', async () => {
    const attempts = Array.from({ length: 75 }, (_, n) =>
      pay(`PAY-${n}`, () => {
        if (n % 3 === 2) throw new Error('rolled back');
      }),
    );
    const numbers = (await Promise.allSettled(attempts)).flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    );
    const expected = Array.from({ length: 50 }, (_, n) => n + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
    const issued = await connection.db.select().from(receipts).orderBy(asc(receipts.number));
    expect(issued.map(({ number }) => number)).toEqual(expected);
    const times = issued.map(({ issuedAt }) => issuedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('a receipt says what was sold, by whom and to whom, and stays as it is', async () => {
    const { db } = connection;
    const number = await pay('PAY-own', undefined, { processingFee: '0.45', totalPrice: '9.45', currency: 'EUR' });
    const seller = {
      name: 'Pier & Co',
      address: 'Quay 4\nBergen',
      email: 'pier@test.example',
      taxId: 'NO 1',
      note: 'x',
    };
    await db.insert(sellerDetails).values({ id: 1, details: seller });
    const later = await pay('PAY-later', undefined, { kind: 'item', productName: 'Pier template' });
    const read = async (n: number) => (await db.select().from(receipts).where(eq(receipts.number, n)))[0]!.facts;
    expect(await read(number)).toEqual({
      seller: { name: 'Facsimile', address: '', email: '', taxId: '', note: '' },
      buyer: { name: 'Uma User', email: 'uma@test.example', address: 'Pier 1', country: 'Norway' },
      lines: [
        { text: 'Sketch: 20 credits, 30 days of premium membership', amount: '9.00' },
        { text: 'Processing fee', amount: '0.45' },
      ],
      total: '9.45',
      currency: 'EUR',
      paidAt: '2026-11-20T12:00:00.000Z',
      paymentMethod: 'PayPal',
      transactionId: 'PAY-own',
      isDemo: true,
    });
    expect(await read(later)).toMatchObject({ seller, lines: [{ text: 'Pier template', amount: '9.00' }] });
    await expect(db.update(receipts).set({ issuedAt: new Date() })).rejects.toThrow();
  });
});
