import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../log/create-logger.ts';
import { createPayPalClient } from './create-paypal-client.ts';
import { PayPalFailure } from './paypal-failure.ts';

// A PayPal gone mad: what it answers is up to each test.

const SECRET = 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp4PTTVWkPZRbL';
const TOKEN = 'A21AAFEpH4PsADK7qSS7pSRsgzfENtu-Q1ysgEDVDESseMHBYXVJYE8ovjj68el';
const BASIC = Buffer.from(`client:${SECRET}`).toString('base64');
const ID = '5O190127TN364715T';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let answer: Handler;
let asked: string[];
let logged: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url !== '/v1/oauth2/token') return answer(request, response);
    json(response, 200, { access_token: TOKEN, expires_in: 32_400 });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
});
afterAll(() => server.close());
beforeEach(() => {
  [asked, logged] = [[], []];
});

const baseUrl = () => `http://localhost:${(server.address() as AddressInfo).port}`;
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const newClient = () =>
  createPayPalClient({
    baseUrl: baseUrl(),
    clientId: 'client',
    clientSecret: SECRET,
    log: createLogger({ logLevel: 'trace' }, { write: (line) => void logged.push(line) }),
    clock: { now: () => 0, sleep: async () => {} },
  });

async function failureOf(asking: Promise<unknown>): Promise<PayPalFailure> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PayPalFailure);
  return error as PayPalFailure;
}

const order = (more: object = {}) => ({
  id: ID,
  status: 'COMPLETED',
  purchase_units: [{ amount: { currency_code: 'USD', value: '29.00' } }],
  ...more,
});

describe('secrets', () => {
  test.each([
    ['the message', (words: string) => ({ name: 'BAD', message: words })],
    ['the issue', (words: string) => ({ name: 'BAD', details: [{ issue: words, description: words, field: words }] })],
    ['the debug id', (words: string) => ({ name: 'BAD', debug_id: words })],
    ['an error of OAuth', (words: string) => ({ error: words, error_description: words })],
  ])('that a careless answer repeats in %s reach neither the error nor the log', async (_where, body) => {
    for (const status of [400, 401, 422, 500])
      for (const words of [
        SECRET,
        `Basic ${BASIC}`,
        `Bearer ${TOKEN}`,
        `https://host/?key=${encodeURIComponent(SECRET)}`,
      ]) {
        answer = (_request, response) => json(response, status, body(words));
        const failure = await failureOf(newClient().getOrder(ID));
        for (const secret of [SECRET, BASIC, TOKEN]) {
          expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret);
          expect(logged.join()).not.toContain(secret);
        }
      }
  });

  test('are not in the error of a connection that breaks', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await failureOf(newClient().getOrder(ID));
    expect(failure.kind).toBe('unavailable');
    expect(failure.cause).toBeUndefined();
    for (const secret of [SECRET, BASIC, TOKEN])
      expect(inspect(failure, { depth: 9 }) + logged.join()).not.toContain(secret);
  });

  test('follow no redirect', async () => {
    const seen: unknown[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.headers);
      response.end();
    });
    await new Promise<void>((done) => elsewhere.listen(0, 'localhost', done));
    const location = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
    for (const status of [301, 302, 303, 307, 308]) {
      answer = (_request, response) => response.writeHead(status, { location }).end();
      expect(await failureOf(newClient().getOrder(ID))).toMatchObject({ kind: 'unreadable', status });
    }
    elsewhere.close();
    expect(seen).toEqual([]);
  });
});

describe('an id from outside', () => {
  test.each(['../../v1/oauth2/token', '..', 'a/b', 'a?b', 'a#b', 'a%2fb', 'ä', '', ' ', 'x'.repeat(65), 'a\r\nb'])(
    '%j never becomes part of an address',
    async (id) => {
      const client = newClient();
      for (const get of [client.getOrder, client.getCapture, client.getRefund]) expect(await get(id)).toBeUndefined();
      const act = [
        client.captureOrder(id, { requestId: 'a' }),
        Promise.resolve().then(() => client.refundCapture(id, { requestId: 'b' })),
      ];
      for (const asking of act) expect(await failureOf(asking)).toMatchObject({ kind: 'issue', status: 404 });
      expect(asked).toEqual([]);
    },
  );

  test.each(['', 'x'.repeat(109), 'a\r\nx-evil: 1', 'a b', 'ä'])('%j is no request id', async (requestId) => {
    const asking = Promise.resolve().then(() => newClient().captureOrder(ID, { requestId }));
    await expect(asking).rejects.toThrow('request id');
    expect(asked).toEqual([]);
  });
});

describe('an answer that is not as documented', () => {
  test.each([
    ['a page', '<html>sorry</html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['another id', JSON.stringify(order({ id: '../x' }))],
    ['no purchase', JSON.stringify(order({ purchase_units: [] }))],
    [
      'two purchases',
      JSON.stringify(order({ purchase_units: [...order().purchase_units, ...order().purchase_units] })),
    ],
    ['an odd amount', JSON.stringify(order({ purchase_units: [{ amount: { currency_code: 'USD', value: '1e9' } }] }))],
    [
      'a negative amount',
      JSON.stringify(order({ purchase_units: [{ amount: { currency_code: 'USD', value: '-1' } }] })),
    ],
    [
      'an amount as a number',
      JSON.stringify(order({ purchase_units: [{ amount: { currency_code: 'USD', value: 29 } }] })),
    ],
    ['no currency', JSON.stringify(order({ purchase_units: [{ amount: { value: '29.00' } }] }))],
    ['two megabytes', JSON.stringify(order({ note: 'x'.repeat(2 * 1024 * 1024) }))],
  ])('%s is unreadable, and not asked for again', async (_what, text) => {
    answer = (_request, response) => response.end(text);
    expect(await failureOf(newClient().getOrder(ID))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(asked.filter((each) => each.startsWith('GET'))).toHaveLength(1);
  });

  test.each(['<html>Not here</html>', '{}', ''])(
    'a 404 that is not PayPal’s (%j) does not mean that there is no order',
    async (text) => {
      answer = (_request, response) => response.writeHead(404).end(text);
      expect(await failureOf(newClient().getOrder(ID))).toMatchObject({ kind: 'unreadable', status: 404 });
    },
  );

  test('of a capture: the order says what became of the money', async () => {
    answer = (request, response) =>
      request.method === 'POST' ? json(response, 201, { id: ID, status: 'COMPLETED' }) : json(response, 200, order());
    const captured = await newClient().captureOrder(ID, { requestId: 'capture' });
    expect(captured).toMatchObject({ id: ID, status: 'COMPLETED' });
    expect(asked.slice(1)).toEqual([`POST /v2/checkout/orders/${ID}/capture`, `GET /v2/checkout/orders/${ID}`]);
  });

  test('states that nobody knows yet are unknown: neither paid nor failed', async () => {
    const money = { amount: { currency_code: 'USD', value: '29.00' } };
    const payments = {
      captures: [{ id: 'C', status: 'SETTLING', ...money }],
      refunds: [{ id: 'R', status: 'ODD', ...money }],
    };
    answer = (_request, response) =>
      json(response, 200, order({ status: 'NEW_STATE', purchase_units: [{ ...money, payments }] }));
    expect(await newClient().getOrder(ID)).toMatchObject({
      status: 'UNKNOWN',
      captures: [{ status: 'UNKNOWN' }],
      refunds: [{ status: 'UNKNOWN' }],
    });
  });
});
