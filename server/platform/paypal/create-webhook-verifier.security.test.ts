import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookVerifier } from './create-webhook-verifier.ts';
import { createWebhookSigner, type WebhookSigner } from './testing/webhook-signer.ts';

const WEBHOOK_ID = '1JE4291016473214C';
const CERTIFICATE_URL = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';
const body = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"id":"Ä€😀"}}');

let signer: WebhookSigner;
let asked: string[];
/** What the certificate's address answers. */
let answer: () => Response | Promise<Response>;

/** The network: every address that is asked is written down. */
const network: typeof fetch = async (url) => {
  asked.push(String(url));
  return answer();
};

beforeAll(async () => {
  signer = await createWebhookSigner();
});
beforeEach(() => {
  asked = [];
  answer = () => new Response(signer.certificate);
});

const verifier = (more: Parameters<typeof createWebhookVerifier>[0] = {}) =>
  createWebhookVerifier({ fetch: network, ...more });
const headersOf = (more: Record<string, string | undefined> = {}) => ({
  ...signer.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL),
  ...more,
});
const refusalOf = async (verified: Promise<true | { refused: string }>) => {
  const result = await verified;
  return result === true ? 'accepted' : result.refused;
};
const verify = (more: Partial<Parameters<ReturnType<typeof verifier>['verify']>[0]> = {}, by = verifier()) =>
  refusalOf(by.verify({ headers: headersOf(), rawBody: body, webhookId: WEBHOOK_ID, ...more }));

test('the CRC of the body is one that a signed number would show with a minus', () => {
  expect(crc32(body)).toBeGreaterThan(2 ** 31);
});

test.each(['api.paypal.com', 'api.sandbox.paypal.com', 'api-m.paypal.com', 'api-m.sandbox.paypal.com'])(
  'what PayPal signed is accepted, with the certificate of %s',
  async (host) => {
    const url = CERTIFICATE_URL.replace('api.paypal.com', host);
    expect(await verify({ headers: headersOf({ 'paypal-cert-url': url }) })).toBe('accepted');
    expect(asked).toEqual([url]);
  },
);

describe('forged', () => {
  test('a body that differs in one byte, wherever it is', async () => {
    const by = verifier();
    for (let at = 0; at < body.length; at++) {
      const changed = Buffer.from(body);
      changed[at]! ^= 1;
      expect(await verify({ rawBody: changed }, by)).toBe('the signature does not fit');
    }
  });

  test('a body that means the same and is written differently', async () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(await verify({ rawBody: rewritten })).toBe('the signature does not fit');
  });

  test.each(['paypal-transmission-id', 'paypal-transmission-time'])('another %s', async (name) => {
    const headers = headersOf();
    expect(
      await verify({ headers: { ...headers, [name]: headers[name]!.replace('2', '3').replace('69', '68') } }),
    ).toBe('the signature does not fit');
  });

  test('the signature of another key', async () => {
    const other = await createWebhookSigner();
    const headers = other.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL);
    expect(await verify({ headers })).toBe('the signature does not fit');
  });

  test('a message for another webhook, such as one of the forger', async () => {
    const headers = signer.headersFor(body, 'WH-OF-SOMEBODY-ELSE', CERTIFICATE_URL);
    expect(await verify({ headers })).toBe('the signature does not fit');
  });

  test('an empty signature, and one that is no base64', async () => {
    for (const signature of ['', '=', 'not base64!', 'A'.repeat(3000)])
      expect(await verify({ headers: headersOf({ 'paypal-transmission-sig': signature }) })).toContain('-sig');
    expect(asked).toEqual([]);
  });

  test.each(['SHA1withRSA', 'SHA256withECDSA', 'none', 'sha256withrsa', ''])('the algorithm %j', async (algorithm) => {
    expect(await verify({ headers: headersOf({ 'paypal-auth-algo': algorithm }) })).toContain('paypal-auth-algo');
    expect(asked).toEqual([]);
  });

  test.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-auth-algo',
    'paypal-cert-url',
  ])('a message without %s', async (name) => {
    expect(await verify({ headers: headersOf({ [name]: undefined }) })).toBe(`missing or odd: ${name}`);
    expect(asked).toEqual([]);
  });

  test('any message while no webhook is set up, even one that is signed for none', async () => {
    const headers = signer.headersFor(body, '', CERTIFICATE_URL);
    expect(await verify({ headers, webhookId: '' })).toBe('no webhook id is set');
    expect(asked).toEqual([]);
  });
});

