import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { TYPEFACES } from '#contract/vocabulary/typefaces.ts';
import { type ConvertOptions, FAMILY_NAMES } from '#engine/index.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { finishGeneration } from '../finish-generation.ts';
import { eraseDeleted } from '../history/erase-deleted.ts';
import type { Converter } from '../run.ts';
import { runGeneration } from '../run-generation.ts';
import { sweepGenerations } from '../sweep-generations.ts';
import { generationAnalyses, generations } from '../tables.ts';
import { aFakeEngine } from '../testing/fake-engine.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';

const place = { x: 24, y: 86, width: 300, height: 24 };
const WORDS = { words: [{ box: place, text: 'See the harbour' }] };

test('pages can be set in all families of the engine, and in no other', () => {
  expect([...TYPEFACES].sort()).toEqual([...new Set(FAMILY_NAMES)].sort());
});

describe.each(testDatabases())('a corrected page on $name', ({ open }) => {
  let stage: ProviderStage;
  let asked: ConvertOptions[] = [];
  /** Says which words it was told. */
  const engine: Converter = {
    ...aFakeEngine(),
    async convert(image, options, callbacks) {
      asked.push(options);
      const { page, ...conversion } = await aFakeEngine().convert(image, options, callbacks);
      const heading = options.corrections?.words?.[0]?.text ?? 'Built in';
      const h1 = { tag: 'h1', name: 'h1', css: {}, children: [heading] };
      return { ...conversion, page: { ...page, body: { ...page.body, children: [h1] } } };
    },
  };
  const run = (id: string) => runGeneration({ ...stage.worker, engine }, id, new AbortController().signal);
  const convert = async (fields: Record<string, string> = {}) => {
    const id = await stage.order({ framework: 'tailwind', engine: 'built-in', mode: 'exact', ...fields });
    await run(id);
    return id;
  };
  const correct = (id: string, corrections: object) =>
    stage.client.post(`/api/generations/${id}/corrections`, { corrections });
  const write = (id: string, framework: string) =>
    stage.client.post(`/api/generations/${id}/versions`, { framework, mode: 'exact' });
  const storedAnalyses = async () =>
    (await stage.services.db.select({ id: generationAnalyses.rootId }).from(generationAnalyses)).map(({ id }) => id);
  const erase = () => eraseDeleted(stage.services, new Date(Date.now() + UNDO_MS + 1000));
  const corrected = async (id: string, corrections: object = WORDS): Promise<string> => {
    const { body } = await correct(id, corrections);
    await run(body._id);
    return body._id;
  };

  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(async () => {
    asked = [];
    await stage.reset();
  });
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  test('is written from the picture with what was said, as a version, for nothing', async () => {
    const id = await convert();
    const before = await stage.balance();
    const answer = await correct(id, { ...WORDS, typeface: 'Lora', language: 'de' });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'queued', parentId: id, rootId: id, engine: 'built-in', free: true, framework: 'tailwind' },
    });
    expect(answer.body).toMatchObject({ corrections: { typeface: 'Lora', language: 'de' }, language: 'de' });
    await run(answer.body._id);
    expect(asked[1]).toMatchObject({ language: 'de', corrections: { words: WORDS.words, typeface: 'Lora' } });
    expect(await stage.get(answer.body._id)).toMatchObject({ status: 'succeeded', hasAnalysis: true });
    expect(await stage.balance()).toBe(before);
  });

  test('keeps what was said before, and can be written in other frameworks without losing it', async () => {
    const id = await convert();
    const first = await corrected(id);
    const second = await corrected(first, { boxes: [{ box: { ...place, y: 190 }, kind: 'picture' }] });
    expect(asked[2]!.corrections).toMatchObject({ words: WORDS.words, boxes: [{ kind: 'picture' }] });
    const [plain, said] = [await write(id, 'custom'), await write(second, 'custom')];
    expect(said.body).toMatchObject({ parentId: second, rootId: id, rewritten: true, corrections: WORDS });
    expect((await stage.get(said.body._id)).result.html).toContain('See the harbour');
    expect((await stage.get(plain.body._id)).result.html).toContain('Built in');
    expect((await write(said.body._id, 'custom')).body._id).toBe(said.body._id);
    expect((await write(said.body._id, 'tailwind')).body._id).toBe(second);
    expect((await write(plain.body._id, 'tailwind')).body._id).toBe(id);
    const page = await stage.client.get(`/api/generations/${second}/pages/exact`);
    expect(page.body.html).toContain('See the harbour');
  });

  test('has an analysis of its own, which stays as long as what was written from it', async () => {
    const id = await convert();
    const first = await corrected(id);
    const written = (await write(first, 'custom')).body._id;
    expect(await storedAnalyses()).toEqual(expect.arrayContaining([id, first]));
    await stage.client.delete(`/api/generations/${first}`);
    await erase();
    expect(await storedAnalyses()).toContain(first);
    expect((await write(written, 'bootstrap')).status).toBe(200);
    for (const { _id } of (await stage.client.get(`/api/generations/${id}/versions`)).body)
      await stage.client.delete(`/api/generations/${_id}`);
    await erase();
    const left = await storedAnalyses();
    expect([left.includes(first), left.includes(id)]).toEqual([false, false]);
  });

  test.for(['cancelled', 'failed'] as const)('one that was %s gives no credit back', async (status) => {
    const id = await convert();
    const before = await stage.balance();
    const { body } = await correct(id, WORDS);
    if (status === 'cancelled') await stage.client.post(`/api/generations/${body._id}/cancel`);
    else await finishGeneration(stage.services.db, body._id, { status, code: 'ENGINE_FAILED', message: 'No' });
    expect((await stage.get(body._id)).status).toBe(status);
    expect(await stage.balance()).toBe(before);
  });

  test('one that nobody took is given up without a word of a credit', async () => {
    const id = await convert();
    const { body } = await correct(id, WORDS);
    const { db } = stage.services;
    await db
      .update(generations)
      .set({ createdAt: new Date(0) })
      .where(eq(generations.id, body._id));
    await sweepGenerations(stage.services);
    const { error } = await stage.get(body._id);
    expect(error).toEqual({ code: 'EXPIRED', message: expect.stringContaining('No credit was used.') });
  });

  test('of a provider’s page is the built-in engine’s', async () => {
    await stage.addKey();
    stage.answer([{ text: JSON.stringify({ html: '<h1>By a model</h1>', css: '' }) }]);
    const id = await stage.order({ framework: 'tailwind', engine: 'gemini' });
    await stage.run(id);
    const { body } = await correct(id, WORDS);
    expect(body).toMatchObject({ engine: 'built-in', parentId: id, free: true });
    await run(body._id);
  });

  test('is refused where nothing is said, beside the design, too often, and to strangers', async () => {
    const id = await convert();
    const refusal = async (corrections: object) => {
      const { status, body } = await correct(id, corrections);
      return [status, body.code, body.message];
    };
    expect(await refusal({})).toEqual([422, 'NO_CORRECTION', expect.stringContaining('Nothing is corrected yet')]);
    for (const box of [
      { ...place, x: 600 },
      { ...place, width: 0 },
      { ...place, y: -40 },
    ])
      expect(await refusal({ words: [{ box, text: 'Out' }] })).toEqual([
        422,
        'NO_CORRECTION',
        expect.stringContaining('640 × 320 px'),
      ]);
    expect((await correct(id, { typeface: 'Comic Sans' })).status).toBe(400);
    expect((await correct(id, { words: [{ box: place, text: ' ' }] })).status).toBe(400);
    const stranger = await stage.signUp();
    expect((await stranger.post(`/api/generations/${id}/corrections`, { corrections: WORDS })).status).toBe(404);
  });

  test('is refused while its page is not done, and without anything that the engine found', async () => {
    const running = await stage.order({ engine: 'built-in' });
    expect((await correct(running, WORDS)).body.code).toBe('STILL_RUNNING');
    await stage.client.post(`/api/generations/${running}/cancel`);
    expect((await correct(running, WORDS)).body.code).toBe('NO_ANALYSIS');
  });

  test('runs beside one other at most, and sixty times an hour', async () => {
    const client = await stage.signUp();
    const data = new FormData();
    data.set(
      'image',
      new File(
        [new Uint8Array(await stage.services.storage.get((await stage.rowOf(await convert())).imageKey))],
        'a.png',
      ),
    );
    data.set('engine', 'built-in');
    const { body } = await client.post('/api/generations', data);
    await run(body._id);
    const again = () => client.post(`/api/generations/${body._id}/corrections`, { corrections: WORDS });
    const waiting = [await again(), await again()];
    expect((await again()).body.code).toBe('TOO_MANY_RUNNING');
    for (const { body: one } of waiting) await client.post(`/api/generations/${one._id}/cancel`);
    for (let taken = waiting.length; taken < 60; taken++)
      await stage.services.limits.corrections.take(stage.services.db, (await stage.rowOf(body._id)).userId);
    const refused = await again();
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_CORRECTIONS']);
    expect(refused.body.message).toMatch(/try again in \d+ minutes/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
