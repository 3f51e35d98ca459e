import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectMethods } from '../http/allowed-methods.ts';
import { answerErrors } from '../http/answer-errors.ts';
import { compressAssets } from './compress-assets.ts';
import { registerWeb } from './register-web.ts';

// A build as small as can be: one page that shows its session as the loader reads it.
const SERVER_BUILD = `
import { createContext } from 'react-router';
export const serverFetch = createContext();
const root = {
  default: () => null,
  loader: async ({ context }) => new Response(await (await context.get(serverFetch)('/api/who')).text()),
};
export const entry = { module: { serverFetch, default: (request, status, headers, context) => {
  headers.set('content-type', 'text/html');
  const data = Object.values(context.staticHandlerContext.loaderData)[0];
  return new Response('page ' + data + ' ' + request.headers.get('x-csp-nonce'), { status, headers });
} } };
export const routes = { root: { id: 'root', path: '*', module: root } };
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

const app = Fastify();
// Inside the repository, so that the build finds react-router.
let build: string;

beforeAll(async () => {
  build = await mkdtemp(join(import.meta.dirname, '.test-build-'));
  await mkdir(join(build, 'server'));
  await mkdir(join(build, 'client/assets'), { recursive: true });
  await mkdir(join(build, 'preview'));
  await writeFile(join(build, 'server/index.js'), SERVER_BUILD);
  await writeFile(join(build, 'client/assets/app-123.js'), 'console.log(1)'.repeat(100));
  await writeFile(join(build, 'client/assets/pdf.worker.min-123.mjs'), 'console.log(2)'.repeat(100));
  await writeFile(join(build, 'client/favicon.svg'), '<svg/>');
  await mkdir(join(build, 'client/site'));
  await writeFile(join(build, 'client/site/picture.svg'), '<svg/>');
  await writeFile(join(build, 'preview/frame.js'), '1');
  await writeFile(join(build, 'client/site/banner.webp'), 'picture');
  await compressAssets(join(build, 'client'));
  app.get('/api/who', (request) => request.headers.cookie ?? 'nobody');
  await registerWeb(app, { mode: 'production', buildDirectory: build, paymentSources: ['https://*.pay.example'] });
});

afterAll(async () => {
  await app.close();
  await rm(build, { recursive: true });
});

test('a page is rendered with what its loader reads from the API as the visitor', async () => {
  const answer = await app.inject({ url: '/any/page', headers: { cookie: 'a=1' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^page a=1 /);
});

test('security: the nonce of the page is the one of its policy, and a new one each time', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await app.inject({ url: '/', headers: { 'x-csp-nonce': 'forged' } });
      const nonce = body.split(' ').at(-1);
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set([...nonces, 'forged']).size).toBe(3);
});

test('hashed files stay for ever and come compressed', async () => {
  const { headers } = await app.inject({ url: '/assets/app-123.js', headers: { 'accept-encoding': 'br' } });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
});

test('security: the worker for PDF files may compile what it decodes pictures with, and nothing else', async () => {
  const url = '/assets/pdf.worker.min-123.mjs';
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect(headers['content-encoding']).toBe('br');
  expect((await app.inject('/assets/app-123.js')).headers['content-security-policy']).toBeUndefined();
});

test('pictures of the site are served, for an hour', async () => {
  const { body, headers } = await app.inject('/site/banner.webp');
  expect([body, headers['content-type'], headers['cache-control']]).toEqual([
    'picture',
    'image/webp',
    'public, max-age=3600',
  ]);
});

test('a HEAD request answers without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('a page is read, not sent to: other methods are told so', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: '/any/page' });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('the address of a call is no page', async () => {
  const calls = Fastify();
  collectMethods(calls);
  answerErrors(calls);
  calls.post('/new-thing', () => 'new');
  await registerWeb(calls, { mode: 'production', buildDirectory: build });
  const answer = await calls.inject('/new-thing');
  expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([405, 'POST', 'METHOD_NOT_ALLOWED']);
  expect((await calls.inject({ method: 'DELETE', url: '/assets/app-123.js' })).headers.allow).toBe('GET, HEAD');
  expect((await calls.inject('/assets/app-456.js')).statusCode).toBe(404);
  await calls.close();
});

test('files beside the hashed ones, and those in folders there, are served for an hour', async () => {
  for (const url of ['/favicon.svg', '/site/picture.svg']) {
    const { headers, body } = await app.inject({ url });
    expect([headers['cache-control'], body]).toEqual(['public, max-age=3600', '<svg/>']);
  }
});

test('error: an unknown call of the API, and a file that is not there, are not answered with a page', async () => {
  for (const url of ['/api/nothing', '/api', '/api?x']) expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404);
});

test('security: the preview document may be framed by us only and its files be loaded by its opaque origin', async () => {
  const { headers } = await app.inject({ url: '/preview' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const script = await app.inject({ url: '/preview/frame.js' });
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('security: the preview of an embed may stand within any page; apart from that it is as strict', async () => {
  const [own, embedded] = await Promise.all(
    ['/preview', '/preview/embedded'].map(async (url) => {
      const { headers, body } = await app.inject({ url });
      const fixed = (text: string) => text.replaceAll(/nonce(-|=")[^"']+/g, 'nonce');
      return { body: fixed(body), policy: fixed(String(headers['content-security-policy'])) };
    }),
  );
  expect(embedded!.policy).toBe(own!.policy.replace("frame-ancestors 'self'", 'frame-ancestors *'));
  expect(embedded!.body).toBe(own!.body);
});

test('security: only an embed may be framed, and no older header says otherwise', async () => {
  const policyOf = async (url: string) => {
    const { headers } = await app.inject(url);
    expect(headers['x-frame-options']).toBeUndefined();
    return String(headers['content-security-policy']);
  };
  expect(await policyOf('/embed/Ab-_1234567890abcdefgh')).toContain('frame-ancestors *');
  for (const url of ['/', '/s/Ab-_1234567890abcdefgh', '/login', '/user/generate-code', '/embed', '/embed/a/b'])
    expect(await policyOf(url)).toContain("frame-ancestors 'none'");
});

test('security: only the generator may send a form to others', async () => {
  const targetsOf = async (url: string) =>
    /form-action ([^;]*)/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1];
  const wide = "'self' https://codepen.io/pen/define https://stackblitz.com/run";
  expect(await targetsOf('/user/generate-code?generation=1')).toBe(wide);
  for (const url of ['/', '/login', '/user/dashboard', '/user/history', '/admin/dashboard', '/s/a', '/embed/a'])
    expect(await targetsOf(url)).toBe("'self'");
});

test('error: a missing build says what to do', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'no-build-'));
  await mkdir(join(empty, 'client/assets'), { recursive: true });
  await mkdir(join(empty, 'preview'));
  await expect(registerWeb(Fastify(), { mode: 'production', buildDirectory: empty })).rejects.toThrow(/not built/);
  await rm(empty, { recursive: true });
});

test('a path that begins with two slashes names no other host', async () => {
  for (const url of ['//', '//other.example:99999/', '//other.example/login'])
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(200);
});

test.each([
  '/pay-now/01a1fa7e-58c5-7667-be66-ec1854fc8368',
  '/pay-now/AB12CD34/',
  '/item-pay-now/01a1fa7e-58c5-7667-be66-ec1854fc8368?from=orders',
  '/admin/settings/paypal',
])('security: %s may load the payment service', async (url) => {
  const policy = String((await app.inject(url)).headers['content-security-policy']);
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://\\*\\.pay\\.example`));
});

test.each([
  '/',
  '/pay-now',
  '/pay-now/',
  '/pay-now/a/b',
  '/x/pay-now/a',
  '/?to=/pay-now/a',
  '/user/package-pending-payment',
  '/buy/a',
  '/item-buy/a',
  '/admin/settings',
  '/admin/settings/logo',
  '/admin/settings/paypal/x',
])('security: %s may not', async (url) => {
  const policy = String((await app.inject(url)).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('pay.example');
});
