import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { claimCapture } from './claim-capture.ts';
import { checkDuePayments } from './start-payment-poller.ts';
import { payments } from './tables.ts';
import { type Buyer, createShop, type Shop } from './testing/create-shop.ts';

const [embedded] = testDatabases();

describe('what PayPal refuses', () => {
  let shop: Shop;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await createShop(embedded!.open);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.paypal.reset();
    buyer = await shop.aBuyer();
  });
  afterEach(() => {
    shop.paypal.faults.clear();
  });

  const begin = async (instrument?: Parameters<Shop['approve']>[1]) => {
    const begun = await shop.begin(buyer);
    shop.approve(begun.paypalOrderId, instrument);
    return begun;
  };
  const askAgain = async () => {
    await shop.services.db.update(payments).set({ nextCheckAt: sql`now()` }).where(eq(payments.state, 'capturing'));
    await checkDuePayments(shop.services);
  };

  // How the pay page shows each outcome: web/features/payments/pay-phase.test.ts.
  test.each([
    ['INSTRUMENT_DECLINED', 'declined', 'The card or bank account was declined. Please choose another way to pay.'],
    ['PAYER_ACTION_REQUIRED', 'declined', 'PayPal needs another step from you. Please go through the payment again.'],
    ['COMPLIANCE_VIOLATION', 'failed', 'PayPal did not allow this payment for legal reasons.'],
    ['TRANSACTION_REFUSED', 'failed', 'PayPal refused this payment. Please try another PayPal account or card.'],
    [
      'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
      'failed',
      'There were too many attempts to pay. Please try again later.',
    ],
    [
      'DUPLICATE_INVOICE_ID',
      'mismatch',
      'This order seems to have been paid already. Please contact support before you pay again.',
    ],
    ['ORDER_NOT_APPROVED', 'open', undefined],
    ['SOMETHING_NEW', 'open', undefined],
  ])('what the buyer reads about %s', async (issue, outcome, words) => {
    const { order } = await begin();
    shop.paypal.faults.capture = issue;
    const { body } = await shop.report(buyer, order);
    expect(body).toMatchObject({ success: false, outcome, issue });
    expect(body.error).toBe(words);
    expect(await shop.books(order.id)).toMatchObject({ credits: [], receipts: 0 });
  });

  test.each(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'])(
    '%s: the buyer chooses another way to pay, in the same window',
    async (issue) => {
      const { order, paypalOrderId } = await begin();
      shop.paypal.faults.capture = issue;
      const { body } = await shop.report(buyer, order);
      expect(body).toMatchObject({ success: false, outcome: 'declined', issue, paymentStatus: 'pending' });
      expect(body.error).toMatch(issue === 'INSTRUMENT_DECLINED' ? /declined.*another way/ : /another step/);
      shop.paypal.faults.capture = undefined;
      shop.approve(paypalOrderId, 'balance');
      expect((await shop.report(buyer, order)).body).toMatchObject({ success: true, modifiedCount: 1 });
      expect((await shop.books(order.id)).credits).toEqual([20]);
    },
  );

  test.each(['COMPLIANCE_VIOLATION', 'TRANSACTION_REFUSED', 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED'])(
    '%s: this attempt has failed, the order says why and can be paid anew',
    async (issue) => {
      const { order } = await begin();
      shop.paypal.faults.capture = issue;
      const { body } = await shop.report(buyer, order);
      expect(body).toMatchObject({ success: false, outcome: 'failed', issue, paymentStatus: 'Denied' });
      expect((await buyer.client.get(`/order/${order.id}`)).body.paymentIssue).toBe(body.error);
      shop.paypal.faults.capture = undefined;
      const again = await buyer.client.post(`/api/orders/${order.id}/payment`);
      shop.approve(again.body.paypalOrderId);
      expect((await shop.report(buyer, order)).body).toMatchObject({ success: true, modifiedCount: 1 });
      expect((await shop.books(order.id)).order.paymentIssue).toBeNull();
    },
  );

  test('DUPLICATE_INVOICE_ID of a payment that is not known here: somebody has to look, nobody pays again', async () => {
    const { order } = await begin();
    shop.paypal.faults.capture = 'DUPLICATE_INVOICE_ID';
    const { body } = await shop.report(buyer, order);
    expect(body).toMatchObject({ success: false, outcome: 'mismatch', paymentStatus: 'Processing' });
    expect(body.error).toMatch(/paid already.*contact support before you pay again/);
    expect((await buyer.client.post(`/api/orders/${order.id}/payment`)).body.code).toBe('ORDER_NOT_PAYABLE');
  });

  test('an account that was changed meanwhile cannot be asked: support, not "checking" for ever', async () => {
    const { order } = await begin('review');
    await shop.report(buyer, order);
    const { db } = shop.services;
    await db.update(payments).set({ clientId: 'another' }).where(eq(payments.orderRef, order.id));
    const { body } = await buyer.client.get(`/verify-order/${order.orderId}`);
    expect(body).toMatchObject({ success: false, outcome: 'mismatch', issue: 'OTHER_ACCOUNT' });
    expect(body.error).toContain('contact support');
  });

  test('ORDER_ALREADY_CAPTURED is a success: the order is read and granted', async () => {
    const { order } = await begin();
    shop.paypal.faults.add({ call: 'capture-order', how: 422, issue: 'ORDER_ALREADY_CAPTURED', afterEffect: true });
    expect((await shop.report(buyer, order)).body).toMatchObject({ success: true, modifiedCount: 1 });
    expect((await shop.books(order.id)).credits).toEqual([20]);
  });

  test('DUPLICATE_INVOICE_ID: no second payment; the first one is found and counts', async () => {
    const { order, paypalOrderId } = await begin();
    // The order was paid through a payment whose trace here got lost.
    await shop.services.db.update(payments).set({ state: 'void' }).where(eq(payments.orderRef, order.id));
    const second = await buyer.client.post(`/api/orders/${order.id}/payment`);
    expect(second.body.paypalOrderId).not.toBe(paypalOrderId);
    await shop.services.db.update(payments).set({ state: 'open' }).where(eq(payments.paypalOrderId, paypalOrderId));
    shop.approve(second.body.paypalOrderId);
    const { body } = await shop.report(buyer, order);
    expect(body).toMatchObject({ success: true, outcome: 'paid' });
    expect(shop.paypal.captures()).toHaveLength(1);
    expect((await shop.books(order.id)).credits).toEqual([20]);
  });

  test('ORDER_NOT_APPROVED: the order stays pending', async () => {
    const { order } = await begin();
    shop.paypal.faults.capture = 'ORDER_NOT_APPROVED';
    const { body } = await shop.report(buyer, order);
    expect(body).toMatchObject({ success: false, outcome: 'open', paymentStatus: 'pending' });
    expect(body.error).toBeUndefined();
  });

  test('a payment that PayPal reviews: both sides see it, it cannot be paid twice, and it is granted when let through', async () => {
    shop.sendWebhooks();
    const { order } = await begin('review');
    const { body } = await shop.report(buyer, order);
    expect(body).toMatchObject({ success: false, outcome: 'review', paymentStatus: 'Processing' });
    expect(body.error).toMatch(/review/i);
    expect((await buyer.client.post(`/api/orders/${order.id}/payment`)).body.code).toBe('ORDER_NOT_PAYABLE');
    shop.paypal.review(shop.paypal.captures()[0]!.id, 'complete');
    await expect.poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 }).toBe('Paid');
    expect((await shop.books(order.id)).credits).toEqual([20]);
  });

  test('a payment that PayPal denies after its review: nothing is given, the order can be paid anew', async () => {
    shop.sendWebhooks();
    const { order } = await begin('review');
    await shop.report(buyer, order);
    shop.paypal.review(shop.paypal.captures()[0]!.id, 'deny');
    await expect.poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 }).toBe('Denied');
    expect(await shop.books(order.id)).toMatchObject({ credits: [], receipts: 0 });
    expect((await buyer.client.post(`/api/orders/${order.id}/payment`)).status).toBe(201);
  });

  test('a capture that was declined at once', async () => {
    const { order } = await begin('denied');
    expect((await shop.report(buyer, order)).body).toMatchObject({ outcome: 'denied', paymentStatus: 'Denied' });
    expect((await shop.books(order.id)).credits).toEqual([]);
  });

  test.each([
    ['5xx before anything happened', 'checking', { how: 503 as const, times: 40 }],
    // The same request is sent again at once, and PayPal answers it as it answered the lost one.
    ['5xx after the money moved', 'paid', { how: 503 as const, afterEffect: true }],
    ['a broken line after the money moved', 'paid', { how: 'cut' as const, afterEffect: true }],
  ])(
    '%s: %s, and in the end one grant for one capture',
    async (_what, outcome, fault) => {
      const { order } = await begin();
      shop.paypal.faults.add({ call: 'capture-order', ...fault });
      const { body } = await shop.report(buyer, order);
      expect(body).toMatchObject({ success: outcome === 'paid', outcome });
      shop.paypal.faults.clear();
      await askAgain();
      expect((await buyer.client.get(`/verify-order/${order.id}`)).body).toMatchObject({ success: true });
      expect(shop.paypal.captures()).toHaveLength(1);
      expect((await shop.books(order.id)).credits).toEqual([20]);
    },
    60_000,
  );

  test('a lost answer to the first call makes no second order at PayPal', async () => {
    shop.paypal.faults.add({ call: 'create-order', how: 'cut', times: 40, afterEffect: true });
    await expect(shop.begin(buyer)).rejects.toThrow('503');
    shop.paypal.faults.clear();
    const [order] = (await buyer.client.get(`/orders?userEmail=${buyer.client.email}`)).body;
    const { body } = await buyer.client.post(`/api/orders/${order._id}/payment`);
    expect(shop.paypal.orders().map(({ id }) => id)).toEqual([body.paypalOrderId]);
    const second = await buyer.client.post(`/api/orders/${order._id}/payment`);
    expect(second.body).toEqual(body);
  }, 60_000);

  test('what was declined is not tried again by polls and visits, only when the buyer has approved anew', async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.paypal.faults.capture = 'INSTRUMENT_DECLINED';
    shop.approve(paypalOrderId);
    // Where another test has webhooks sent, this approval is told by one: it must not be captured when nothing is declined any more.
    await shop.paypal.settled();
    const [undeclined] = await shop.payments(order.id);
    expect((await shop.report(buyer, order)).body).toMatchObject({ outcome: 'declined' });
    shop.paypal.faults.capture = undefined;
    // Somebody who looked at the payment before it was declined captures nothing afterwards.
    expect(await claimCapture(shop.services.db, undeclined!)).toBeUndefined();
    const captures = () => shop.paypal.requests.filter(({ call }) => call === 'capture-order').length;
    const before = captures();
    await shop.services.db.update(payments).set({ nextCheckAt: sql`now()` }).where(eq(payments.orderRef, order.id));
    await checkDuePayments(shop.services);
    const visit = await buyer.client.get(`/verify-order/${order.id}`);
    expect(visit.body).toMatchObject({ success: false, outcome: 'open', paymentStatus: 'pending' });
    expect(captures()).toBe(before);
    shop.sendWebhooks();
    shop.approve(paypalOrderId, 'balance');
    await expect.poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 }).toBe('Paid');
    expect((await shop.books(order.id)).credits).toEqual([20]);
  });
});
