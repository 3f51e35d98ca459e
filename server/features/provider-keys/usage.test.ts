import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { recordCall } from './record-call.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
const iso = (date: Date) => date.toISOString().slice(0, 10);

describe.each(testDatabases())('usage on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  test('sums per day, key and model; calls of a deleted key keep its name', async () => {
    const add = async (name: string) =>
      (await admin.post('/api/gemini-keys', { name, key: 'sk-key', provider: 'openai' })).body.data._id as string;
    const [kept, deleted] = [await add('Kept'), await add('Deleted')];
    const { db } = test_.services;
    const call = { keyId: kept, provider: 'openai', model: 'gpt-5-mini', durationMs: 900, ok: true } as const;
    const tokens = { inputTokens: 4000, outputTokens: 1000 };
    await recordCall(db, { ...call, ...tokens, startedAt: day(0), generationId: uuidv7() });
    await recordCall(db, { ...call, ...tokens, startedAt: day(0) });
    await recordCall(db, { ...call, startedAt: day(0), ok: false, status: 500, error: 'API Error: 500' });
    await recordCall(db, { ...call, ...tokens, startedAt: day(0), model: 'unheard-of' });
    await recordCall(db, { ...call, ...tokens, startedAt: day(2), keyId: deleted });
    await recordCall(db, { ...call, ...tokens, startedAt: day(40) });
    await admin.delete(`/api/gemini-keys/${deleted}`);

    const openai = { provider: 'openai', model: 'gpt-5-mini' };
    const once = { calls: 1, failures: 0, inputTokens: 4000, outputTokens: 1000 };
    const today = { day: iso(day(0)), keyId: kept, keyName: 'Kept' };
    const rows = [
      { ...today, ...openai, calls: 3, failures: 1, inputTokens: 8000, outputTokens: 2000, costUSD: 0.006 },
      { ...today, ...once, provider: 'openai', model: 'unheard-of', costUSD: 0 },
      { day: iso(day(2)), keyId: null, keyName: 'Deleted', ...openai, ...once, costUSD: 0.003 },
    ];
    expect((await admin.get('/api/provider-usage')).body).toEqual(rows);
    expect((await admin.get('/api/provider-usage?days=2')).body).toEqual(rows.slice(0, 2));
    expect((await admin.get('/api/provider-usage?days=366')).body).toHaveLength(4);
    expect((await admin.get('/api/provider-usage?days=0')).status).toBe(400);
  });

  test('a call of a key that was deleted meanwhile is still written down', async () => {
    const call = { keyId: uuidv7(), provider: 'gemini', model: 'gemini-flash-latest', durationMs: 1 } as const;
    await recordCall(test_.services.db, { ...call, startedAt: day(0), ok: true });
    const { body } = await admin.get('/api/provider-usage?days=1');
    expect(body).toContainEqual(expect.objectContaining({ keyId: null, keyName: 'Deleted key', calls: 1 }));
  });
});
