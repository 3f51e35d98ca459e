import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { router } from '#server/composition/router.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { listCalls } from './list-calls.ts';

const [embedded] = testDatabases();

describe('methods', () => {
  let test_: TestApp;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    member = await test_.signUp();
  });
  afterAll(() => test_.stop());

  test('a wrong one of a call is told the right ones', async () => {
    for (const url of new Set(listCalls(router).map(({ path }) => path.replace(/:\w+/g, 'x')))) {
      const right = [...test_.app.methodsOf!(url)].sort();
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (right.includes(method)) continue;
        const { statusCode, headers } = await test_.app.inject({ method, url });
        expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, right.join(', ')]);
      }
    }
  });

  test.each([
    ['PUT', '/healthz', 'GET, HEAD'],
    ['POST', '/docs?x', 'GET, HEAD'],
    ['DELETE', '/icons/heart.svg', 'GET, HEAD'],
    ['GET', '/webhooks/paypal', 'POST'],
    ['DELETE', '/api/auth/get-session', 'GET, HEAD, POST'],
  ] as const)('%s %s is told %s', async (method, url, allow) => {
    const answer = await test_.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([405, allow, 'METHOD_NOT_ALLOWED']);
  });

  test('what is not there is not there for any of them', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await test_.app.inject({ method, url: '/api/nothing' })).statusCode).toBe(404);
  });

  test('HEAD works where GET does', async () => {
    for (const path of [
      '/healthz',
      '/docs',
      '/openapi.json',
      '/packages',
      '/api/auth/get-session',
      '/api/generations',
    ]) {
      const [got, head] = [await member.get(path), await member.head(path)];
      expect([path, head.status, head.headers['content-type'], head.text]).toEqual([
        path,
        200,
        got.headers['content-type'],
        '',
      ]);
    }
  });

  test('the head of a stream ends with itself', async () => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    const { body } = await member.post('/api/generations', form);
    for (const path of ['/api/support-events', `/api/generations/${body._id}/events`]) {
      const head = await member.head(path);
      expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'text/event-stream', '']);
    }
    expect((await test_.visitor.head('/api/support-events')).status).toBe(401);
  });
});
