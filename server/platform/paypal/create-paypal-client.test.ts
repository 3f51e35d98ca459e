import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { createLogger } from '../log/create-logger.ts';
import { createPayPalClient } from './create-paypal-client.ts';
import { PayPalFailure } from './paypal-failure.ts';
import type { PayPalClient } from './types.ts';

let paypal: PayPalEmulator;
let client: PayPalClient;
let pauses: number[];
let logged: string[];
/** Milliseconds; moves by pauses, and by hand. */
let time: number;
let orders = 0;

beforeAll(async () => {
  paypal = await createEmulator();
});
afterAll(() => paypal.close());
beforeEach(() => {
  paypal.reset();
  [pauses, logged, time] = [[], [], 0];
  client = newClient();
});

function newClient(more: { clientSecret?: string; baseUrl?: string; timeoutMs?: number } = {}): PayPalClient {
  return createPayPalClient({
    baseUrl: paypal.url,
    clientId: paypal.clientId,
    clientSecret: paypal.clientSecret,
    log: createLogger({ logLevel: 'debug' }, { write: (line) => void logged.push(line) }),
    clock: {
      now: () => time,
      sleep: async (ms) => {
        pauses.push(ms);
        time += ms;
      },
    },
    ...more,
  });
}

const package29 = () => ({
  customId: `order-${++orders}`,
  invoiceId: `payment-${orders}`,
  description: '90 credits',
  currency: 'USD',
  value: '29.00',
  itemTotal: '29.00',
});
const create = (input = package29()) => client.createOrder(input, { requestId: `create:${input.customId}:1` });
async function approved() {
  const order = await create();
  paypal.approve(order.id);
  return order;
}
const failureOf = async (asked: Promise<unknown>): Promise<PayPalFailure> => {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PayPalFailure);
  return error as PayPalFailure;
};
const requestsOf = (call: string) => paypal.requests.filter((request) => request.call === call);

describe('a payment', () => {
  test('is created, captured, read and refunded in part and in full', async () => {
    const input = { ...package29(), value: '31.50', handling: '2.50', brandName: 'Facsimile' };
    const created = await create(input);
    expect(created).toMatchObject({
      status: 'CREATED',
      customId: input.customId,
      invoiceId: input.invoiceId,
      amount: { currency: 'USD', value: '31.50' },
      payee: { merchantId: paypal.accounts[0]!.merchantId, email: paypal.accounts[0]!.email },
      captures: [],
      refunds: [],
    });
    paypal.approve(created.id);
    expect(await client.getOrder(created.id)).toMatchObject({
      status: 'APPROVED',
      payerEmail: expect.stringMatching('@'),
    });

    const paid = await client.captureOrder(created.id, { requestId: `capture:${input.customId}` });
    const [capture] = paid.captures;
    expect(paid.status).toBe('COMPLETED');
    expect(capture).toMatchObject({
      status: 'COMPLETED',
      amount: { currency: 'USD', value: '31.50' },
      customId: input.customId,
      invoiceId: input.invoiceId,
      orderId: created.id,
      payee: created.payee,
    });
    expect(Date.parse(capture!.createTime!)).not.toBeNaN();
    expect(await client.getCapture(capture!.id)).toEqual(capture);

    const part = await client.refundCapture(capture!.id, {
      requestId: `refund:${input.customId}:1`,
      amount: { currency: 'USD', value: '1.50' },
      invoiceId: `${input.invoiceId}-1`,
      note: 'Sorry',
    });
    expect(part).toMatchObject({ status: 'COMPLETED', amount: { value: '1.50' }, captureId: capture!.id });
    expect(await client.getRefund(part.id)).toEqual(part);
    expect(await client.getCapture(capture!.id)).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
    const rest = await client.refundCapture(capture!.id, { requestId: `refund:${input.customId}:2` });
    expect(rest.amount.value).toBe('30.00');
    expect(await client.getOrder(created.id)).toMatchObject({
      captures: [{ status: 'REFUNDED' }],
      refunds: [{ id: part.id }, { id: rest.id }],
    });
  });

  test('asks for no address, shows our name, and keeps what PayPal takes of a long text', async () => {
    await create({ ...package29(), description: '😀'.repeat(200), ...{ brandName: 'Facsimile' } });
    expect(requestsOf('create-order')[0]!.body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ description: expect.stringMatching(/^.{1,127}$/s) }],
      application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW', brand_name: 'Facsimile' },
    });
  });

  test('the same request id again is the same order and the same capture', async () => {
    const input = package29();
    const [one, two] = [await create(input), await create(input)];
    expect(two.id).toBe(one.id);
    paypal.approve(one.id);
    const captures = [];
    for (let times = 0; times < 3; times++)
      captures.push((await client.captureOrder(one.id, { requestId: 'capture:same' })).captures[0]!.id);
    expect(new Set(captures).size).toBe(1);
    expect(paypal.captures()).toHaveLength(1);
  });

  test.each([
    ['PENDING', 'PENDING'],
    ['DECLINED', 'DECLINED'],
  ])('whose capture is %s says so, although the order is complete', async (result, status) => {
    const { id } = await approved();
    paypal.faults.capture = result;
    const order = await client.captureOrder(id, { requestId: `capture:${id}` });
    expect(order.captures[0]!.status).toBe(status);
  });
});

