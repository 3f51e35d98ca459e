import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { openRaw } from '#server/testing/raw-request.ts';

const [embedded] = testDatabases();
const MASTER_KEY = Buffer.alloc(32, 1).toString('base64');

describe('the headers of every answer', () => {
  let test_: TestApp;
  let url: string;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    url = await test_.app.listen({ host: '127.0.0.1', port: 0 });
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { cookie: admin.cookie, ...init.headers } });
    await answer.arrayBuffer();
    return answer;
  };
  const form = async (field: string) => {
    const data = new FormData();
    data.set(field, new File([new Uint8Array(await aDesign())], 'design.png'));
    return data;
  };
  /** What is private, or not there. */
  const expectShut = ({ headers }: Response) => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  };

  test.each([
    ['a list', '/users', 200],
    ['who is signed in', '/api/auth/get-session', 200],
    ['health', '/healthz', 200],
    ['a call that is not there', '/api/nothing', 404],
    ['a call that needs another method', '/api/refund-credit', 405],
    ['an id that is none', '/package/none', 400],
    ['an address that is none', '/package/%zz', 400],
  ])('%s', async (_what, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expectShut(answer);
  });

  test('somebody who is not signed in', async () => {
    const answer = await ask('/users', { headers: { cookie: '' } });
    expect(answer.status).toBe(401);
    expectShut(answer);
  });

  test('tables are saved, not shown', async () => {
    for (const path of ['/api/users.csv', '/api/orders.csv']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expectShut(answer);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?[\w.-]+\.csv/);
    }
  });

  test('the picture of a conversion is private, one of the site is for everybody', async () => {
    const ordered = await ask('/api/generations', { method: 'POST', body: await form('image') });
    expect(ordered.status).toBe(201);
    const [own] = (await admin.get('/api/generations')).body;
    expectShut(await ask(own.imageURL));
    const stored = await admin.post('/image-server/upload', await form('image'));
    const { headers } = await ask(stored.body.file.url);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('the page of the calls runs and loads what is ours and nothing else', async () => {
    const policy = (await ask('/docs')).headers.get('content-security-policy');
    const hash = "'sha256-[\\w+/]+='";
    expect(policy).toMatch(
      new RegExp(
        `^default-src 'none'; script-src 'self' ${hash}; style-src 'self' ${hash}; img-src 'self' data:; connect-`,
      ),
    );
    expect(policy).toContain("connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css'])
      expect((await ask(`/docs/${file}`)).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('what is refused before it is a request', async () => {
    const lines: [number, string[]][] = [
      [400, ['no request at all']],
      [400, ['GET /healthz HTTP/1.1', 'Connection: close']],
      [431, ['GET /healthz HTTP/1.1', 'Host: localhost', `X-Much: ${'x'.repeat(20_000)}`]],
      [417, ['GET /healthz HTTP/1.1', 'Host: localhost', 'Expect: wonders', 'Connection: close']],
      [413, ['POST /nowhere HTTP/1.1', 'Host: localhost', 'Content-Length: 99999999999', 'Connection: close']],
    ];
    for (const [status, head] of lines) {
      const request = openRaw(test_.app, ...head);
      const answer = await request.answer(/\r\n\r\n/);
      request.close();
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', "default-src 'none'"])
        expect(answer.toLowerCase()).toContain(header);
    }
  });

  test('with an address by HTTPS browsers are told to stay with it, without one they are not', async () => {
    expect((await ask('/healthz')).headers.has('strict-transport-security')).toBe(false);
    const production = { FACSIMILE_MODE: 'production', PUBLIC_URL: 'https://facsimile.example', MASTER_KEY };
    const live = await createTestApp(embedded!.open, { ...production, AUTH_SECRET: 'x'.repeat(32) });
    const address = await live.app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/healthz', '/users', '/nothing']) {
      const { headers } = await fetch(`${address}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    await live.stop();
  });
});
