import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { mails } from '#server/features/mail/tables.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { settleOrder } from './settle-order.ts';
import { checkDuePayments } from './start-payment-poller.ts';
import { payments } from './tables.ts';
import { type Buyer, createShop, type Shop } from './testing/create-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('an order is settled on $name', ({ name, open }) => {
  let shop: Shop;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await createShop(open);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.paypal.reset();
    buyer = await shop.aBuyer();
  });

  test('by the browser: credits, membership, receipt and mail, once', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    expect((await shop.report(buyer, order)).body).toMatchObject({ success: false, outcome: 'open', modifiedCount: 0 });
    shop.approve(paypalOrderId);
    const first = await shop.report(buyer, order);
    expect(first.body).toMatchObject({
      ...{ success: true, matchedCount: 1, modifiedCount: 1, outcome: 'paid' },
      ...{ paymentStatus: 'Paid', orderStatus: 'Completed' },
    });
    expect((await shop.report(buyer, order)).body).toMatchObject({ success: true, matchedCount: 1, modifiedCount: 0 });
    const books = await shop.books(order.id);
    expect(books).toMatchObject({ credits: [20], receipts: 1, balance: 23 });
    expect(books.order).toMatchObject({
      ...{ paymentMethod: 'Paypal', paypalTransactionID: first.body.transactionId, refundedAmount: '0.00' },
      membershipValidity: new Date(order.createdAt.getTime() + 30 * DAY_MS),
    });
    const [user] = await shop.services.db.select().from(users).where(eq(users.id, buyer.userId));
    expect(user).toMatchObject({ membership: 'premium', membershipValidity: books.order.membershipValidity });
    expect(shop.paypal.captures()).toHaveLength(1);
  });

  test('again while premium: the days are added to the present end', async () => {
    const pay = async () => {
      const { order, paypalOrderId } = await shop.begin(buyer);
      shop.approve(paypalOrderId);
      await shop.report(buyer, order);
      return (await shop.books(order.id)).order.membershipValidity!.getTime();
    };
    const first = await pay();
    expect(await pay()).toBe(first + 30 * DAY_MS);
  });

  test('of an item: the goods appear with the payment, on the order and by mail', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer, { kind: 'item', accessUrl: 'https://goods.example/pier' });
    const path = `/item-order/${order.id}`;
    expect((await buyer.client.get(path)).text).not.toMatch(/goods\.example|guidelines/);
    shop.approve(paypalOrderId);
    await shop.report(buyer, order);
    expect((await buyer.client.get(path)).body).toMatchObject({
      ...{ accessUrl: 'https://goods.example/pier', guidelines: 'Open it.', paymentStatus: 'Paid' },
    });
    const [mail] = await shop.services.db
      .select()
      .from(mails)
      .where(eq(mails.cause, `receipt:${order.orderId}`));
    expect(mail).toMatchObject({ toEmail: buyer.client.email });
    expect(mail!.html).toContain('https://goods.example/pier');
    expect((await shop.books(order.id)).credits).toEqual([]);
  });

  test('by a webhook when the tab was closed after approving', async () => {
    shop.sendWebhooks();
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.approve(paypalOrderId);
    await expect.poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 }).toBe('Paid');
    await shop.paypal.settled();
    expect(await shop.books(order.id)).toMatchObject({ credits: [20], receipts: 1 });
  });

  test('by asking, within a minute, when no webhook comes', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.approve(paypalOrderId);
    const [payment] = await shop.payments(order.id);
    expect(payment!.nextCheckAt!.getTime()).toBeLessThan(Date.now() + 60_000);
    // On a slow machine the service's own poller may have come first.
    const isOpen = and(eq(payments.id, payment!.id), eq(payments.state, 'open'));
    await shop.services.db.update(payments).set({ nextCheckAt: sql`now()` }).where(isOpen);
    await checkDuePayments(shop.services);
    await expect.poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 }).toBe('Paid');
    expect(await shop.books(order.id)).toMatchObject({ credits: [20] });
    expect((await shop.payments(order.id))[0]).toMatchObject({ state: 'captured', nextCheckAt: null });
  });

  // The embedded database does one after the other: it hides races.
  const races = name === 'PostgreSQL' ? 200 : 10;
  test(`browser, two webhooks and poller at once, ${races} times: one grant each`, async () => {
    shop.sendWebhooks();
    shop.paypal.faults.setWebhooks({ copies: 2 });
    const begun = [];
    for (let n = 0; n < races; n++) begun.push(await shop.begin(buyer));
    await shop.services.db.update(payments).set({ nextCheckAt: sql`now()` }).where(eq(payments.state, 'open'));
    for (let n = 0; n < races; n += 10) {
      const some = begun.slice(n, n + 10);
      for (const { paypalOrderId } of some) shop.approve(paypalOrderId);
      const answers = await Promise.all([
        ...some.map(({ order }) => shop.report(buyer, order)),
        ...some.map(({ order }) => settleOrder(shop.services, order.id)),
        checkDuePayments(shop.services),
      ]);
      expect(answers).toHaveLength(21);
    }
    await shop.paypal.settled();
    for (const { order } of begun) await settleOrder(shop.services, order.id);
    const { credits, balance } = await shop.books(begun[0]!.order.id);
    expect(credits).toEqual(Array(races).fill(20));
    expect(balance).toBe(3 + 20 * races);
    expect(shop.paypal.captures()).toHaveLength(races);
    const numbers = [];
    for (const { order } of begun) {
      const books = await shop.books(order.id);
      expect(books).toMatchObject({ order: { paymentStatus: 'Paid' }, receipts: 1 });
      numbers.push(books.order.receiptNumber!);
    }
    expect(new Set(numbers).size).toBe(races);
    expect(await auditLedger(shop.services.db)).toEqual([]);
  }, 240_000);
});
