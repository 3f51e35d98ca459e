import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';

const page = (title: string) => ({ text: JSON.stringify({ html: `<main><h1>${title}</h1></main>`, css: '' }) });
const scores = (mean: number) => ({ block: mean, text: mean, position: mean, color: mean });

describe.each(testDatabases())('the repair loop on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(async () => {
    await stage.reset();
    await stage.addKey();
  });
  afterEach(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
  });
  afterAll(() => stage.close());

  type Told = { type: string; round: number; html: string; lines: unknown[]; width: number };

  /** Plays the browser: answers each candidate with what `measure` says of it. @returns the candidates */
  async function browse(
    id: string,
    measure: (told: Told) => { mean: number; faithful?: number; craft?: number; problems?: string[] } | undefined,
  ) {
    const candidates: Told[] = [];
    for await (const { payload } of stage.services.events.watch(`generation:${id}`, 0)) {
      const told = payload as Told;
      if (told.type === 'candidate') {
        candidates.push(told);
        const found = measure(told);
        if (!found) continue;
        const { mean, problems = [], ...more } = found;
        const body = { round: told.round, scores: { ...scores(mean), ...more }, problems };
        expect((await stage.client.post(`/api/generations/${id}/measurements`, body)).status).toBe(200);
      }
      if (['succeeded', 'failed', 'cancelled'].includes(told.type)) return candidates;
    }
    return candidates;
  }

  const means =
    (...list: number[]) =>
    ({ round }: Told) => ({ mean: list[round]!, problems: ['Line 1 is missing.'] });

  async function repaired(replies: object[], measure: Parameters<typeof browse>[1], measurementMs = 20_000) {
    stage.answer(replies);
    const before = await stage.balance();
    const id = await stage.order({ repair: 'true', engine: 'gemini' });
    const browsing = browse(id, measure);
    await stage.run(id, { ...stage.worker.patience!, measurementMs });
    const candidates = await browsing;
    expect(await stage.balance()).toBe(before - 1);
    return { done: await stage.get(id), candidates, id };
  }

  test('good at once: nothing is asked again', async () => {
    const { done, candidates } = await repaired([page('One')], () => ({ mean: 0.98 }));
    expect(done).toMatchObject({ status: 'succeeded', repair: true });
    expect(done.score).toBeCloseTo(0.98);
    expect(candidates).toMatchObject([{ round: 0, width: 640 }]);
    expect(candidates[0]!.lines).toHaveLength(2);
    expect(stage.requests()).toHaveLength(1);
  });

  test('good scores with a problem are repaired; the better page is kept', async () => {
    const measure = ({ round }: Told) =>
      round === 0 ? { mean: 0.975, problems: ['The page overflows by 40 px at 320 px.'] } : { mean: 0.99 };
    const { done, candidates } = await repaired([page('One'), page('Two')], measure);
    expect(done.result.html).toContain('<h1>Two</h1>');
    expect(done.score).toBeCloseTo(0.99);
    expect(candidates.map(({ round }) => round)).toEqual([0, 1]);
    const second = stage.requests()[1]!.asked!;
    expect(second.wanted).toContain('The page overflows by 40 px at 320 px.');
    expect(second.said.at(-1)).toContain('<h1>One</h1>');
    expect(second.images).toHaveLength(1);
  });

  test('where pixels were compared, the one figure decides: good text does not hide a lost panel', async () => {
    const figures = [
      { mean: 0.99, faithful: 0.6 },
      { mean: 0.97, faithful: 0.96 },
    ];
    const { done } = await repaired([page('One'), page('Two')], ({ round }) => figures[round]);
    expect(done.result.html).toContain('<h1>Two</h1>');
    expect([done.score, done.faithful].map((value) => Number(value?.toFixed(3)))).toEqual([0.97, 0.96]);
    expect(stage.requests()).toHaveLength(2);
  });

  test('of two pages that look alike the one that is better written is kept, however many lines were moved', async () => {
    const problems = Array.from({ length: 40 }, (_, i) => `“Line ${i}” is 42 px too low.`);
    const measure = ({ round }: Told) => ({
      ...{ mean: 0.9, problems },
      ...(round === 0 ? { faithful: 0.501, craft: 0.4 } : { faithful: 0.5, craft: 1 }),
    });
    const { done } = await repaired([page('One'), page('Two'), page('Three')], measure);
    expect(done.result.html).toContain('<h1>Two</h1>');
  });

  test('a worse second page is not kept, and the third is made from the best', async () => {
    const { done } = await repaired([page('One'), page('Two'), page('Three')], means(0.8, 0.5, 0.7));
    expect(done.result.html).toContain('<h1>One</h1>');
    expect(done.score).toBeCloseTo(0.8);
    expect(stage.requests()).toHaveLength(3);
    expect(stage.requests()[2]!.asked!.said.at(-1)).toContain('<h1>One</h1>');
    expect((await stage.calls()).length).toBe(3);
  });

  test('at most two rounds, the last being the best', async () => {
    const { done } = await repaired([page('One'), page('Two'), page('Three')], means(0.5, 0.6, 0.7));
    expect(done.result.html).toContain('<h1>Three</h1>');
    const row = await stage.rowOf(done._id);
    const calls = await stage.calls();
    expect(row.inputTokens).toBe(calls.reduce((sum, call) => sum + call.inputTokens, 0));
  });

  test.each([
    ['is broken', { text: 'no' }],
    ['fails', { status: 400, message: 'Bad.' }],
    ['is cut off', { cutAfter: 3 }],
  ])('a repair that %s never fails the generation', async (_, reply) => {
    const { done } = await repaired([page('One'), reply], means(0.5));
    expect(done).toMatchObject({ status: 'succeeded', error: null });
    expect(done.result.html).toContain('<h1>One</h1>');
  });

  test('nobody measures: the first page is the result', async () => {
    const { done } = await repaired([page('One')], () => undefined, 150);
    expect(done).toMatchObject({ status: 'succeeded', score: null });
    expect(stage.requests()).toHaveLength(1);
  });

  test('a second page that nobody measures is not kept', async () => {
    const first = ({ round }: Told) => (round === 0 ? { mean: 0.6 } : undefined);
    const { done } = await repaired([page('One'), page('Two')], first, 2000);
    expect(done.result.html).toContain('<h1>One</h1>');
  });

  test('only the owner measures, only while it runs, and the first word counts', async () => {
    const other = await stage.signUp();
    stage.answer([page('One')]);
    const id = await stage.order({ repair: 'true', engine: 'gemini' });
    const measurement = { round: 0, scores: scores(0.99), problems: [] };
    const path = `/api/generations/${id}/measurements`;
    expect((await stage.client.post(path, measurement)).status).toBe(404);
    const seen = browse(id, () => undefined);
    const running = stage.run(id, { ...stage.worker.patience!, measurementMs: 2000 });
    await stage.until(async () => (await stage.rowOf(id)).status === 'running');
    expect((await other.post(path, measurement)).status).toBe(404);
    expect((await stage.visitor.post(path, measurement)).status).toBe(401);
    expect((await stage.client.post(path, { ...measurement, scores: scores(1.2) })).status).toBe(400);
    expect((await stage.client.post(path, { ...measurement, round: 3 })).status).toBe(400);
    await Promise.all([running, seen]);
    expect(await stage.get(id)).toMatchObject({ status: 'succeeded', score: null });
    expect((await stage.client.post(path, measurement)).status).toBe(404);
  });

  test('cancelled while a browser is waited for', async () => {
    stage.answer([page('One')]);
    const before = await stage.balance();
    const id = await stage.order({ repair: 'true', engine: 'gemini' });
    const patience = { ...stage.worker.patience!, measurementMs: 20_000 };
    const running = stage.run(id, patience);
    await stage.until(async () => {
      const { rows } = (await stage.services.db.execute(
        `SELECT 1 FROM event WHERE stream = 'generation:${id}' AND payload->>'type' = 'candidate'`,
      )) as unknown as { rows: unknown[] };
      return rows.length > 0;
    });
    await stage.client.post(`/api/generations/${id}/cancel`);
    await running;
    expect((await stage.get(id)).status).toBe('cancelled');
    expect(await stage.balance()).toBe(before);
  });
});