describe('an address for the certificate that is not PayPal’s: nothing is asked', () => {
  const path = '/v1/notifications/certs/CERT-1';
  test.each([
    `http://api.paypal.com${path}`,
    `https://evil.example${path}`,
    `https://api.paypal.com.evil.example${path}`,
    `https://evil.example/api.paypal.com${path}`,
    `https://evilapi.paypal.com${path}`,
    `https://evil-paypal.com${path}`,
    `https://www.paypal.com${path}`,
    `https://paypal.com${path}`,
    `https://api.paypal.com@evil.example${path}`,
    `https://user@api.paypal.com${path}`,
    `https://api.paypal.com:443@evil.example${path}`,
    `https://api.paypal.com:444${path}`,
    `https://api.paypal.com:443${path}`,
    `https://api.paypal.com.${path}`,
    `https://API.PayPal.com${path}`,
    `HTTPS://api.paypal.com${path}`,
    ` https://api.paypal.com${path}`,
    `https://api.paypal.com${path}\n`,
    `https://evil.example\\@api.paypal.com${path}`,
    `https://api.paypal.com\\.evil.example${path}`,
    `https://api%2epaypal.com${path}`,
    `https://api。paypal。com${path}`,
    `https:/api.paypal.com${path}`,
    `//api.paypal.com${path}`,
    `https://api.paypal.com/v1/notifications/certs/../../oauth2/token`,
    `https://api.paypal.com/v1/notifications/certs/%2e%2e`,
    `https://api.paypal.com/v1/notifications/certs/CERT-1?to=evil.example`,
    `https://api.paypal.com/v1/notifications/certs/CERT-1#@evil.example`,
    `https://api.paypal.com/v1/notifications/certs/CERT-1.html`,
    `https://api.paypal.com/redirect`,
    `https://127.0.0.1${path}`,
    `https://[::1]${path}`,
    `http://169.254.169.254/latest/meta-data`,
    'file:///etc/passwd',
    'data:text/plain,x',
    'x'.repeat(2000),
    '',
  ])('%j', async (url) => {
    for (const by of [verifier(), verifier({ standIn: 'http://localhost:4108' })])
      expect(await verify({ headers: headersOf({ 'paypal-cert-url': url }) }, by)).not.toBe('accepted');
    expect(asked).toEqual([]);
  });

  test.each([
    `http://localhost:41080${path}`,
    `http://localhost:4108.evil.example${path}`,
    `http://localhost:4108@evil.example${path}`,
    `https://localhost:4108${path}`,
    `http://localhost${path}`,
    `http://LOCALHOST:4108${path}`,
    `http://localhost:4108/sdk/js`,
  ])('%j, when http://localhost:4108 stands in for PayPal', async (url) => {
    const by = verifier({ standIn: 'http://localhost:4108' });
    expect(await verify({ headers: headersOf({ 'paypal-cert-url': url }) }, by)).toBe(
      'the certificate is not at PayPal',
    );
    expect(asked).toEqual([]);
  });
});