describe('what PayPal refuses', () => {
  test.each([
    'INSTRUMENT_DECLINED',
    'PAYER_ACTION_REQUIRED',
    'COMPLIANCE_VIOLATION',
    'TRANSACTION_REFUSED',
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'DUPLICATE_INVOICE_ID',
  ])('%s is told at once, with what support asks for', async (issue) => {
    const { id } = await approved();
    paypal.faults.capture = issue;
    const failure = await failureOf(client.captureOrder(id, { requestId: `capture:${id}` }));
    expect(failure).toMatchObject({ kind: 'issue', status: 422, issue, debugId: expect.stringMatching(/./) });
    expect(pauses).toEqual([]);
  });

  test('a capture before the buyer approved, and a second one after it', async () => {
    const { id } = await create();
    const early = await failureOf(client.captureOrder(id, { requestId: 'capture:early' }));
    expect(early).toMatchObject({ kind: 'issue', issue: 'ORDER_NOT_APPROVED' });
    paypal.approve(id);
    await client.captureOrder(id, { requestId: 'capture:first' });
    const late = await failureOf(client.captureOrder(id, { requestId: 'capture:second' }));
    expect(late).toMatchObject({ kind: 'issue', issue: 'ORDER_ALREADY_CAPTURED' });
  });

  test('amounts that do not add up, with the field', async () => {
    const failure = await failureOf(create({ ...package29(), itemTotal: '28.00' }));
    expect(failure).toMatchObject({ kind: 'issue', status: 422, issue: 'AMOUNT_MISMATCH' });
    expect(failure.message).toContain('AMOUNT_MISMATCH');
  });

  test('what it does not know is undefined when read, and a failure when acted upon', async () => {
    expect(await client.getOrder('5O190127TN364715T')).toBeUndefined();
    expect(await client.getCapture('5O190127TN364715T')).toBeUndefined();
    expect(await client.getRefund('5O190127TN364715T')).toBeUndefined();
    const missing = { kind: 'issue', status: 404 };
    expect(await failureOf(client.captureOrder('5O190127TN364715T', { requestId: 'a' }))).toMatchObject(missing);
    expect(await failureOf(client.refundCapture('5O190127TN364715T', { requestId: 'b' }))).toMatchObject(missing);
  });
});

