import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { rows } from '#server/platform/database/rows.ts';
import { type BreakableLine, openBreakableLine } from '#server/testing/breakable-line.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createDatabase } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { type RunningWorkers, startWorkers } from './start-workers.ts';
import { generations } from './tables.ts';
import { aFakeEngine } from './testing/fake-engine.ts';

/** All connections that one instance opens: pool, job queue with its listener, listener. */
const MOST_CONNECTIONS = 10 + 3 + 1 + 1;

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL goes away and comes back', () => {
  let line: BreakableLine;
  let test_: TestApp;
  let client: Client;
  let workers: RunningWorkers;
  /** The engine goes on when this is resolved. */
  let gate = Promise.withResolvers<void>();
  beforeAll(async () => {
    line = await openBreakableLine(await createDatabase());
    test_ = await createTestApp(() => openPostgres(line.url), { SIGNUP_CREDITS: '20' });
    client = await test_.signUp();
    const engine = {
      ...aFakeEngine(),
      async convert(...[picture, options, callbacks]: Parameters<ReturnType<typeof aFakeEngine>['convert']>) {
        callbacks.onStage({ stage: 'decode', progress: 0.1 });
        await gate.promise;
        return aFakeEngine().convert(picture, options, callbacks);
      },
    };
    workers = await startWorkers({ ...test_.services, engine }, { concurrency: 1, aiConcurrency: 1, ownCrash: false });
  });
  afterAll(async () => {
    await workers.stop();
    await test_.stop();
    await line.close();
  });

  async function order(): Promise<string> {
    const body = new FormData();
    body.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    return (await client.post('/api/generations', body)).body._id;
  }
  const rowOf = async (id: string) =>
    (await test_.services.db.select().from(generations).where(eq(generations.id, id)))[0]!;

  test('streams go on, what ran and what waited is finished once, and there are no more connections than before', async () => {
    const ids = [await order(), await order()];
    const streams = await Promise.all(ids.map((id) => client.listen(`/api/generations/${id}/events`)));
    await expect.poll(async () => (await rowOf(ids[0]!)).progress).toBeGreaterThan(0);

    for (let outage = 0; outage < 3; outage++) {
      line.cut();
      await expect.poll(line.refused).toBeGreaterThan(4);
      const refused = await client.get('/api/generations');
      expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', success: false } });
      expect(refused.headers['retry-after']).toBe('5');
      const unopened = await client.get(`/api/generations/${ids[0]}/events`);
      expect([unopened.status, unopened.headers['retry-after']]).toEqual([503, '5']);
      // The engine is done while the database is away.
      if (outage === 1) gate.resolve();
      if (outage < 2) {
        line.mend();
        await expect.poll(async () => (await client.get('/api/generations')).status).toBe(200);
      }
    }
    line.mend();

    const told = await Promise.all(streams.map((stream) => stream.rest()));
    for (const events of told) {
      const types = (events as { type: string }[]).map(({ type }) => type);
      expect([types[0], types.at(-1)]).toEqual(['queued', 'succeeded']);
      expect(types.filter((type) => type === 'succeeded')).toHaveLength(1);
    }
    for (const stream of streams) {
      const seqs = [...stream.text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
      // Previews that nobody can need any more are missing; nothing comes twice.
      expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    }
    expect(await rowOf(ids[0]!)).toMatchObject({ status: 'succeeded', runs: 1 });
    expect((await client.get(`/users?userEmail=${client.email}`)).body[0].currentBalance).toBe(18);

    await Promise.all(Array.from({ length: 40 }, () => client.get('/api/generations')));
    expect(line.open()).toBeLessThanOrEqual(MOST_CONNECTIONS);
    // The one that listens waits a little longer before each attempt.
    const listening = () =>
      test_.services.db.execute(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'facsimile events' AND datname = current_database()`,
      );
    await expect.poll(async () => rows(await listening()).length, { timeout: 15_000 }).toBe(1);
  });

  test('a shutdown in the middle of an outage waits for nobody', async () => {
    gate = Promise.withResolvers();
    const id = await order();
    await expect.poll(async () => (await rowOf(id)).status).toBe('running');
    line.cut();
    gate.resolve();
    await expect.poll(line.refused).toBeGreaterThan(4);
    await workers.stop();
    line.mend();
    await expect.poll(async () => (await rowOf(id).catch(() => undefined))?.status).toBe('running');
  });
});
