import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from './index.ts';
import { createShop, usd } from './testing/shop.ts';
import type { PayPalEmulator } from './types.ts';

let emulator: PayPalEmulator;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  emulator = await createEmulator();
  shop = createShop(emulator);
  await shop.order();
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.close());

async function approved(): Promise<string> {
  const { body } = await shop.order();
  emulator.approve(body.id);
  return body.id;
}
const path = (orderId: string) => `/v2/checkout/orders/${orderId}/capture`;

describe('a call', () => {
  test('fails the n-th time, with nothing done', async () => {
    emulator.faults.add({ call: 'capture-order', how: 503, skip: 1, times: 2 });
    await shop.capture(await approved());
    const id = await approved();
    const statuses = [];
    for (let nth = 0; nth < 3; nth++) {
      const { status, body } = await shop.capture(id);
      statuses.push(status);
      if (status === 503) expect(body).toMatchObject({ name: 'SERVICE_UNAVAILABLE', debug_id: expect.any(String) });
    }
    expect(statuses).toEqual([503, 503, 201]);
    expect(emulator.captures()).toHaveLength(2);
    expect(emulator.faults.calls).toEqual([]);
  });

  test('fails after its effect, and is answered to the same PayPal-Request-Id', async () => {
    const id = await approved();
    const header = { 'paypal-request-id': 'capture:1' };
    emulator.faults.add({ call: 'capture-order', how: 500, afterEffect: true });
    expect((await shop.capture(id, header)).status).toBe(500);
    expect(emulator.captures()).toHaveLength(1);
    expect((await shop.capture(id, header)).status).toBe(200);
    expect((await shop.capture(id)).body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED');
  });

  test.each([
    ['hang', false, 0],
    ['hang', true, 1],
    ['cut', false, 0],
    ['cut', true, 1],
  ] as const)('may %s (effect first: %s)', async (how, afterEffect, captures) => {
    const id = await approved();
    emulator.faults.add({ call: 'capture-order', how, afterEffect });
    const token = (await shop.askToken()).body.access_token;
    const abort = new AbortController();
    const answer = fetch(emulator.url + path(id), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: abort.signal,
    });
    const refused = expect(answer).rejects.toThrow(how === 'hang' ? /aborted/ : /fetch failed/);
    await expect.poll(() => emulator.requests.at(-1)?.call).toBe('capture-order');
    if (how === 'hang') abort.abort();
    await refused;
    expect(emulator.captures()).toHaveLength(captures);
    await expect.poll(() => emulator.requests.at(-1)?.status).toBe(0);
  });

  test('may answer late', async () => {
    const id = await approved();
    emulator.faults.add({ call: 'capture-order', how: 'late', delayMs: 50, afterEffect: true });
    const answer = shop.capture(id);
    await expect.poll(() => emulator.captures().length).toBe(1);
    expect((await answer).status).toBe(201);
  });

  test('may fail with an issue', async () => {
    emulator.faults.add({ call: 'create-order', how: 422, issue: 'PAYEE_ACCOUNT_RESTRICTED' });
    expect((await shop.order()).body).toMatchObject({ details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] });
    emulator.faults.add({ call: 'token', how: 500 });
    expect((await shop.askToken()).status).toBe(500);
    expect((await shop.askToken()).status).toBe(200);
  });
});

test.each([
  ['PENDING', 201, 'PENDING'],
  ['DECLINED', 201, 'DECLINED'],
  ['COMPLETED', 201, 'COMPLETED'],
  ['COMPLIANCE_VIOLATION', 422, undefined],
  ['DUPLICATE_INVOICE_ID', 422, undefined],
])('every capture is %s', async (result, status, captureStatus) => {
  emulator.faults.capture = result;
  const { body } = await shop.order();
  emulator.approve(body.id, { instrument: 'refused' });
  const answer = await shop.capture(body.id);
  expect([answer.status, emulator.captures()[0]?.status]).toEqual([status, captureStatus]);
  if (status === 422) expect(answer.body.details[0].issue).toBe(result);
});

test.each([
  [{ value: '0.01' }, usd('0.01'), {}],
  [{ currency: 'EUR' }, { currency_code: 'EUR', value: '29.00' }, {}],
  [{ merchantId: 'SXMEBXDYELSE2' }, usd('29.00'), { merchant_id: 'SXMEBXDYELSE2' }],
])('a captured order tells %j instead of the truth', async (tampering, amount, payee) => {
  emulator.faults.tampering = tampering;
  const id = await approved();
  await shop.capture(id);
  const { body } = await shop.call('GET', `/v2/checkout/orders/${id}`);
  expect(body.purchase_units[0]).toMatchObject({ amount, payee, payments: { captures: [{ amount }] } });
  expect(emulator.captures()[0]).toMatchObject({ amount, payee });
});

describe('the emulator’s own API', () => {
  const post = async (name: string, body: unknown, headers = { 'content-type': 'application/json' }) => {
    const response = await fetch(`${emulator.url}/__emulator/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const state = async () => (await fetch(`${emulator.url}/__emulator/state`)).json();

  test('approves, decides, refunds, charges back and resolves', async () => {
    const { body } = await shop.order();
    expect(await post('approve', { orderId: body.id, instrument: 'review' })).toBe(200);
    await shop.capture(body.id);
    const captureId = emulator.captures()[0]!.id;
    expect(await post('review', { captureId, decision: 'complete' })).toBe(200);
    expect(await post('refund', { captureId, amount: usd('9.00') })).toBe(200);
    expect(await post('chargeback', { captureId })).toBe(200);
    const { disputes, captures } = await state();
    expect([disputes[0].status, captures[0].status]).toEqual(['OPEN', 'REFUNDED']);
    expect(await post('resolve', { disputeId: disputes[0].dispute_id, winner: 'seller' })).toBe(200);
    expect(emulator.captures()[0]?.status).toBe('PARTIALLY_REFUNDED');
    expect(await post('review', { captureId, decision: 'deny' })).toBe(422);
    expect(await post('approve', { orderId: 'nothing' })).toBe(404);
  });

  test('sets and clears what goes wrong', async () => {
    const webhooks = { mode: 'held', delayMs: 5, copies: 2 };
    const add = [{ call: 'get-order', how: 500, times: 3 }];
    expect(await post('faults', { webhooks, add, capture: 'PENDING', tampering: { value: '1.00' } })).toBe(200);
    expect((await state()).faults).toEqual({
      webhooks,
      calls: [{ call: 'get-order', how: 500, times: 3, skip: 0 }],
      capture: 'PENDING',
      tampering: { value: '1.00' },
    });
    expect(await post('faults', { clear: true })).toBe(200);
    expect((await state()).faults).toEqual({
      webhooks: { mode: 'normal', delayMs: 0, copies: 1 },
      calls: [],
      capture: null,
      tampering: {},
    });
    expect(await post('faults', { webhooks: { copies: 0 } })).toBe(400);
  });

  test('tells no secret, and takes nothing from a form of another site', async () => {
    expect(JSON.stringify(await state())).not.toContain(emulator.clientSecret);
    expect(await post('reset', {}, { 'content-type': 'text/plain' })).toBe(415);
  });
});
