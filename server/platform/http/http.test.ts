import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const [embedded] = testDatabases();

describe('the HTTP side', () => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
  });
  afterAll(() => test_.stop());

  test('health and readiness', async () => {
    expect((await test_.visitor.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await test_.visitor.get('/readyz')).body).toEqual({
      status: 'ready',
      database: 'ok',
      storage: 'ok',
    });
  });

  test('every call of the contract stands in the OpenAPI document and on the page', async () => {
    const { body } = await test_.visitor.get('/openapi.json');
    const page = await test_.visitor.get('/docs');
    const routes = Object.values(contract).flatMap((group) => Object.values(group).map((call) => call['~orpc'].route));
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, path } of routes) {
      expect(Object.keys(body.paths[path!])).toContain(method!.toLowerCase());
      expect(page.text).toContain(path);
    }
  });

  test('error: a call that does not exist is answered like every other error', async () => {
    const answer = await test_.visitor.get('/api/nothing');
    expect(answer).toMatchObject({
      status: 404,
      body: { success: false, code: 'NOT_FOUND', error: 'There is no such API call.' },
    });
  });

  test('answers carry a request id', async () => {
    const answer = await test_.visitor.get('/healthz');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('packages are there for everybody, and an unknown one says so', async () => {
    expect((await test_.visitor.get('/packages')).body).toEqual([]);
    const missing = await test_.visitor.get('/package/01a1fa7e-58c5-7667-be66-ec1854fc8368');
    expect(missing).toMatchObject({ status: 404, body: { success: false, error: 'Failed to fetch package' } });
  });

  test('input that does not fit says why in one sentence, and which field', async () => {
    const answer = await test_.visitor.get('/package/not-an-id');
    const error = 'id: Invalid UUID';
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', success: false, message: error, error } });
    expect(answer.body.data.issues).toHaveLength(1);
  });

  test('HEAD answers like GET, without the body', async () => {
    const [got, head] = [await test_.visitor.get('/packages'), await test_.visitor.head('/packages')];
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, got.headers['content-type'], '']);
    expect((await test_.visitor.head('/package/not-an-id')).status).toBe(400);
    expect((await test_.visitor.head('/api/generations')).status).toBe(401);
    expect((await test_.visitor.head('/api/generations/01a1fa7e-58c5-7667-be66-ec1854fc8368/events')).status).toBe(401);
  });

  test('the generator says what can be used now', async () => {
    const { body } = await test_.visitor.get('/api/generator');
    expect(body.engines).toContainEqual(expect.objectContaining({ id: 'built-in', available: true }));
    expect(body.cost).toBe(1);
  });
});
