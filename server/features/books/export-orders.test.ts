import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aPaidOrder, aRefund } from '#server/testing/receipts.ts';

const MANY = 10_000;

describe.each(testDatabases())('the bookkeeper’s table on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada' });
    const { db } = test_.services;
    const paid = (at: string, changes = {}) => aPaidOrder(db, null, { at: new Date(at), ...changes });
    await anOrder(db, null, { orderId: 'PENDING1' });
    await paid('2026-01-01T00:00:00.000Z', { orderId: 'NEWYEAR1', kind: 'item', productName: '=1+1', currency: 'EUR' });
    await paid('2025-12-31T23:59:59.999Z', { orderId: 'OLDYEAR1', customerName: '@SUM(A1), "Åse"', isDemo: true });
    const back = await paid('2026-01-31T23:59:59.999Z', {
      ...{ orderId: 'JANUARY1', paymentId: 'PAYMENT1', price: '10.00', processingFee: '0.50', totalPrice: '10.50' },
      ...{ createdAt: new Date('2026-01-31T12:00:00.700Z'), paypalTransactionID: 'TX-1' },
    });
    await aRefund(db, back, '4.00', new Date('2026-02-01T08:00:00Z'));
    await aRefund(db, back, '0.25', new Date('2026-02-03T08:00:00Z'));
    await paid('2026-02-01T00:00:00.000Z', { orderId: 'FEBRUAR1' });
  });
  afterAll(() => test_.stop());

  const rowsOf = async (query = '') => {
    const { text } = await admin.get(`/api/orders.csv${query}`);
    return text.split('\r\n').slice(1, -1);
  };
  const ordersOf = async (query?: string) => (await rowsOf(query)).map((row) => row.match(/[A-Z]{7}1/)?.[0]);

  test('it begins with its encoding and its columns, receipts come first', async () => {
    const answer = await admin.get('/api/orders.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('orders.csv'),
    });
    expect(answer.text.split('\r\n')[0]).toBe(
      '\uFEFFReceipt,Paid at (UTC),Kind,Order,Payment,Ordered at (UTC),Product,Customer,Email,Country,Currency,Price,Fee,Total,' +
        'Refunded,Refunded at (UTC),PayPal transaction,Status,Test payment',
    );
    expect(await ordersOf()).toEqual(['NEWYEAR1', 'OLDYEAR1', 'JANUARY1', 'FEBRUAR1', 'PENDING1']);
  });

  test('a row says what was paid and what went back, and runs nothing in a spreadsheet', async () => {
    const [newYear, oldYear, january, , pending] = await rowsOf();
    expect(january).toBe(
      'F-000003,2026-01-31 23:59:59,package,JANUARY1,PAYMENT1,2026-01-31 12:00:00,Sketch,Uma User,uma@test.example,Norway,USD,' +
        '10.00,0.50,10.50,4.25,2026-02-03 08:00:00,TX-1,Partially refunded,no',
    );
    expect(newYear).toMatch(/,item,NEWYEAR1,.*,'=1\+1,Uma User,.*,EUR,9\.00,0\.00,9\.00,0\.00,,TX-[^,]+,Paid,no$/);
    expect(oldYear).toMatch(/,"'@SUM\(A1\), ""Åse""",.*,Paid,yes$/);
    expect(pending).toMatch(/^,,package,PENDING1,.*,0\.00,,,pending,no$/);
  });

  test('ranges are whole days in UTC; kinds can be asked for; who took what is written down', async () => {
    expect(await ordersOf('?from=2026-01-01&to=2026-01-31')).toEqual(['NEWYEAR1', 'JANUARY1']);
    expect(await ordersOf('?to=2025-12-31')).toEqual(['OLDYEAR1']);
    expect(await ordersOf('?from=2026-02-01')).toEqual(['FEBRUAR1']);
    expect(await ordersOf('?kind=item')).toEqual(['NEWYEAR1']);
    const log = await admin.get('/api/audit-log?action=order.export');
    expect(log.body[0]).toMatchObject({
      subjectName: '1 orders',
      after: { kind: 'item', from: '', to: '', orders: 1 },
    });
    expect((await (await test_.signUp()).get('/api/orders.csv')).status).toBe(403);
  });

  test(`${MANY} orders come once each`, async () => {
    const { db } = test_.services;
    await db.execute(sql`
      INSERT INTO shop_order (id, kind, order_id, payment_id, product_id, product_name, price, total_price, customer_name,
        customer_email, address, country)
      SELECT gen_random_uuid(), 'package', 'M' || n, 'P' || n, gen_random_uuid(), 'Sketch', 9, 9, 'Uma', 'u@test.example', 'Pier',
        'Norway' FROM generate_series(1, ${MANY}::int) n`);
    const ids = (await rowsOf()).map((row) => row.split(',')[3]);
    expect(ids).toHaveLength(MANY + 5);
    expect(new Set(ids).size).toBe(MANY + 5);
  });
});
