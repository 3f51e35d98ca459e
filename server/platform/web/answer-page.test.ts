import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { announce, SITE_STREAM } from '../events/announce.ts';
import { createEventHub, type EventHub } from '../events/event-hub.ts';
import { registerWeb } from './register-web.ts';

// A build as small as can be: every page shows what the API has in stock, /login says nothing about being shared.
const SERVER_BUILD = `
import { createContext, data } from 'react-router';
export const serverFetch = createContext();
const root = {
  default: () => null,
  headers: ({ loaderHeaders }) => loaderHeaders,
  loader: async ({ context, request }) => {
    const answer = await context.get(serverFetch)('/api/stock');
    if (request.url.endsWith('/broken')) throw new Error('broken');
    const shared = new URL(request.url).pathname !== '/login';
    return data(await answer.text(), shared ? { headers: { 'x-page-cache': 'public' } } : undefined);
  },
};
export const entry = { module: { serverFetch, default: (request, status, headers, context) => {
  const nonce = request.headers.get('x-csp-nonce');
  headers.set('content-type', 'text/html; charset=utf-8');
  const stock = Object.values(context.staticHandlerContext.loaderData)[0];
  const html = '<p>' + stock + ' for ' + request.headers.get('cookie') + '</p><script nonce="' + nonce + '">1</script>';
  return new Response(html, { status, headers });
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

// Inside the repository, so that the build finds react-router.
let build: string;
beforeAll(async () => {
  build = await mkdtemp(join(import.meta.dirname, '.test-build-'));
  for (const folder of ['server', 'client/assets', 'preview']) await mkdir(join(build, folder), { recursive: true });
  await writeFile(join(build, 'server/index.js'), SERVER_BUILD);
  await writeFile(join(build, 'preview/frame.js'), '1');
});
afterAll(() => rm(build, { recursive: true }));

describe.each(testDatabases())('pages for everybody on $name', ({ open }) => {
  let connection: DatabaseConnection;
  const hubs: EventHub[] = [];
  const apps: FastifyInstance[] = [];
  let stock: { status: number; text: string; asked: number; delayMs: number };

  async function startApp(): Promise<void> {
    const hub = await createEventHub(connection);
    const app = Fastify();
    app.get('/api/stock', async (_request, reply) => {
      const { status, text, delayMs } = stock;
      stock.asked++;
      await delay(delayMs);
      return reply.code(status).send(text);
    });
    await registerWeb(app, { mode: 'production', buildDirectory: build, events: hub });
    hubs.push(hub);
    apps.push(app);
  }

  beforeAll(async () => {
    connection = await open();
    await startApp();
    await startApp();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const hub of hubs) await hub.close();
    await connection.close();
  });
  beforeEach(async () => {
    stock = { status: 200, text: 'apples', asked: 0, delayMs: 0 };
    await change();
  });

  const get = (options: InjectOptions | string, app = apps[0]!) =>
    app.inject(typeof options === 'string' ? { url: options } : options);

  /** Announces a change and waits until every instance has heard of it. */
  async function change(): Promise<void> {
    const heard = hubs.map((hub) => new Promise<void>((resolve) => hub.subscribe(SITE_STREAM, () => resolve())));
    await announce(connection.db, SITE_STREAM);
    await Promise.all(heard);
  }

  /** Visits until the page comes from memory. */
  async function warm(options: InjectOptions | string, app = apps[0]!) {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await get(options, app);
      if (answer.headers.etag) return answer;
      await delay(5);
    }
    throw new Error('The page is not kept.');
  }

  test('a page from memory shows what a rendered one does', async () => {
    const first = await get('/?rendered');
    const kept = await warm('/');
    expect(first.headers.etag).toBeUndefined();
    expect(kept.body).toBe(first.body.replace(/ nonce="[^"]+"/, ''));
    expect(kept.headers['content-type']).toBe(first.headers['content-type']);
    expect(kept.headers['cache-control']).toBe('private, no-cache');
    expect([first, kept].map(({ headers }) => headers['x-page-cache'])).toEqual([undefined, undefined]);
  });

  test('once it is kept, nobody asks the API again', async () => {
    await warm('/');
    const { asked } = stock;
    await get('/');
    expect(stock.asked).toBe(asked);
  });

  test('it comes compressed as the client takes it', async () => {
    const { body } = await warm('/');
    const br = await get({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await get({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)].map(String)).toEqual([body, body]);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  test('who has it already gets 304, with the policy', async () => {
    const { headers } = await warm('/');
    const again = await get({ url: '/', headers: { 'if-none-match': `"other", ${headers.etag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('a HEAD request gets the headers of the page', async () => {
    const { headers, rawPayload } = await warm('/');
    const head = await get({ method: 'HEAD', url: '/' });
    expect([head.body, head.headers.etag]).toEqual(['', headers.etag]);
    expect(Number(head.headers['content-length'])).toBe(rawPayload.length);
  });

  test('security: what is kept holds no nonce, and its policy names the script', async () => {
    const { body, headers } = await warm('/');
    expect(body).toContain('<script>1</script>');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  });

  test('security: a page of somebody signed in is neither kept nor given from memory', async () => {
    const cookie = 'theme=dark; better-auth.session_token=secret';
    await get({ url: '/', headers: { cookie } });
    expect((await get('/')).body).toContain('apples for null');
    await warm('/');
    const own = await get({ url: '/', headers: { cookie } });
    expect(own.headers.etag).toBeUndefined();
    expect(own.body).toContain(cookie);
  });

  test('security: of a visitor’s cookies only the preferences reach what is kept', async () => {
    const headers = { cookie: 'theme=dark; tracker=1; sidebar=evil' };
    expect((await warm({ url: '/', headers })).body).toContain('apples for theme=dark<');
    expect((await warm('/')).body).toContain('apples for null');
  });

  test('security: hosts do not share pages', async () => {
    for (const host of ['one.example', 'two.example']) await get({ url: '/', headers: { host } });
    expect(stock.asked).toBe(2);
  });

  test('error: a page that lacks a part is never kept', async () => {
    stock.status = 503;
    for (let visits = 0; visits < 3; visits++) {
      expect((await get('/')).headers.etag).toBeUndefined();
      await delay(20);
    }
    stock.status = 200;
    expect((await warm('/')).body).toContain('apples');
  });

  test('a page whose route does not say that it is shared is rendered for everybody', async () => {
    for (let visits = 0; visits < 3; visits++) {
      expect((await get('/login')).headers.etag).toBeUndefined();
      await delay(5);
    }
    expect(stock.asked).toBe(3);
  });

  test('queries are rendered and not kept', async () => {
    for (let visits = 0; visits < 3; visits++) {
      expect((await get('/?utm=1')).headers.etag).toBeUndefined();
      await delay(5);
    }
    expect(stock.asked).toBe(3);
  });

  test('security: an address has one copy, however it is written', async () => {
    for (const path of [
      '/Premium/a-template/AB12CD34',
      '/premium/A-template/AB12CD34',
      '/aBout',
      '/about/',
      '/%61bout',
    ]) {
      for (let visits = 0; visits < 2; visits++) expect((await get(path)).headers.etag).toBeUndefined();
    }
    for (const path of ['/about', '/premium/a-template/AB12CD34']) expect(await warm(path)).toBeDefined();
  });

  test('visitors who come at the same time wait for one rendering', async () => {
    stock.delayMs = 50;
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/together')));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(stock.asked).toBe(1);
  });

  test('a visitor for whom that takes too long gets a page of their own, and the next one what was made', async () => {
    stock.delayMs = 400;
    expect((await get('/slow')).headers.etag).toBeUndefined();
    stock.delayMs = 0;
    expect((await get('/slow')).headers.etag).toBeDefined();
  });

  test('error: a visitor gets a page also when the one for everybody cannot be made', async () => {
    const answer = await get('/broken');
    expect([answer.statusCode, answer.headers.etag]).toEqual([500, undefined]);
  });

  test('a change is seen by the next visitor of every instance', async () => {
    for (const app of apps) await warm('/', app);
    stock.text = 'pears';
    await change();
    for (const app of apps) {
      expect((await get('/', app)).body).toContain('pears');
      expect((await warm('/', app)).body).toContain('pears');
    }
  });

  test('what was being rendered when the change came is not kept', async () => {
    stock.delayMs = 100;
    const before = get('/');
    await expect.poll(() => stock.asked, { interval: 5 }).toBe(1);
    Object.assign(stock, { text: 'pears', delayMs: 0 });
    await change();
    expect((await get('/')).body).toContain('pears');
    expect((await before).body).toContain('apples');
    await delay(150);
    expect((await warm('/')).body).toContain('pears');
  });
});
