import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { createEnginePool } from '#server/platform/engine/pool.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign, aLongDesign } from '#server/testing/pictures.ts';
import { claimGeneration } from './claim-generation.ts';
import { runGeneration, SHUT_DOWN } from './run-generation.ts';
import { startWorkers } from './start-workers.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { generations } from './tables.ts';

const engine = createEnginePool({ threads: 1 });
let design: Buffer;
let longDesign: Buffer;
beforeAll(async () => {
  [design, longDesign] = await Promise.all([aDesign(), aLongDesign(), engine.warm()]);
});
afterAll(() => engine.close());

describe.each(testDatabases())('running a conversion on $name', ({ open }) => {
  let test_: TestApp;
  let client: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { SIGNUP_CREDITS: '50' });
    client = await test_.signUp();
  });
  afterAll(async () => {
    expect(await auditLedger(test_.services.db)).toEqual([]);
    await test_.stop();
  });

  const worker = () => ({ ...test_.services, engine });
  const never = new AbortController().signal;
  const balance = async () => (await client.get(`/users?userEmail=${client.email}`)).body[0].currentBalance as number;

  async function order(picture: Buffer, framework = 'tailwind'): Promise<string> {
    const data = new FormData();
    data.set('image', new File([new Uint8Array(picture)], 'design.png'));
    data.set('framework', framework);
    const answer = await client.post('/api/generations', data);
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  const rowOf = async (id: string) =>
    (await test_.services.db.select().from(generations).where(eq(generations.id, id)))[0]!;

  async function until(condition: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 1000; tries++) {
      if (await condition()) return;
      await delay(50);
    }
    throw new Error('waited too long');
  }

  test.each(['tailwind', 'bootstrap', 'custom'])(
    '%s: the words of the design are in the code, and the credit is spent',
    async (framework) => {
      const before = await balance();
      const id = await order(design, framework);
      await runGeneration(worker(), id, never);
      const { body } = await client.get(`/api/generations/${id}`);
      expect(body).toMatchObject({ status: 'succeeded', progress: 1, error: null });
      const words = body.result.html.replaceAll(/<[^>]+>/g, ' ');
      for (const word of ['Harbour', 'See', 'city', 'water', 'Every', 'pier.', 'Book']) expect(words).toContain(word);
      expect(body.result.css === '').toBe(framework !== 'custom');
      const { lines, palette, typeScale, layout, warnings } = body.result;
      expect(lines[0]).toMatchObject({ text: 'Harbour tours', confidence: expect.any(Number) });
      expect([palette, typeScale, warnings]).toEqual([expect.arrayContaining(['#14324a']), expect.any(Array), []]);
      expect(layout).toMatchObject({ box: { x: 0, y: 0, width: 640, height: 320 } });
      expect(JSON.stringify(layout.children)).toContain('See the city from the water');
      expect(await balance()).toBe(before - 1);
      const events = await client.get(`/api/generations/${id}/events`);
      const types = [...events.text.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type);
      expect([types.at(0), types.at(-1)]).toEqual(['queued', 'succeeded']);
      // How many depends on how fast the engine is beside the database: reports that come during a write are merged.
      expect(types).toContain('stage');
    },
  );

  test('a watcher sees stages and previews while it runs', async () => {
    const id = await order(longDesign);
    const seen: string[] = [];
    const watching = (async () => {
      for await (const { payload } of test_.services.events.watch(`generation:${id}`, 0)) {
        const { type } = payload as { type: string };
        seen.push(type);
        if (type === 'succeeded') return;
      }
    })();
    await runGeneration(worker(), id, never);
    await watching;
    expect(seen).toContain('preview');
    expect(seen.indexOf('preview')).toBeLessThan(seen.indexOf('succeeded'));
  });

  test('cancelled in the middle: it stops, and the credit comes back', async () => {
    const before = await balance();
    const id = await order(longDesign);
    const running = runGeneration(worker(), id, never);
    await until(async () => (await rowOf(id)).progress > 0);
    expect((await client.post(`/api/generations/${id}/cancel`)).body.status).toBe('cancelled');
    await running;
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await balance()).toBe(before);
    expect((await client.get(`/api/generations/${id}`)).body.result).toBeNull();
  });

  test('a picture that the engine cannot read fails with a clear text, and the credit comes back', async () => {
    const before = await balance();
    const id = await order(design);
    await test_.services.storage.put(`generations/${id}.png`, Buffer.from('rotten bits'));
    await runGeneration(worker(), id, never);
    const { body } = await client.get(`/api/generations/${id}`);
    expect(body).toMatchObject({ status: 'failed', error: { code: 'ENGINE_FAILED' } });
    expect(body.error.message).toContain('Your credit was returned');
    expect(await balance()).toBe(before);
  });

  test('a picture that takes longer than the engine allows fails, and the credit comes back', async () => {
    const hasty = createEnginePool({ limit: 1 });
    onTestFinished(() => hasty.close());
    const before = await balance();
    const id = await order(longDesign);
    await runGeneration({ ...worker(), engine: hasty }, id, never);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'ENGINE_FAILED' });
    expect(await balance()).toBe(before);
  });

  test('a shutdown hands it back with its credit still held; the next worker finishes it', async () => {
    const before = await balance();
    const id = await order(longDesign);
    const shutDown = new AbortController();
    const running = runGeneration(worker(), id, shutDown.signal);
    await until(async () => (await rowOf(id)).progress > 0);
    shutDown.abort(SHUT_DOWN);
    await running;
    expect(await rowOf(id)).toMatchObject({ status: 'queued', runs: 1 });
    expect(await balance()).toBe(before - 1);
    const workers = await startWorkers(worker(), { concurrency: 1, aiConcurrency: 1, ownCrash: false });
    await until(async () => (await rowOf(id)).status === 'succeeded');
    await workers.stop();
    expect(await rowOf(id)).toMatchObject({ runs: 2 });
    expect(await balance()).toBe(before - 1);
  });

  test('a run whose worker died goes back to the queue, and is given up after the third time', async () => {
    const before = await balance();
    const id = await order(design);
    for (const run of [1, 2, 3]) {
      expect(await claimGeneration(test_.services.db, id)).toMatchObject({ runs: run });
      expect(await claimGeneration(test_.services.db, id)).toBeUndefined();
      const long = new Date(Date.now() - 60_000);
      await test_.services.db.update(generations).set({ heartbeatAt: long }).where(eq(generations.id, id));
      await Promise.all([sweepGenerations(test_.services), sweepGenerations(test_.services)]);
      expect((await rowOf(id)).status).toBe(run < 3 ? 'queued' : 'failed');
    }
    expect(await rowOf(id)).toMatchObject({ errorCode: 'EXPIRED' });
    expect(await balance()).toBe(before);
  });

  test('one that waits long gets a new job; after a day it is given up with its credit returned', async () => {
    const before = await balance();
    const { db } = test_.services;
    const id = await order(design);
    const ago = (ms: number) => new Date(Date.now() - ms);
    await db
      .update(generations)
      .set({ createdAt: ago(16 * 60_000) })
      .where(eq(generations.id, id));
    const { rows } = (await db.execute('SELECT 1 FROM pgboss.job')) as unknown as { rows: unknown[] };
    await Promise.all([sweepGenerations(test_.services), sweepGenerations(test_.services)]);
    expect((await rowOf(id)).status).toBe('queued');
    const after = (await db.execute('SELECT 1 FROM pgboss.job')) as unknown as { rows: unknown[] };
    expect(after.rows.length).toBe(rows.length + 1);
    await db
      .update(generations)
      .set({ createdAt: ago(25 * 60 * 60_000) })
      .where(eq(generations.id, id));
    await sweepGenerations(test_.services);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'EXPIRED' });
    expect(await balance()).toBe(before);
  });

  test('a result that comes after the run was taken over is thrown away', async () => {
    const id = await order(longDesign);
    const running = runGeneration(worker(), id, never);
    await until(async () => (await rowOf(id)).progress > 0);
    await test_.services.db.update(generations).set({ runs: 7 }).where(eq(generations.id, id));
    await running;
    expect(await rowOf(id)).toMatchObject({ status: 'running', runs: 7 });
    await client.post(`/api/generations/${id}/cancel`);
    expect((await rowOf(id)).status).toBe('cancelled');
  });
});