describe('when PayPal has trouble', () => {
  test.each([500, 502, 503, 504, 429])(
    '%i three times: asked four times with one request id, after growing pauses',
    async (how) => {
      paypal.faults.add({ call: 'create-order', how, times: 3 });
      const order = await create();
      expect(order.status).toBe('CREATED');
      const asked = requestsOf('create-order');
      expect(asked.map(({ status }) => status)).toEqual([how, how, how, 201]);
      expect(new Set(asked.map(({ headers }) => headers['paypal-request-id'])).size).toBe(1);
      expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
      expect(pauses[2]).toBeGreaterThan(pauses[0]! * 4);
    },
  );

  test('for longer: it is unavailable, and no more is asked', async () => {
    paypal.faults.add({ call: 'get-order', how: 503, times: 100 });
    const { id } = await create();
    expect(await failureOf(client.getOrder(id))).toMatchObject({ kind: 'unavailable', status: 503 });
    expect(requestsOf('get-order')).toHaveLength(4);
  });

  test.each(['hang', 'cut'] as const)(
    'a capture whose answer is lost (%s) is done once, and its answer comes after all',
    async (how) => {
      const { id } = await approved();
      paypal.faults.add({ call: 'capture-order', how, afterEffect: true });
      const order = await client.captureOrder(id, { requestId: `capture:${id}` });
      expect(order.captures[0]!.status).toBe('COMPLETED');
      expect(paypal.captures()).toHaveLength(1);
      expect(pauses).toHaveLength(1);
    },
  );

  test('no further try begins when somebody has waited for twenty seconds', async () => {
    const slow = createPayPalClient({
      baseUrl: paypal.url,
      clientId: paypal.clientId,
      clientSecret: paypal.clientSecret,
      log: createLogger({ logLevel: 'silent' }),
      clock: {
        now: () => {
          time += 5000;
          return time;
        },
        sleep: async (ms) => pauses.push(ms),
      },
    });
    paypal.faults.add({ call: 'get-order', how: 503, times: 100 });
    expect(await failureOf(slow.getOrder('5O190127TN364715T'))).toMatchObject({ kind: 'unavailable' });
    expect(requestsOf('get-order').length).toBeLessThan(4);
  });

  test('nobody there: unavailable, without a status', async () => {
    const closed = await createEmulator();
    await closed.close();
    const nobody = newClient({ baseUrl: closed.url });
    const failure = await failureOf(nobody.getOrder('5O190127TN364715T'));
    expect(failure).toMatchObject({ kind: 'unavailable', status: 0, message: expect.stringContaining('ECONNREFUSED') });
    expect(pauses).toHaveLength(3);
  });

  test('the first request is still running there: the same one again brings its answer', async () => {
    paypal.faults.add({ call: 'create-order', how: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' });
    expect((await create()).status).toBe('CREATED');
    expect(pauses).toHaveLength(1);
  });
});

describe('the access token', () => {
  test('is fetched once for twenty calls that come together, and kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => create()));
    await create();
    expect(requestsOf('token')).toHaveLength(1);
  });

  test('is renewed shortly before it ends', async () => {
    await create();
    time += (32_400 - 61) * 1000;
    await create();
    expect(requestsOf('token')).toHaveLength(1);
    time += 2000;
    await create();
    expect(requestsOf('token')).toHaveLength(2);
  });

  test('that PayPal has dropped is renewed once, also for calls that come together', async () => {
    await create();
    paypal.expireTokens();
    const found = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(found.map(({ id }) => id)).size).toBe(10);
    expect(requestsOf('token').length).toBe(2);
    expect(pauses).toEqual([]);
  });

  test('that PayPal never accepts ends in a failure, not in a loop', async () => {
    paypal.faults.add({ call: 'get-order', how: 401, times: 100 });
    expect(await failureOf(client.getOrder('5O190127TN364715T'))).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(requestsOf('get-order')).toHaveLength(2);
  });

  test('comes after a pause when PayPal has trouble making one', async () => {
    paypal.faults.add({ call: 'token', how: 503, times: 2 });
    expect((await create()).status).toBe('CREATED');
    expect(requestsOf('token')).toHaveLength(3);
    expect(pauses).toHaveLength(2);
  });
});

describe('credentials', () => {
  test('that belong together are fine, and each check asks anew', async () => {
    await client.checkCredentials();
    await client.checkCredentials();
    expect(requestsOf('token')).toHaveLength(2);
  });

  test('that do not are unauthorized, without further tries', async () => {
    const wrong = newClient({ clientSecret: 'not-the-secret' });
    const refused = { kind: 'unauthorized', status: 401, issue: 'invalid_client' };
    expect(await failureOf(wrong.checkCredentials())).toMatchObject(refused);
    expect(await failureOf(wrong.createOrder(package29(), { requestId: 'x' }))).toMatchObject(refused);
    expect(pauses).toEqual([]);
    expect(requestsOf('create-order')).toEqual([]);
  });

  test('a check during trouble is no verdict', async () => {
    paypal.faults.add({ call: 'token', how: 500, times: 100 });
    expect(await failureOf(client.checkCredentials())).toMatchObject({ kind: 'unavailable' });
    expect(requestsOf('token')).toHaveLength(4);
  });
});

test('what PayPal refuses is in the log with what its support asks for', async () => {
  const { id } = await approved();
  paypal.faults.capture = 'INSTRUMENT_DECLINED';
  const { debugId } = await failureOf(client.captureOrder(id, { requestId: 'capture' }));
  const line = logged.map((each) => JSON.parse(each)).find(({ issue }) => issue === 'INSTRUMENT_DECLINED');
  expect(line).toMatchObject({ call: `POST /v2/checkout/orders/${id}/capture`, status: 422, debugId });
});