describe('a certificate', () => {
  const hour = 3_600_000;

  test('that has ended, or has not begun, signs nothing', async () => {
    const now = Date.now();
    for (const dates of [
      { notBefore: new Date(now - 2 * hour), notAfter: new Date(now - hour) },
      { notBefore: new Date(now + hour), notAfter: new Date(now + 2 * hour) },
    ]) {
      const other = await createWebhookSigner(dates);
      answer = () => new Response(other.certificate);
      const headers = other.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL);
      expect(await verify({ headers })).toBe('the certificate is out of date');
    }
  });

  test('that ends while it is kept signs nothing any more', async () => {
    const other = await createWebhookSigner({ notAfter: new Date(Date.now() + hour) });
    answer = () => new Response(other.certificate);
    let time = Date.now();
    const by = verifier({ now: () => time });
    const headers = other.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL);
    expect(await verify({ headers }, by)).toBe('accepted');
    time += 2 * hour;
    expect(await verify({ headers }, by)).toBe('the certificate is out of date');
  });

  test('of another kind of key is refused', async () => {
    const curve = await createWebhookSigner({ curve: true });
    answer = () => new Response(curve.certificate);
    expect(await verify()).toBe('the certificate is not of RSA');
  });

  test.each([
    ['is missing', () => new Response('no', { status: 404 }), /answered 404/],
    ['is a page', () => new Response('<html>'), /holds none/],
    [
      'is broken',
      () => new Response('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
      /^no certificate/,
    ],
    ['is endless', () => new Response('x'.repeat(2 * 1024 * 1024)), /too large/],
    ['is elsewhere', () => Response.redirect('https://evil.example/cert', 302), /redirect/],
    ['cannot be fetched', () => Promise.reject(new TypeError('fetch failed')), /cannot be reached/],
  ])('that %s is refused, and fetched anew for the next message', async (_how, bad, reason) => {
    const by = verifier();
    const good = answer;
    answer = bad;
    expect(await verify({}, by)).toMatch(reason);
    answer = good;
    expect(await verify({}, by)).toBe('accepted');
    expect(asked).toEqual([CERTIFICATE_URL, CERTIFICATE_URL]);
  });

  test('with those of its issuers behind it is read, and the issuers do not sign', async () => {
    const issuer = await createWebhookSigner();
    answer = () => new Response(`${signer.certificate}\n${issuer.certificate}\n`);
    const by = verifier();
    expect(await verify({}, by)).toBe('accepted');
    const headers = issuer.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL);
    expect(await verify({ headers }, by)).toBe('the signature does not fit');
  });

  test('is fetched once for fifty messages, also when they come together', async () => {
    const by = verifier();
    const together = await Promise.all(Array.from({ length: 50 }, () => verify({}, by)));
    expect(new Set(together)).toEqual(new Set(['accepted']));
    expect(await verify({}, by)).toBe('accepted');
    expect(asked).toHaveLength(1);
  });

  test('is fetched again after a day', async () => {
    let time = Date.now();
    const long = await createWebhookSigner({ notAfter: new Date(time + 72 * hour) });
    answer = () => new Response(long.certificate);
    const by = verifier({ now: () => time });
    const headers = long.headersFor(body, WEBHOOK_ID, CERTIFICATE_URL);
    await verify({ headers }, by);
    time += 25 * hour;
    expect(await verify({ headers }, by)).toBe('accepted');
    expect(asked).toHaveLength(2);
  });

  test('of a stranger’s choice: at most four are fetched at a time', async () => {
    const waiting: (() => void)[] = [];
    answer = () => new Promise((resolve) => waiting.push(() => resolve(new Response(signer.certificate))));
    const by = verifier();
    const messages = Array.from({ length: 20 }, (_, at) =>
      verify({ headers: headersOf({ 'paypal-cert-url': `${CERTIFICATE_URL}-${at}` }) }, by),
    );
    await Promise.all(messages.slice(4));
    for (const go of waiting) go();
    const results = await Promise.all(messages);
    expect(results.filter((result) => result === 'accepted')).toHaveLength(4);
    expect(results.filter((result) => result.includes('too many'))).toHaveLength(16);
    expect(asked).toHaveLength(4);
  });

  test('kept ones do not grow without end', async () => {
    const by = verifier();
    for (let at = 0; at < 40; at++)
      await verify({ headers: headersOf({ 'paypal-cert-url': `${CERTIFICATE_URL}-${at}` }) }, by);
    await verify({ headers: headersOf({ 'paypal-cert-url': `${CERTIFICATE_URL}-39` }) }, by);
    expect(asked).toHaveLength(40);
    await verify({ headers: headersOf({ 'paypal-cert-url': `${CERTIFICATE_URL}-0` }) }, by);
    expect(asked).toHaveLength(41);
  });
});

describe('over a real network', () => {
  let server: Server;
  let foreign: Server;
  let served: string[];
  let strangers = 0;
  const originOf = (of: Server) => `http://localhost:${(of.address() as AddressInfo).port}`;

  beforeAll(async () => {
    foreign = createServer((_request, response) => {
      strangers++;
      response.end(signer.certificate);
    });
    server = createServer((request, response) => {
      served.push(request.url ?? '');
      if (request.url?.endsWith('/moved')) return response.writeHead(302, { location: `${originOf(foreign)}/x` }).end();
      response.end(signer.certificate);
    });
    for (const each of [server, foreign]) await new Promise<void>((done) => each.listen(0, 'localhost', done));
  });
  afterAll(() => {
    for (const each of [server, foreign]) each.close();
  });
  beforeEach(() => {
    served = [];
  });

  const verifyAt = (url: string) =>
    refusalOf(
      createWebhookVerifier({ standIn: originOf(server) }).verify({
        headers: headersOf({ 'paypal-cert-url': url }),
        rawBody: body,
        webhookId: WEBHOOK_ID,
      }),
    );

  test('the origin that stands in for PayPal is asked', async () => {
    expect(await verifyAt(`${originOf(server)}/v1/notifications/certs/CERT-1`)).toBe('accepted');
    expect(served).toEqual(['/v1/notifications/certs/CERT-1']);
  });

  test('another server on the same machine is not, and neither is one that it leads to', async () => {
    expect(await verifyAt(`${originOf(foreign)}/v1/notifications/certs/CERT-1`)).not.toBe('accepted');
    expect(await verifyAt(`${originOf(server)}/v1/notifications/certs/moved`)).toContain('redirect');
    expect(served).toEqual(['/v1/notifications/certs/moved']);
    expect(strangers).toBe(0);
  });
});
