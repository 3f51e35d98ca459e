import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { openProviderStage, type ProviderStage } from './testing/provider-stage.ts';

const page = (html: string) => ({ text: JSON.stringify({ html, css: '' }) });

describe.each(testDatabases())('follow-ups on $name', ({ open }) => {
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

  const change = (id: string, body: object = {}, headers = {}) =>
    stage.client.post(`/api/generations/${id}/follow-ups`, { instructions: 'Make the header dark', ...body }, headers);

  async function finished(html = '<main><h1>Hi</h1><img src="image-1" alt="Boat"></main>'): Promise<string> {
    stage.answer([page(html)]);
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    stage.requests();
    return id;
  }

  test('a new version: the page without its pictures goes out, and comes back with them', async () => {
    const first = await finished();
    const picture = /data:image\/webp[^"]+/.exec((await stage.get(first)).result.html)![0];
    const before = await stage.balance();
    stage.answer([page('<main><h1 class="dark">Hi</h1><img src="image-1" alt="Boat"></main>')]);
    const answer = await change(first, { element: '<h1>Hi</h1>' });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'queued', parentId: first, rootId: first, element: '<h1>Hi</h1>', engine: 'gemini' },
    });
    await stage.run(answer.body._id);
    const done = await stage.get(answer.body._id);
    expect(done.status).toBe('succeeded');
    expect(done.result.html).toContain('<h1 class="dark">Hi</h1>');
    expect(done.result.html).toContain(picture);
    expect(done.result.lines).toHaveLength(2);
    expect(await stage.balance()).toBe(before - 1);
    const { asked, body } = stage.requests().at(-1)!;
    expect(asked!.wanted).toContain('<user_instructions>\nMake the header dark\n</user_instructions>');
    expect(asked!.wanted).toContain('<element>\n"\\u003ch1\\u003eHi\\u003c/h1\\u003e"');
    expect(asked!.said.at(-1)).toContain('src=\\"image-1\\"');
    expect(JSON.stringify(body)).not.toContain('data:image/webp');
  });

  test('versions form a tree, which outlives the deletion of one', async () => {
    const root = await finished('<h1>Root</h1>');
    const next = async (parent: string, title: string) => {
      stage.answer([page(`<h1>${title}</h1>`)]);
      const { body } = await change(parent);
      await stage.run(body._id);
      return body._id as string;
    };
    const a = await next(root, 'A');
    const b = await next(root, 'B');
    const aa = await next(a, 'AA');
    const versions = async (id: string) => {
      const { body } = await stage.client.get(`/api/generations/${id}/versions`);
      return body.map((row: { _id: string; parentId: string | null }) => [row._id, row.parentId]);
    };
    const tree = [
      [root, null],
      [a, root],
      [b, root],
      [aa, a],
    ];
    for (const id of [root, a, b, aa]) expect(await versions(id)).toEqual(tree);
    const other = await stage.signUp();
    expect((await other.get(`/api/generations/${root}/versions`)).status).toBe(404);

    for (const id of [a, root]) expect((await stage.client.delete(`/api/generations/${id}`)).status).toBe(200);
    expect(await versions(aa)).toEqual([
      [b, null],
      [aa, null],
    ]);
    const kept = await stage.get(aa);
    expect(kept.result.html).toContain('<h1>AA</h1>');
    expect((await stage.client.get(kept.imageURL)).status).toBe(200);
    const later = await next(aa, 'AAA');
    expect((await stage.get(later)).rootId).toBe(root);
  });

  test('one whose parent was deleted while it waited fails clearly, with the credit back', async () => {
    const root = await finished();
    const before = await stage.balance();
    const { body } = await change(root);
    await stage.client.delete(`/api/generations/${root}`);
    await stage.run(body._id);
    expect((await stage.get(body._id)).error).toEqual({
      code: 'NOT_FOUND',
      message: 'The version that was to be changed has been deleted.',
    });
    expect(await stage.balance()).toBe(before);
  });

  test('needs a provider, also on a page of the built-in engine', async () => {
    const builtIn = await stage.order({ engine: 'built-in' });
    await stage.run(builtIn);
    const refused = await change(builtIn, { engine: 'built-in' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NO_API_KEYS' } });
    expect(refused.body.message).toContain('Changes in words need an AI provider');
    expect((await change(builtIn, { engine: 'openai' })).body).toMatchObject({ message: 'No API keys available' });
    const { body } = await change(builtIn);
    await stage.run(body._id);
    expect(await stage.get(body._id)).toMatchObject({ status: 'succeeded', engine: 'gemini', parentId: builtIn });
    await stage.reset();
    expect((await change(builtIn)).body.code).toBe('NO_API_KEYS');
  });

  test('a failing provider is not replaced by the built-in engine', async () => {
    const root = await finished();
    const before = await stage.balance();
    stage.answer(() => ({ status: 500, message: 'Down.' }));
    const { body } = await change(root);
    await stage.run(body._id);
    expect((await stage.get(body._id)).error.message).toMatch(/^API Error: 500/);
    expect(await stage.balance()).toBe(before);
  });

  test('only on a finished page of one’s own, and within the limit of running ones', async () => {
    const root = await finished();
    const other = await stage.signUp();
    expect((await other.post(`/api/generations/${root}/follow-ups`, { instructions: 'a' })).status).toBe(404);
    const running = await stage.order({ engine: 'gemini' });
    expect((await change(running)).body.code).toBe('STILL_RUNNING');
    expect((await change(root, { instructions: '  ' })).status).toBe(400);
    expect((await change(root)).status).toBe(201);
    expect((await change(root)).body.code).toBe('TOO_MANY_RUNNING');
    for (const { _id, status } of (await stage.client.get('/api/generations')).body)
      if (status === 'queued') await stage.client.post(`/api/generations/${_id}/cancel`);
    expect((await change(running)).body.code).toBe('NOT_FOUND');
  });

  test('one idempotency key × 10 in parallel: one version', async () => {
    const root = await finished();
    const before = await stage.balance();
    const key = { 'idempotency-key': 'same-change' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(root, {}, key)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await stage.balance()).toBe(before - 1);
    await stage.client.post(`/api/generations/${answers[0]!.body._id}/cancel`);
  });
});
