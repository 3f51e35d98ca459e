import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { setBalance } from '#server/features/credits/set-balance.ts';
import { orders } from '#server/features/orders/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { payments, refunds } from '../tables.ts';
import { type Buyer, createShop, type Shop } from '../testing/create-shop.ts';
import { resumeRefunds } from './resume-refunds.ts';

describe.each(testDatabases())('a refund on $name', ({ open }) => {
  let shop: Shop;
  let admin: Client;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await createShop(open);
    admin = await shop.signUp({ role: 'Admin' });
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.paypal.reset();
    buyer = await shop.aBuyer();
  });
  afterEach(() => {
    shop.paypal.faults.clear();
  });

  const buy = async () => {
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.approve(paypalOrderId);
    const { body } = await shop.report(buyer, order);
    return { id: order.id, captureId: body.transactionId as string };
  };
  const refund = (id: string, more: object = {}) =>
    admin.post(`/api/orders/${id}/refund`, { reason: 'Not what was wanted', refundId: uuidv7(), ...more });
  const spend = async (left: number) =>
    shop.services.db.transaction((tx) =>
      setBalance(tx, { userId: buyer.userId, balance: left, reason: 'spent', actorId: buyer.userId }),
    );
  const membership = async () => {
    const [user] = await shop.services.db.select().from(users).where(eq(users.id, buyer.userId));
    return user!;
  };

  test('in full takes back the credits and ends the membership; asking twice pays once', async () => {
    const { id } = await buy();
    const refundId = uuidv7();
    const [first, second] = [await refund(id, { refundId }), await refund(id, { refundId })];
    expect(first.body).toEqual({
      ...{ success: true, refundedAmount: '9.00', paymentStatus: 'Refunded', orderStatus: 'Refunded' },
      ...{ creditsTakenBack: 20, pending: false },
    });
    expect(second.body).toEqual(first.body);
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20], balance: 3 });
    expect(await membership()).toMatchObject({ membership: 'free', membershipValidity: null });
    expect(shop.paypal.refunds()).toHaveLength(1);
    expect((await refund(id)).body.code).toBe('NOT_REFUNDABLE');
    expect(await auditLedger(shop.services.db)).toEqual([]);
  });

  test('takes no more credits than are unspent', async () => {
    const { id } = await buy();
    await spend(7);
    expect((await refund(id)).body).toMatchObject({ creditsTakenBack: 7, paymentStatus: 'Refunded' });
    expect((await shop.books(id)).balance).toBe(0);
  });

  test('of one package leaves the days of the other', async () => {
    const first = await buy();
    const end = (await membership()).membershipValidity;
    const second = await buy();
    await refund(second.id);
    expect(await membership()).toMatchObject({ membership: 'premium', membershipValidity: end });
    await refund(first.id);
    expect((await membership()).membership).toBe('free');
  });

  test('of a package whose days are over leaves the membership that another one paid', async () => {
    const old = await buy();
    const { db } = shop.services;
    const past = new Date(Date.now() - 1000);
    await db.update(orders).set({ membershipValidity: past }).where(eq(orders.id, old.id));
    const end = (await membership()).membershipValidity;
    await refund(old.id);
    expect(await membership()).toMatchObject({ membership: 'premium', membershipValidity: end });
  });

  test('of money that had paid nothing takes nothing: the order is done with, other credits stay', async () => {
    shop.sendWebhooks();
    await buy();
    const { order, paypalOrderId } = await shop.begin(buyer);
    shop.paypal.faults.tampering = { value: '0.09' };
    shop.approve(paypalOrderId);
    await shop.report(buyer, order);
    const before = await membership();
    shop.paypal.refund(shop.paypal.captures().at(-1)!.id);
    await expect
      .poll(async () => (await shop.books(order.id)).order.paymentStatus, { timeout: 20_000 })
      .toBe('Cancelled');
    expect(await shop.books(order.id)).toMatchObject({ credits: [20], order: { refundedAmount: '0.00' } });
    expect(await membership()).toMatchObject({ membershipValidity: before.membershipValidity });
  });

  test('of a payment to another account is refused before it is noted, so that it is never sent later', async () => {
    const { id } = await buy();
    const { db } = shop.services;
    await db.update(payments).set({ clientId: 'another' }).where(eq(payments.orderRef, id));
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } });
    expect(await db.select().from(refunds).where(eq(refunds.orderRef, id))).toEqual([]);
  });

  test('in parts takes back the same share, and never more than was paid', async () => {
    const { id } = await buy();
    expect((await refund(id, { amount: '3.00' })).body).toMatchObject({
      ...{ refundedAmount: '3.00', paymentStatus: 'Partially refunded', creditsTakenBack: 6 },
    });
    expect((await membership()).membership).toBe('premium');
    const tooMuch = await refund(id, { amount: '6.01' });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } });
    expect(tooMuch.body.error).toContain('6.00');
    expect((await refund(id)).body).toMatchObject({ refundedAmount: '9.00', paymentStatus: 'Refunded' });
    expect(await shop.books(id)).toMatchObject({ credits: [20, -6, -14] });
  });

  test('made on PayPal’s own site is heard of; its event three times takes back once', async () => {
    shop.sendWebhooks();
    shop.paypal.faults.setWebhooks({ copies: 3 });
    const { id, captureId } = await buy();
    shop.paypal.refund(captureId);
    await expect.poll(async () => (await shop.books(id)).order.paymentStatus, { timeout: 20_000 }).toBe('Refunded');
    await shop.paypal.settled();
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20] });
  });

  test('asked for here and heard of by event at once takes back once', async () => {
    shop.sendWebhooks();
    shop.paypal.faults.setWebhooks({ copies: 2 });
    const { id } = await buy();
    expect((await refund(id)).status).toBe(200);
    await shop.paypal.settled();
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20], order: { refundedAmount: '9.00' } });
    expect(await shop.services.db.select().from(refunds).where(eq(refunds.orderRef, id))).toHaveLength(1);
  });

  test('whose answer got lost is sent again by itself, and pays once', async () => {
    const { id } = await buy();
    shop.paypal.faults.add({ call: 'refund-capture', how: 'cut', times: 40, afterEffect: true });
    const lost = await refund(id);
    expect(lost).toMatchObject({ status: 503, body: { code: 'PAYPAL_UNAVAILABLE' } });
    expect(lost.body.error).toContain('sent again automatically');
    await resumeRefunds(shop.services, new Date(Date.now() + 120_000));
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20], order: { paymentStatus: 'Refunded' } });
    expect(shop.paypal.refunds()).toHaveLength(1);
  }, 60_000);

  test('that PayPal refuses says why, and can be asked for again', async () => {
    const { id } = await buy();
    shop.paypal.faults.add({ call: 'refund-capture', how: 422, issue: 'REFUND_NOT_ALLOWED' });
    expect(await refund(id)).toMatchObject({ status: 422, body: { code: 'PAYPAL_REFUSED' } });
    expect((await refund(id)).status).toBe(200);
  });

  test('a chargeback: disputed, then taken back, seen by both sides', async () => {
    shop.sendWebhooks();
    const { id, captureId } = await buy();
    const dispute = shop.paypal.chargeback(captureId);
    const state = async () => (await buyer.client.get(`/order/${id}`)).body;
    await expect.poll(async () => (await state()).paymentStatus, { timeout: 20_000 }).toMatch(/Reversed|Disputed/);
    shop.paypal.resolveDispute(dispute.dispute_id, 'buyer');
    await expect.poll(async () => (await state()).paymentStatus, { timeout: 20_000 }).toBe('Reversed');
    expect((await state()).paymentIssue).toMatch(/was reversed/);
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20] });
    expect((await membership()).membership).toBe('free');
    expect((await admin.get(`/order/${id}`)).body.paymentStatus).toBe('Reversed');
  });

  test('a chargeback that PayPal decides for the shop gives back what it took', async () => {
    shop.sendWebhooks();
    const { id, captureId } = await buy();
    const { dispute_id } = shop.paypal.chargeback(captureId);
    const state = async () => (await shop.books(id)).order.paymentStatus;
    await expect.poll(state, { timeout: 20_000 }).toBe('Reversed');
    shop.paypal.resolveDispute(dispute_id, 'seller');
    await expect.poll(state, { timeout: 20_000 }).toBe('Paid');
    await shop.paypal.settled();
    expect(await shop.books(id)).toMatchObject({ credits: [20, -20, 20], order: { refundedAmount: '0.00' } });
    expect((await membership()).membership).toBe('premium');
    expect(await auditLedger(shop.services.db)).toEqual([]);
  });
});
