import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { DEFAULT_MODE } from '#contract/vocabulary/generation-limits.ts';
import { type Conversion, outlineOf } from '#engine/index.ts';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { incidents } from '#server/features/incidents/tables.ts';
import { createEnginePool } from '#server/platform/engine/pool.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { createClient } from '#server/testing/client.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { eraseDeleted } from '../history/erase-deleted.ts';
import { runGeneration } from '../run-generation.ts';
import { generationAnalyses } from '../tables.ts';
import { aConversion } from '../testing/fake-engine.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';
import { packAnalysis } from './pack-analysis.ts';

const engine = createEnginePool({ threads: 1 });
afterAll(() => engine.close());

describe.each(testDatabases())('another framework from the stored analysis on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const convert = async (fields: Record<string, string>) => {
    const id = await stage.order(fields);
    await stage.run(id);
    return id;
  };
  const write = (id: string, framework: string, mode?: string) =>
    stage.client.post(`/api/generations/${id}/versions`, { framework, mode });
  const analyses = () => stage.services.db.select().from(generationAnalyses);
  const versionsOf = async (id: string) =>
    (await stage.client.get(`/api/generations/${id}/versions`)).body.map(({ _id }: { _id: string }) => _id);

  test.each(['custom', 'bootstrap'] as const)(
    'in %s is the page that a conversion would give, as a version, at no cost',
    async (framework) => {
      const id = await stage.order({ framework: 'tailwind', engine: 'built-in' });
      await runGeneration({ ...stage.worker, engine }, id, new AbortController().signal);
      const before = await stage.balance();
      const answer = await write(id, framework);
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'succeeded', framework, engine: 'built-in', parentId: id, rootId: id, rewritten: true },
      });
      const converted = await engine.convert(await aDesign(), {
        framework,
        images: 'embed',
        mode: DEFAULT_MODE,
      });
      const { result, imageURL, hasAnalysis } = await stage.get(answer.body._id);
      const { html, css, lines, palette, typeScale, layout, width, height, pageArea, warnings } = converted;
      const { outline, ...facts } = result;
      expect(facts).toEqual({ html, css, lines, palette, typeScale, layout, width, height, pageArea, warnings });
      expect(outline).toEqual(outlineOf(converted.clean!.body));
      expect([hasAnalysis, (await stage.client.get(imageURL)).status]).toEqual([true, 200]);
      expect(await versionsOf(id)).toEqual([id, answer.body._id]);
      const events = await stage.client.get(`/api/generations/${answer.body._id}/events`);
      expect(events.text).toContain('succeeded');
      expect(await stage.balance()).toBe(before);
    },
  );

  test('asked for again, also at the same time and from any version, is the same one', async () => {
    const id = await convert({ framework: 'tailwind', engine: 'built-in' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(id, 'bootstrap')));
    const [bootstrap] = answers.map(({ body }) => body._id);
    expect(answers.map(({ status, body }) => [status, body._id])).toEqual(Array(8).fill([200, bootstrap]));
    expect((await write(bootstrap, 'bootstrap')).body._id).toBe(bootstrap);
    expect((await write(bootstrap, 'tailwind')).body._id).toBe(id);
    expect(await versionsOf(id)).toEqual([id, bootstrap]);
  });

  test('with web fonts from another service, it is a version of its own', async () => {
    const id = await convert({ framework: 'tailwind', engine: 'built-in' });
    const ask = () => stage.client.post(`/api/generations/${id}/versions`, { framework: 'tailwind', fonts: 'bunny' });
    const { body } = await ask();
    expect(body).toMatchObject({ framework: 'tailwind', fonts: 'bunny', rewritten: true });
    expect((await ask()).body._id).toBe(body._id);
    expect((await write(body._id, 'custom')).body.fonts).toBe('bunny');
    expect((await write(id, 'tailwind')).body._id).toBe(id);
  });

  test('in the other mode, it is a version of its own, and later ones stay in that mode', async () => {
    const id = await convert({ framework: 'tailwind', engine: 'built-in', mode: 'exact' });
    const { body } = await write(id, 'tailwind', 'clean');
    expect(body).toMatchObject({ framework: 'tailwind', mode: 'clean', rewritten: true });
    expect((await stage.get(body._id)).result.html).toContain('Built in, clean');
    expect((await write(id, 'tailwind', 'clean')).body._id).toBe(body._id);
    expect((await write(body._id, 'custom')).body.mode).toBe('clean');
    expect((await write(body._id, 'tailwind', 'exact')).body._id).toBe(id);
    const refused = await write(id, 'tailwind', 'tidy');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('choose clean or exact')]);
  });

  test('either page can be read to compare them, in the framework of the version, and leaves no version behind', async () => {
    const id = await convert({ framework: 'custom', engine: 'built-in', mode: 'exact' });
    const pageIn = (mode: string) => stage.client.get(`/api/generations/${id}/pages/${mode}`);
    const [clean, exact] = [await pageIn('clean'), await pageIn('exact')];
    expect([clean.body.html, exact.body.html]).toEqual([
      expect.stringContaining('Built in, clean</h1>'),
      expect.stringContaining('Built in</h1>'),
    ]);
    expect(clean.body.css).toContain('{');
    expect(Object.keys(exact.body)).toEqual(['html', 'css']);
    expect((await pageIn('tidy')).status).toBe(400);
    expect(await versionsOf(id)).toEqual([id]);
  });

  test('the clean page can be read as components, in the framework of the version, whatever its mode', async () => {
    const id = await convert({ framework: 'bootstrap', engine: 'built-in', mode: 'exact' });
    const before = await stage.balance();
    const componentsIn = (kind: string) => stage.client.get(`/api/generations/${id}/components/${kind}`);
    const [react, vue] = [await componentsIn('react'), await componentsIn('vue')];
    const namesOf = ({ body }: typeof react) => body.files.map(({ name }: { name: string }) => name);
    expect([namesOf(react), namesOf(vue)]).toEqual([
      ['Page.tsx', 'style.css'],
      ['Page.vue', 'style.css'],
    ]);
    expect(react.body.files[0].content).toContain('Built in, clean</h1>');
    expect(react.body.files[1].content).toContain("@import 'bootstrap/dist/css/bootstrap.min.css'");
    expect((await componentsIn('angular')).status).toBe(400);
    expect([await versionsOf(id), await stage.balance()]).toEqual([[id], before]);
  });

  test('whoever leaves before it is written leaves no incident, and nothing of it waits', async () => {
    const id = await convert({ framework: 'bootstrap', engine: 'built-in' });
    const address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
    const known = (await stage.services.db.select().from(incidents)).length;
    // Until then the thread has no time for anything else.
    const rows = '<tr><td class="price">12</td><td><a href="#">Harbour</a></td></tr>'.repeat(4000);
    const long = stage.services.engine.write('layOutCode', [{ html: `<table>${rows}</table>`, css: '' }]);
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/generations/${id}/pages/clean`, {
      headers: { cookie: stage.client.cookie },
      signal: leaving.signal,
    });
    await delay(300);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await long;
    await delay(100);
    expect(await stage.services.db.select().from(incidents)).toHaveLength(known);
    expect((await stage.client.get(`/api/generations/${id}/pages/clean`)).status).toBe(200);
  });

  test('components of an edited page, and of a provider’s, are of its markup', async () => {
    const id = await convert({ framework: 'bootstrap', engine: 'built-in' });
    const { result } = await stage.get(id);
    const html = result.html.replace('</h1>', ' by hand</h1>');
    const saved = await stage.client.post(`/api/generations/${id}/edits`, { html, css: '', note: '' });
    const pageOf = async (of: string) =>
      (await stage.client.get(`/api/generations/${of}/components/react`)).body.files[0].content;
    expect(await pageOf(saved.body._id)).toMatch(/ by hand\s*<\/h1>/);
    expect(await pageOf(id)).not.toContain('by hand');
    await stage.addKey();
    stage.answer([{ text: JSON.stringify({ html: '<h1>By a model</h1>', css: '' }) }]);
    expect(await pageOf(await convert({ framework: 'tailwind', engine: 'gemini' }))).toContain('<h1>By a model</h1>');
  });

  test('stored before there was Clean mode, it is exact', async () => {
    const id = await convert({ framework: 'tailwind', engine: 'built-in', mode: 'exact' });
    const { clean, ...exactOnly } = aConversion();
    const old = { ...exactOnly, pageArea: undefined } as unknown as Conversion;
    await stage.services.db
      .update(generationAnalyses)
      .set(await packAnalysis(old))
      .where(eq(generationAnalyses.rootId, id));
    expect(await stage.get(id)).toMatchObject({ hasAnalysis: true, hasClean: false });
    expect(await write(id, 'tailwind', 'clean')).toMatchObject({
      status: 409,
      body: { code: 'NO_ANALYSIS', message: expect.stringContaining('before there was Clean mode') },
    });
    expect((await stage.client.get(`/api/generations/${id}/pages/clean`)).body.code).toBe('NO_ANALYSIS');
    // Its components are of what there is.
    expect((await stage.client.get(`/api/generations/${id}/components/vue`)).body.files[0].content).toContain('</h1>');
    const { body } = await write(id, 'custom');
    const { result } = await stage.get(body._id);
    expect([body.mode, result.pageArea]).toEqual(['exact', { x: 0, y: 0, width: 640, height: 320, density: 1 }]);
    expect(result.html).toContain('Built in</h1>');
  });

  test('of a page that a provider made, it is the built-in engine’s, and nobody is asked', async () => {
    await stage.addKey();
    stage.answer([{ text: JSON.stringify({ html: '<h1>By a model</h1>', css: '' }) }]);
    const id = await convert({ framework: 'tailwind', engine: 'gemini' });
    const made = await stage.get(id);
    expect([made.engine, made.hasAnalysis]).toEqual(['gemini', true]);
    const [asked, before] = [stage.requests().length, await stage.balance()];
    const { body } = await write(id, 'tailwind');
    expect([body.engine, body.framework, body.parentId]).toEqual(['built-in', 'tailwind', id]);
    expect((await stage.get(body._id)).result.html).toContain('Built in');
    expect([stage.requests().length, await stage.balance()]).toEqual([asked, before]);
  });

  test('stays as long as any version, and no longer', async () => {
    const id = await convert({ framework: 'tailwind', engine: 'built-in' });
    const stored = (await analyses()).length;
    const version = (await write(id, 'custom')).body._id;
    expect((await stage.client.delete(`/api/generations/${id}`)).status).toBe(200);
    const orphan = await write(version, 'bootstrap');
    expect([orphan.status, orphan.body.parentId]).toEqual([200, null]);
    await stage.client.delete(`/api/generations/${version}`);
    await stage.client.delete(`/api/generations/${orphan.body._id}`);
    // Until then the deletion can be undone.
    expect(await analyses()).toHaveLength(stored);
    await eraseDeleted(stage.services, new Date(Date.now() + UNDO_MS + 1000));
    expect(await analyses()).toHaveLength(stored - 1);
    await expect(stage.services.storage.get(`generations/${version}.png`)).rejects.toThrow(FileMissing);
  });

  test('goes with the account', async () => {
    const client = await stage.signUp({ email: 'leaving@test.example' });
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    form.set('engine', 'built-in');
    const { body } = await client.post('/api/generations', form);
    await stage.run(body._id);
    const stored = (await analyses()).length;
    const [user] = await stage.services.db.select().from(users).where(eq(users.email, client.email));
    const admin = await stage.signUp({ role: 'Admin' });
    expect((await admin.delete(`/api/users/${user!.id}`)).status).toBe(200);
    expect(await analyses()).toHaveLength(stored - 1);
  });

  test('is refused while it runs, and without an analysis, for strangers as if there was nothing', async () => {
    const running = await stage.order({ engine: 'built-in' });
    expect(await write(running, 'custom')).toMatchObject({ status: 409, body: { code: 'STILL_RUNNING' } });
    await stage.client.post(`/api/generations/${running}/cancel`);
    expect(await write(running, 'custom')).toMatchObject({ status: 409, body: { code: 'NO_ANALYSIS' } });
    expect((await stage.get(running)).hasAnalysis).toBe(false);
    const stranger = await stage.signUp();
    const asked = await stranger.post(`/api/generations/${running}/versions`, { framework: 'custom' });
    expect(asked.status).toBe(404);
    expect((await createClient(stage.app).post(`/api/generations/${running}/versions`, {})).status).toBe(401);
    expect((await write(running, 'foundation')).status).toBe(400);
  });

  test('without one, the stored picture is converted again, for a credit', async () => {
    const id = await stage.order({ engine: 'built-in' });
    await stage.client.post(`/api/generations/${id}/cancel`);
    const before = await stage.balance();
    const again = () =>
      stage.client.post(
        `/api/generations/${id}/conversions`,
        { framework: 'bootstrap', engine: 'built-in' },
        { 'idempotency-key': `again-${id}` },
      );
    const [first, second] = [await again(), await again()];
    expect(first).toMatchObject({ status: 201, body: { status: 'queued', framework: 'bootstrap', parentId: null } });
    expect([second.body._id, first.body.rootId]).toEqual([first.body._id, first.body._id]);
    expect(await stage.balance()).toBe(before - 1);
    await stage.client.delete(`/api/generations/${id}`);
    await stage.run(first.body._id);
    expect(await stage.get(first.body._id)).toMatchObject({ status: 'succeeded', hasAnalysis: true });
  });
});
