import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../index.ts';
import type { Json } from '../testing/json.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { captureIdOf, createShop, usd } from '../testing/shop.ts';
import type { PayPalEmulator } from '../types.ts';

let emulator: PayPalEmulator;
let receiver: Receiver;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  receiver = await startReceiver();
  emulator = await createEmulator({ webhooks: [{ id: 'WEBHOOK1', url: receiver.url }] });
  shop = createShop(emulator);
});
beforeEach(() => {
  emulator.reset();
  receiver.reset();
});
afterAll(async () => {
  await emulator.close();
  await receiver.close();
});

const issueOf = ({ status, body }: { status: number; body: Json }) => [status, body.details?.[0]?.issue];
const sold = async (unit?: object) => captureIdOf(await shop.sell(unit));
const statusOf = (captureId: string) => emulator.captures().find(({ id }) => id === captureId)?.status;

describe('a refund', () => {
  test('gives everything back, once', async () => {
    const captureId = await sold({ invoice_id: 'payment-1' });
    const refund = await shop.refund(captureId);
    expect(refund).toMatchObject({
      status: 201,
      body: {
        status: 'COMPLETED',
        amount: usd('29.00'),
        invoice_id: 'payment-1',
        custom_id: 'order-1',
        seller_payable_breakdown: { total_refunded_amount: usd('29.00') },
      },
    });
    expect(refund.body.links).toContainEqual({
      rel: 'up',
      href: `${emulator.url}/v2/payments/captures/${captureId}`,
      method: 'GET',
    });
    expect(statusOf(captureId)).toBe('REFUNDED');
    expect((await shop.call('GET', `/v2/payments/refunds/${refund.body.id}`)).body).toEqual(refund.body);
    expect(emulator.orders()[0]?.purchase_units[0]?.payments?.refunds).toEqual([refund.body]);
    expect(issueOf(await shop.refund(captureId))).toEqual([422, 'CAPTURE_FULLY_REFUNDED']);
  });

  test('may come in parts, up to what is left', async () => {
    const captureId = await sold();
    const part = await shop.refund(captureId, { amount: usd('9.5'), note_to_payer: 'Half of it' });
    expect(part.body).toMatchObject({ amount: usd('9.50'), note_to_payer: 'Half of it' });
    expect(statusOf(captureId)).toBe('PARTIALLY_REFUNDED');
    expect(issueOf(await shop.refund(captureId, { amount: usd('19.51') }))).toEqual([422, 'REFUND_AMOUNT_EXCEEDED']);
    const rest = await shop.refund(captureId);
    expect(rest.body).toMatchObject({
      amount: usd('19.50'),
      seller_payable_breakdown: { total_refunded_amount: usd('29.00') },
    });
    expect(statusOf(captureId)).toBe('REFUNDED');
  });

  test('happens once per PayPal-Request-Id', async () => {
    const captureId = await sold();
    const header = { 'paypal-request-id': 'refund:1' };
    const made = await shop.refund(captureId, { amount: usd('1.00') }, header);
    const again = await shop.refund(captureId, { amount: usd('1.00') }, header);
    expect([made.status, again.status, again.body]).toEqual([201, 200, made.body]);
    expect(emulator.refunds()).toHaveLength(1);
    const other = await shop.refund(captureId, { amount: usd('2.00') }, header);
    expect(issueOf(other)).toEqual([422, 'DUPLICATE_REQUEST_ID']);
  });

  test.each([
    [{ amount: { currency_code: 'EUR', value: '1.00' } }, 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    [{ amount: usd('0.00') }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [{ amount: usd('1.001') }, 422, 'DECIMAL_PRECISION'],
    [{ amount: { value: '1.00' } }, 400, 'MISSING_REQUIRED_PARAMETER'],
    [{ note_to_payer: 'x'.repeat(256) }, 400, 'INVALID_STRING_LENGTH'],
    [{ reason: 'none' }, 400, 'UNKNOWN_FIELD'],
  ])('of %j is refused', async (body, status, issue) => {
    const captureId = await sold();
    expect(issueOf(await shop.refund(captureId, body))).toEqual([status, issue]);
    expect(statusOf(captureId)).toBe('COMPLETED');
  });

  test('of a payment that did not come is refused', async () => {
    for (const [instrument, issue] of [
      ['review', 'PENDING_CAPTURE'],
      ['denied', 'REFUND_NOT_ALLOWED'],
    ] as const) {
      const { body } = await shop.order();
      emulator.approve(body.id, { instrument });
      const captured = await shop.capture(body.id);
      expect(issueOf(await shop.refund(captureIdOf(captured.body)))).toEqual([422, issue]);
    }
  });

  test('needs an invoice id of its own, when it has one', async () => {
    const [one, two] = [await sold(), await sold()];
    expect((await shop.refund(one, { invoice_id: 'refund-1' })).status).toBe(201);
    expect(issueOf(await shop.refund(two, { invoice_id: 'refund-1' }))).toEqual([422, 'DUPLICATE_INVOICE_ID']);
  });

  test("on PayPal's own site is told by webhook", async () => {
    const captureId = await sold();
    const refund = emulator.refund(captureId, usd('4.00'));
    await emulator.settled();
    expect(receiver.received.at(-1)?.event).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource_type: 'refund',
      resource: JSON.parse(JSON.stringify(refund)),
    });
    expect(statusOf(captureId)).toBe('PARTIALLY_REFUNDED');
  });
});

