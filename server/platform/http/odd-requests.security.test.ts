import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const [embedded] = testDatabases();

describe('requests that only somebody with bad intentions sends', () => {
  let test_: TestApp;
  let port: number;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open, { TRUST_PROXY: 'true', CONTACT_MESSAGES: '100' });
    await test_.app.listen({ host: '127.0.0.1', port: 0 });
    port = (test_.app.server.address() as { port: number }).port;
  });
  afterAll(() => test_.stop());

  /** Status of what the socket answers to these lines. */
  const statusOf = (...lines: string[]) =>
    new Promise<number>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
      );
      socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])));
      socket.on('error', reject);
    });

  test.each([
    'a.example/path',
    'user:password@a.example',
    'a.example?x',
    'a.example#x',
    'a.example\\x',
    'a.example:port',
    'a.example:99999',
    '"><script>alert(1)</script>',
    "a'b",
    '',
  ])('a Host of %j is refused', async (host) => {
    expect(await statusOf('GET /openapi.json HTTP/1.1', `Host: ${host}`)).toBe(400);
    if (host) {
      const lines = ['GET /openapi.json HTTP/1.1', 'Host: localhost', `X-Forwarded-Host: ${host}`];
      expect(await statusOf(...lines)).toBe(400);
    }
  });

  test('a scheme that no page has is refused', async () => {
    const lines = ['GET /openapi.json HTTP/1.1', 'Host: localhost', 'X-Forwarded-Proto: javascript'];
    expect(await statusOf(...lines)).toBe(400);
  });

  test.each(['localhost', 'localhost:3000', 'a-b.example', '127.0.0.1:80', '[::1]:3000', 'my_host'])(
    'a Host of %j is one',
    async (host) => expect(await statusOf('GET /openapi.json HTTP/1.1', `Host: ${host}`)).toBe(200),
  );

  test('what asks for another site, or for no path, is refused', async () => {
    for (const target of ['http://evil.example/', 'http://evil.example/openapi.json', '*'])
      expect(await statusOf(`GET ${target} HTTP/1.1`, 'Host: localhost')).toBe(400);
  });

  test('a probe needs no Host', async () => {
    expect(await statusOf('GET /healthz HTTP/1.0')).toBe(200);
    expect(await statusOf('GET /openapi.json HTTP/1.0')).toBe(400);
  });

  const send = (payload: string, type = 'application/json', url = '/new-support-message') =>
    test_.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  test.each([
    ['lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'application/json'],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'application/json'],
    ['form fields', `x${'[a]'.repeat(100_000)}=1`, 'application/x-www-form-urlencoded'],
  ])('%s in %s without end are the mistake of the client', async (_what, payload, type) => {
    const answer = await send(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('only calls that take a picture read as much as one', async () => {
    const much = JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) });
    for (const url of ['/new-support-message', '/api/web-vitals', '/api/auth/sign-in/email', '/nowhere']) {
      const answer = await send(much, 'application/json', url);
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
    expect((await send(much, 'application/json', '/image-server/upload')).statusCode).not.toBe(413);
  });
});
