import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { orders } from '#server/features/orders/tables.ts';
import { auditCaptures } from '#server/features/payments/audit-captures.ts';
import { payments, refunds } from '#server/features/payments/tables.ts';
import { type Buyer, createShop, type Shop } from '#server/features/payments/testing/create-shop.ts';
import { receiptCounter } from '#server/features/receipts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { auditOrders } from './audit-orders.ts';

describe.each(testDatabases())('the audit of orders on $name', ({ open }) => {
  let shop: Shop;
  let buyer: Buyer;
  let admin: Client;
  beforeAll(async () => {
    shop = await createShop(open);
    buyer = await shop.aBuyer();
    admin = await shop.signUp({ role: 'Admin' });
  });
  afterAll(() => shop.stop());

  const buy = async (changes = {}) => {
    const { order, paypalOrderId } = await shop.begin(buyer, changes);
    shop.approve(paypalOrderId);
    const { body } = await shop.report(buyer, order);
    return { ...order, captureId: body.transactionId as string };
  };
  const refund = (id: string, amount?: string) =>
    admin.post(`/api/orders/${id}/refund`, { reason: 'Not wanted', refundId: uuidv7(), ...(amount && { amount }) });
  /** What the audit says when this is changed behind the back of the service; then the change is undone. */
  const tamper = async (change: (db: Shop['services']['db']) => Promise<unknown>, audit = auditOrders) => {
    let said: Awaited<ReturnType<typeof auditOrders>> = [];
    const undo = new Error('undo');
    const tampered = shop.services.db.transaction(async (tx) => {
      await change(tx);
      said = await audit(tx);
      throw undo;
    });
    await expect(tampered).rejects.toBe(undo);
    return said.map(({ what, subject, expected, found }) => `${what} of ${subject}: ${found}, not ${expected}`);
  };
  const set = (order: { id: string }, change: Partial<typeof orders.$inferInsert>) => (db: Shop['services']['db']) =>
    db.update(orders).set(change).where(eq(orders.id, order.id));

  test('orders that were bought, refunded and left alone agree with everything, at PayPal too', async () => {
    const { services } = shop;
    expect(await auditOrders(services.db)).toEqual([]);
    await shop.begin(buyer);
    await buy({ kind: 'item' });
    const partly = await buy();
    expect((await refund(partly.id, '4.05')).status).toBe(200);
    expect((await refund(partly.id, '0.01')).status).toBe(200);
    expect((await refund((await buy()).id)).status).toBe(200);
    expect(await auditOrders(services.db)).toEqual([]);
    expect(await auditLedger(services.db)).toEqual([]);
    expect(await auditCaptures(services)).toEqual({ asked: 3, skipped: 0, disagreements: [] });
  });

  test('each thing that is changed behind the back of the service is named', async () => {
    const order = await buy();
    const { orderId } = order;
    expect(await tamper(set(order, { totalPrice: '8.00' }))).toEqual([
      `captured payments that fit a paid order of ${orderId}: 0, not 1`,
      `receipts that fit of ${orderId}: 0, not 1`,
    ]);
    expect(await tamper(set(order, { paymentStatus: 'pending' }))).toEqual([
      `captured payments of ${orderId}: 1, not 0`,
      `credits bought of ${orderId}: 20, not 0`,
      `receipts that fit of ${orderId}: 1, not 0`,
    ]);
    expect(await tamper(set(order, { credit: 200 }))).toEqual([`credits bought of ${orderId}: 20, not 200`]);
    expect(await tamper(set(order, { refundedAmount: '1.00' }))).toEqual([
      `refunded amount of ${orderId}: 1.00, not 0.00`,
    ]);
    expect(await tamper(set(order, { creditsTakenBack: 3 }))).toEqual([`credits taken back of ${orderId}: 3, not 0`]);
    const again = {
      ...({ state: 'captured', mode: 'sandbox', clientId: 'x' } as const),
      amount: '9.00',
      currency: 'USD' as const,
    };
    expect(
      await tamper((db) => db.insert(payments).values({ ...again, id: uuidv7(), orderRef: order.id, attempt: 9 })),
    ).toEqual([`captured payments of ${orderId}: 2, not 1`]);
    const taken = {
      captureId: order.captureId,
      state: 'completed',
      amount: '1.00',
      reason: 'x',
      creditsTakenBack: 2,
    } as const;
    expect(await tamper((db) => db.insert(refunds).values({ ...taken, id: uuidv7(), orderRef: order.id }))).toEqual([
      `refunded amount of ${orderId}: 0.00, not 1.00`,
      `credits taken back of ${orderId}: 0, not 2`,
      `credits taken back by a refund of ${orderId}: 0, not -2`,
    ]);
  });

  test('a gap in the receipts is found', async () => {
    const [{ last } = { last: 0 }] = await shop.services.db.select().from(receiptCounter);
    expect(await tamper((db) => db.update(receiptCounter).set({ last: last + 2 }))).toEqual([
      `receipts of the number of ${last + 1}: 0, not 1`,
      `receipts of the number of ${last + 2}: 0, not 1`,
      `number of the last receipt of the counter: ${last + 2}, not ${last}`,
    ]);
  });

  test('what PayPal sees otherwise is named', async () => {
    const order = await buy();
    const subject = `${order.orderId} (capture ${order.captureId})`;
    const ask = async (db: Shop['services']['db']) => (await auditCaptures({ ...shop.services, db })).disagreements;
    shop.paypal.refund(order.captureId, { currency_code: 'USD', value: '2.00' });
    expect(await ask(shop.services.db)).toEqual([
      { what: 'status', subject, expected: 'PARTIALLY_REFUNDED', found: 'COMPLETED' },
    ]);
    expect(await tamper(set(order, { totalPrice: '8.00', currency: 'EUR', orderId: 'ELSEWHRE' }), ask)).toEqual([
      `amount of ELSEWHRE (capture ${order.captureId}): 8.00 EUR, not 9.00 USD`,
      `order of ELSEWHRE (capture ${order.captureId}): ELSEWHRE, not ${order.orderId}`,
      `status of ELSEWHRE (capture ${order.captureId}): COMPLETED, not PARTIALLY_REFUNDED`,
    ]);
    const strange = (db: Shop['services']['db']) =>
      db.update(payments).set({ captureId: 'UNKNOWN1' }).where(eq(payments.orderRef, order.id));
    expect(await tamper(strange, ask)).toEqual([`captures at PayPal of ${order.orderId} (capture UNKNOWN1): 1, not 0`]);
    await shop.services.db.execute(sql`UPDATE payment SET client_id = 'another' WHERE order_ref = ${order.id}`);
    expect(await auditCaptures(shop.services)).toMatchObject({ skipped: 1, disagreements: [] });
  });
});
