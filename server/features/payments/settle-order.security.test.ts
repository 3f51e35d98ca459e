import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYABLE } from '#contract/orders/order.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { webhookEvents } from './tables.ts';
import { type Buyer, createShop, type Shop } from './testing/create-shop.ts';

describe.each(testDatabases())('nobody gets what was not paid on $name', ({ open }) => {
  let shop: Shop;
  let buyer: Buyer;
  let log: string[] = [];
  beforeAll(async () => {
    shop = await createShop(open, (line) => log.push(line));
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.paypal.reset();
    log = [];
    buyer = await shop.aBuyer();
  });
  afterEach(() => {
    shop.paypal.faults.clear();
  });

  test.each([
    ['amount', { value: '0.09' }, /amount 0\.09 instead of 9\.00/],
    ['a larger amount', { value: '9.01' }, /amount 9\.01 instead of 9\.00/],
    ['currency', { currency: 'EUR' }, /currency EUR instead of USD/],
    ['payee', { merchantId: 'THIEFTHIEF123', email: 'thief@test.example' }, /payee THIEFTHIEF123/],
  ])('wrong %s: no grant, an alert, and both sides see that somebody has to look', async (_what, tampering, found) => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.paypal.faults.tampering = tampering;
    shop.approve(paypalOrderId);
    for (let n = 0; n < 3; n++)
      expect((await shop.report(buyer, order)).body).toMatchObject({
        ...{ success: false, outcome: 'mismatch', modifiedCount: 0, paymentStatus: 'Processing' },
        error: expect.stringContaining('does not match this order'),
      });
    expect(await shop.books(order.id)).toMatchObject({ credits: [], receipts: 0, balance: 3 });
    const alerts = log.filter((line) => line.includes('payment-mismatch'));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatch(found);
    expect((await buyer.client.post(`/api/orders/${order.id}/payment`)).body.code).toBe('ORDER_NOT_PAYABLE');
  });

  test('what a browser reports is not believed', async () => {
    const { order } = await shop.begin(buyer);
    const forged = { paypalTransactionID: 'FORGED', status: 'Paid', orderStatus: 'Completed', captureTime: 'now' };
    const { body } = await buyer.client.put(`/update-payment-status/${order.id}`, forged);
    expect(body).toMatchObject({ success: false, modifiedCount: 0, paymentStatus: 'pending', transactionId: null });
    expect(await shop.books(order.id)).toMatchObject({ credits: [], order: { paypalTransactionID: null } });
  });

  test('an order of somebody else is missing, for paying and for settling', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.approve(paypalOrderId);
    const stranger = await shop.aBuyer();
    for (const answer of [
      await shop.report(stranger, order),
      await stranger.client.get(`/verify-order/${order.id}`),
      await stranger.client.post(`/api/orders/${order.id}/payment`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'Order not found.' } });
    expect(PAYABLE).toContain((await shop.books(order.id)).order.paymentStatus);
  });

  test("another person's paid order pays nothing of mine", async () => {
    const mine = await shop.begin(buyer);
    const other = await shop.aBuyer();
    const theirs = await shop.begin(other);
    shop.approve(theirs.paypalOrderId);
    await shop.report(other, theirs.order);
    await buyer.client.put(`/update-payment-status/${mine.order.id}`, { paypalTransactionID: theirs.paypalOrderId });
    expect(await shop.books(mine.order.id)).toMatchObject({ order: { paymentStatus: 'pending' }, credits: [] });
  });

  test('the export of an account holds the goods of paid items alone', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer, { kind: 'item', accessUrl: 'https://goods.example/pier' });
    const exported = async () => (await buyer.client.get('/api/account/export')).text;
    expect(await exported()).toContain(order.orderId);
    expect(await exported()).not.toContain('goods.example');
    shop.approve(paypalOrderId);
    await shop.report(buyer, order);
    expect(await exported()).toContain('goods.example');
  });

  test('a cancelled order is not captured, however late the approval comes', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    const { orders } = await import('#server/features/orders/tables.ts');
    const { eq } = await import('drizzle-orm');
    await shop.services.db.update(orders).set({ paymentStatus: 'Cancelled' }).where(eq(orders.id, order.id));
    shop.approve(paypalOrderId);
    expect((await shop.report(buyer, order)).body).toMatchObject({ success: false, paymentStatus: 'Cancelled' });
    expect(shop.paypal.captures()).toEqual([]);
  });

  test('an event that comes 50 times again has no effect', async () => {
    shop.sendWebhooks();
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.approve(paypalOrderId);
    await shop.report(buyer, order);
    await shop.paypal.settled();
    const before = await shop.books(order.id);
    const events = [...new Set(shop.paypal.deliveries.map(({ eventId }) => eventId))];
    expect(events.length).toBeGreaterThanOrEqual(2);
    const asked = shop.paypal.requests.length;
    for (let n = 0; n < 50; n++) shop.paypal.resend(events[n % events.length]!);
    await shop.paypal.settled();
    expect(await shop.books(order.id)).toEqual(before);
    // Handled events are not even looked into: PayPal is asked nothing.
    expect(shop.paypal.requests).toHaveLength(asked);
    const kept = await shop.services.db.select().from(webhookEvents);
    expect(kept.every(({ handledAt }) => handledAt !== null)).toBe(true);
  });
});
