import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerErrors } from '../http/answer-errors.ts';
import { limitBodies } from '../http/limit-bodies.ts';
import { refuseBadHosts } from '../http/refuse-bad-hosts.ts';
import { refuseForeignOrigins } from '../http/refuse-foreign-origins.ts';
import { createLogger } from '../log/create-logger.ts';
import { createWebhookVerifier } from './create-webhook-verifier.ts';
import { registerPayPalWebhook } from './register-webhook.ts';
import { createWebhookSigner, type WebhookSigner } from './testing/webhook-signer.ts';
import type { WebhookEvent } from './types.ts';

const WEBHOOK_ID = '1JE4291016473214C';
const eventOf = (more: object = {}) =>
  Buffer.from(
    JSON.stringify({
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource_type: 'capture',
      resource: { id: '2GG279541U471931P', custom_id: 'Ä€😀' },
      create_time: '2026-02-18T20:01:35.000Z',
      ...more,
    }),
  );

let signer: WebhookSigner;
let paypal: Server;
let app: FastifyInstance;
let certificateUrl: string;
let handled: WebhookEvent[];
let logged: string[];
let webhookId: string | undefined;
let failing: Error | undefined;

beforeAll(async () => {
  signer = await createWebhookSigner();
  paypal = createServer((_request, response) => void response.end(signer.certificate));
  await new Promise<void>((done) => paypal.listen(0, 'localhost', done));
  const standIn = `http://localhost:${(paypal.address() as AddressInfo).port}`;
  certificateUrl = `${standIn}/v1/notifications/certs/CERT-1`;

  app = Fastify({ loggerInstance: createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) }) });
  answerErrors(app);
  refuseBadHosts(app);
  refuseForeignOrigins(app, undefined);
  limitBodies(app);
  registerPayPalWebhook(app, {
    verifier: createWebhookVerifier({ standIn }),
    webhookId: async () => webhookId,
    handle: async (event) => {
      if (failing) throw failing;
      handled.push(event);
    },
  });
  await app.listen({ port: 0, host: 'localhost' });
});
afterAll(async () => {
  await app.close();
  paypal.close();
});
beforeEach(() => {
  [handled, logged, webhookId, failing] = [[], [], WEBHOOK_ID, undefined];
});

/** Sends it as a process of its own would, in one piece or in many. */
function send(
  body: Buffer,
  headers: Record<string, string>,
  chunked = false,
): Promise<{ status: number; text: string }> {
  const { port } = app.server.address() as AddressInfo;
  const length = chunked ? {} : { 'content-length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: 'localhost', path: '/webhooks/paypal', method: 'POST', headers: { ...headers, ...length } },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode!, text });
      },
    );
    sent.on('error', reject);
    for (let at = 0; at < body.length; at += 100_000) sent.write(body.subarray(at, at + 100_000));
    sent.end();
  });
}
const signed = (body: Buffer, more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  ...signer.headersFor(body, WEBHOOK_ID, certificateUrl),
  ...more,
});

describe('a signed event', () => {
  test('is handed over as PayPal wrote it', async () => {
    const body = eventOf();
    expect(await send(body, signed(body))).toEqual({ status: 200, text: '{"success":true}' });
    expect(handled).toEqual([
      {
        id: 'WH-1',
        eventType: 'PAYMENT.CAPTURE.COMPLETED',
        resourceType: 'capture',
        resource: { id: '2GG279541U471931P', custom_id: 'Ä€😀' },
        createTime: '2026-02-18T20:01:35.000Z',
      },
    ]);
  });

  test('may come in pieces, of any type, and with white space that counts for the signature', async () => {
    const body = Buffer.from(`${eventOf()}\r\n  `);
    expect((await send(body, signed(body), true)).status).toBe(200);
    expect((await send(body, signed(body, { 'content-type': 'text/plain' }))).status).toBe(200);
    expect(handled).toHaveLength(2);
  });

  test('that is not dealt with is to come again, and the log says why', async () => {
    const body = eventOf();
    failing = new Error('the database is away');
    expect(await send(body, signed(body))).toEqual({ status: 500, text: '{"success":false}' });
    expect(logged.join()).toContain('the database is away');
    failing = undefined;
    expect((await send(body, signed(body))).status).toBe(200);
  });

  test.each([
    ['no JSON', Buffer.from('not json')],
    ['no event', Buffer.from('[]')],
    ['without a resource', eventOf({ resource: null })],
    ['without an id', eventOf({ id: '' })],
  ])('that is %s is refused', async (_what, body) => {
    expect((await send(body, signed(body))).status).toBe(400);
    expect(handled).toEqual([]);
    expect(logged.join()).toContain('not as documented');
  });
});

describe('refused without a word about why, which only the log says', () => {
  test.each([
    ['no signature', () => ({ 'content-type': 'application/json' }), 'missing or odd'],
    ['a signature of another body', () => signed(eventOf({ id: 'WH-2' })), 'does not fit'],
    ['a foreign certificate', () => signed(eventOf(), { 'paypal-cert-url': 'http://evil.example/c' }), 'not at PayPal'],
    [
      'two certificates',
      () => signed(eventOf(), { 'paypal-cert-url': `${certificateUrl}, ${certificateUrl}` }),
      'not at',
    ],
  ])('%s', async (_what, headers, reason) => {
    expect(await send(eventOf(), headers())).toEqual({ status: 400, text: '{"success":false}' });
    expect(handled).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(reason);
  });

  test('any event while PayPal is not set up', async () => {
    webhookId = undefined;
    expect((await send(eventOf(), signed(eventOf()))).status).toBe(400);
    expect(logged[0]).toContain('no webhook id');
  });

  test('an empty body', async () => {
    const empty = Buffer.alloc(0);
    expect((await send(empty, signed(empty))).status).toBe(400);
  });

  test.each([false, true])('more than 256 kB, in pieces: %s', async (chunked) => {
    const body = eventOf({ resource: { text: 'x'.repeat(300 * 1024) } });
    const answer = await send(body, signed(body), chunked).catch((error: NodeJS.ErrnoException) => error.code);
    // The server may hang up before all is sent.
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(typeof answer === 'object' ? answer.status : answer);
    expect(handled).toEqual([]);
  });

  test('what a page of another site lets a browser send', async () => {
    const body = eventOf();
    expect((await send(body, signed(body, { origin: 'https://evil.example' }))).status).toBe(403);
    expect(handled).toEqual([]);
  });
});
