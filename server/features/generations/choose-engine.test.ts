import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { setKeyAside } from '#server/features/provider-keys/set-key-aside.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startWorkers } from './start-workers.ts';
import { openProviderStage, type ProviderStage } from './testing/provider-stage.ts';

describe.each(testDatabases())('the choice of engine on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const engines = async () => {
    const { body } = await stage.visitor.get('/api/generator');
    return Object.fromEntries(
      body.engines.map(({ id, available, uses }: Record<string, string>) => [id, [available, uses]]),
    );
  };

  test('without keys: automatic is built in, and a named provider answers No API keys available', async () => {
    expect(await engines()).toEqual({
      automatic: [true, 'built-in'],
      gemini: [false, null],
      openai: [false, null],
      anthropic: [false, null],
      compatible: [false, null],
      'built-in': [true, 'built-in'],
    });
    const before = (await stage.client.get('/api/generations')).body.length;
    const credits = await stage.balance();
    await expect(stage.order({ engine: 'gemini' })).rejects.toThrow('No API keys available');
    expect((await stage.client.get('/api/generations')).body).toHaveLength(before);
    expect(await stage.balance()).toBe(credits);
    const id = await stage.order({ repair: 'true' });
    expect(await stage.get(id)).toMatchObject({ engine: 'built-in', repair: false, model: null });
    await stage.run(id);
    expect((await stage.get(id)).result.html).toContain('Built in');
  });

  test('a key that is set aside is no key', async () => {
    await stage.addKey('openai');
    const [key] = await stage.keys();
    expect((await engines()).automatic).toEqual([true, 'openai']);
    await setKeyAside(stage.services.db, key!.id, 'API Error: 401 - revoked');
    expect(await engines()).toMatchObject({ automatic: [true, 'built-in'], openai: [false, null] });
    await expect(stage.order({ engine: 'openai' })).rejects.toThrow('No API keys available');
  });

  test('no credit is said before the picture is read, and with it who should convert it', async () => {
    const poor = await stage.signUp();
    await stage.services.db.execute(`UPDATE credit_account SET held = posted WHERE user_id = (
      SELECT id FROM users WHERE email = '${poor.email}')`);
    const data = new FormData();
    data.set('image', new File([new Uint8Array([1, 2, 3])], 'a.png'));
    data.set('engine', 'gemini');
    expect((await poor.post('/api/generations', data)).body.code).toBe('INSUFFICIENT_CREDITS');
    await stage.services.db.execute(`UPDATE credit_account SET held = 0 WHERE user_id = (
      SELECT id FROM users WHERE email = '${poor.email}')`);
  });

  test('calls spread over the keys at random', async () => {
    for (let n = 0; n < 3; n++) await stage.addKey();
    const asked = () => new Set(stage.requests().map(({ key }) => key)).size;
    // Sixty fair draws leave one of three keys out once in ten thousand million runs.
    for (let n = 0; n < 60 && asked() < 3; n++) await stage.run(await stage.order({ engine: 'gemini' }));
    expect(asked()).toBe(3);
  });

  test('one idempotency key × 20 in parallel, and workers: one provider call', async () => {
    await stage.addKey();
    const data = new FormData();
    data.set(
      'image',
      new File(
        [await stage.services.storage.get((await stage.rowOf(await stage.order({ engine: 'built-in' }))).imageKey)],
        'design.png',
      ),
    );
    data.set('engine', 'gemini');
    data.set('repair', 'false');
    const workers = await startWorkers(stage.worker, { concurrency: 2, aiConcurrency: 4, ownCrash: false });
    const key = { 'idempotency-key': 'one-press' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.client.post('/api/generations', data, key)),
    );
    const ids = [...new Set(answers.map(({ body }) => body._id))];
    expect(ids).toHaveLength(1);
    await stage.until(async () => (await stage.rowOf(ids[0])).status === 'succeeded');
    await workers.stop();
    expect(stage.requests()).toHaveLength(1);
  });
});