describe('a payment under review', () => {
  test.each([
    ['complete', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
    ['deny', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
  ] as const)('to %s becomes %s', async (decision, status, eventType) => {
    const { body } = await shop.order();
    emulator.approve(body.id, { instrument: 'review' });
    const captured = await shop.capture(body.id);
    const captureId = captureIdOf(captured.body);
    expect(captured.body.purchase_units[0].payments.captures[0]).toMatchObject({
      status: 'PENDING',
      status_details: { reason: 'PENDING_REVIEW' },
    });
    emulator.review(captureId, decision);
    await emulator.settled();
    expect(statusOf(captureId)).toBe(status);
    expect(receiver.types()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', eventType]);
    expect(receiver.received.at(-1)?.event.resource).toMatchObject({
      id: captureId,
      status,
      supplementary_data: { related_ids: { order_id: body.id } },
    });
    expect(() => emulator.review(captureId, decision)).toThrow('CAPTURE_NOT_PENDING');
  });
});

describe('a chargeback', () => {
  test('opens a dispute and takes back what is left', async () => {
    const captureId = await sold({ invoice_id: 'payment-1' });
    await shop.refund(captureId, { amount: usd('9.00') });
    await emulator.settled();
    receiver.reset();
    const dispute = emulator.chargeback(captureId, 'UNAUTHORISED');
    await emulator.settled();
    expect(dispute).toMatchObject({ dispute_amount: usd('20.00'), reason: 'UNAUTHORISED', status: 'OPEN' });
    const events = Object.fromEntries(receiver.received.map(({ event }) => [event.event_type, event]));
    expect(events['CUSTOMER.DISPUTE.CREATED']).toMatchObject({
      resource_type: 'dispute',
      resource: {
        dispute_id: dispute.dispute_id,
        disputed_transactions: [{ seller_transaction_id: captureId, invoice_number: 'payment-1', custom: 'order-1' }],
      },
    });
    expect(events['PAYMENT.CAPTURE.REVERSED']).toMatchObject({
      resource_type: 'refund',
      resource: { amount: usd('20.00'), note_to_payer: 'Payment reversed' },
    });
    expect(events['PAYMENT.CAPTURE.REVERSED'].resource.links).toContainEqual(
      expect.objectContaining({ rel: 'up', href: `${emulator.url}/v2/payments/captures/${captureId}` }),
    );
    expect(emulator.captures()[0]).toMatchObject({ status: 'REFUNDED', status_details: { reason: 'CHARGEBACK' } });
    expect(issueOf(await shop.refund(captureId))).toEqual([422, 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK']);
    expect(() => emulator.chargeback(captureId)).toThrow('NOTHING_TO_CHARGE_BACK');
  });

  test.each([
    ['buyer', 'RESOLVED_BUYER_FAVOUR', 'REFUNDED'],
    ['seller', 'RESOLVED_SELLER_FAVOUR', 'COMPLETED'],
  ] as const)('that the %s wins', async (winner, outcome_code, status) => {
    const captureId = await sold();
    const { dispute_id } = emulator.chargeback(captureId);
    emulator.resolveDispute(dispute_id, winner);
    await emulator.settled();
    expect(receiver.received.at(-1)?.event).toMatchObject({
      event_type: 'CUSTOMER.DISPUTE.RESOLVED',
      resource: { dispute_id, status: 'RESOLVED', dispute_outcome: { outcome_code } },
    });
    expect(statusOf(captureId)).toBe(status);
    expect(() => emulator.resolveDispute(dispute_id, winner)).toThrow('DISPUTE_ALREADY_RESOLVED');
  });
});
