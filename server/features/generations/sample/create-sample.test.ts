import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import type { Client } from '#server/testing/client.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { finishGeneration } from '../finish-generation.ts';
import { generations } from '../tables.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';

describe.each(testDatabases())('the sample design on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const order = (client: Client, body: object = {}) => client.post('/api/generations/sample', body);
  const isOffered = async (client: Client) => (await client.get('/api/generator')).body.sample;

  test('is converted for nothing, by the built-in engine, and is a conversion like any other then', async () => {
    const client = await stage.signUp();
    const before = await stage.balance(client);
    const answer = await order(client, { framework: 'bootstrap' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'queued', framework: 'bootstrap', engine: 'built-in', free: true });
    expect((await client.get(answer.body.imageURL)).headers['content-type']).toBe('image/png');
    expect(await stage.balance(client)).toBe(before);
    await stage.run(answer.body._id);
    expect((await client.get(`/api/generations/${answer.body._id}`)).body.status).toBe('succeeded');
    expect(await stage.balance(client)).toBe(before);
    const written = await client.post(`/api/generations/${answer.body._id}/versions`, { framework: 'custom' });
    expect(written.body).toMatchObject({ status: 'succeeded', framework: 'custom' });
  });

  test('eight orders at once are one conversion', async () => {
    const client = await stage.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(client)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect((await client.get('/api/generations')).body).toHaveLength(1);
  });

  test('whoever has deleted it does not get another one', async () => {
    const client = await stage.signUp();
    expect(await isOffered(client)).toBe(true);
    const { body } = await order(client);
    expect(await isOffered(client)).toBe(false);
    await stage.run(body._id);
    expect((await order(client, { framework: 'custom' })).body._id).toBe(body._id);
    await client.delete(`/api/generations/${body._id}`);
    await stage.services.db.delete(generations).where(eq(generations.id, body._id));
    expect(await order(client)).toMatchObject({ status: 409, body: { code: 'SAMPLE_USED' } });
    expect((await client.get('/api/generations')).body).toEqual([]);
  });

  test.for(['cancelled', 'failed'] as const)('one that was %s does not count', async (status) => {
    const client = await stage.signUp();
    const { body } = await order(client);
    const outcome = status === 'failed' ? { status, code: 'ENGINE_FAILED', message: 'No' } : { status };
    await finishGeneration(stage.services.db, body._id, outcome);
    expect(await isOffered(client)).toBe(true);
    const again = await order(client);
    expect(again.status).toBe(201);
    expect(again.body._id).not.toBe(body._id);
    const free = await stage.services.db
      .select()
      .from(generations)
      .where(and(eq(generations.id, again.body._id), eq(generations.free, true)));
    expect(free).toHaveLength(1);
  });

  test('needs no credit, and a second account has its own', async () => {
    const [first, second] = [await stage.signUp(), await stage.signUp()];
    const ids = await Promise.all([order(first), order(second)].map(async (answer) => (await answer).body._id));
    expect(new Set(ids).size).toBe(2);
    expect((await second.get(`/api/generations/${ids[0]}`)).status).toBe(404);
    expect(await isOffered(stage.visitor)).toBeUndefined();
  });
});
