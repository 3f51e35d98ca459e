import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign, draw } from '#server/testing/pictures.ts';
import { eraseDeleted } from './history/erase-deleted.ts';
import { runGeneration } from './run-generation.ts';
import { aConversion, aFakeEngine } from './testing/fake-engine.ts';
import { openProviderStage, type ProviderStage } from './testing/provider-stage.ts';

const aPhoneDesign = () => draw(375, 400, [], [{ text: 'See the city', x: 16, y: 40, size: 20, color: '#14324a' }]);

describe.each(testDatabases())('pictures of one page for several screens on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const order = async (fields: Record<string, string> = {}) => {
    const data = new FormData();
    data.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    data.set('phone', new File([new Uint8Array(await aPhoneDesign())], 'phone.png'));
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return stage.client.post('/api/generations', data);
  };

  test('are one conversion for one credit, in Clean mode, with what was read in each', async () => {
    const before = await stage.balance();
    const { body } = await order({ framework: 'tailwind' });
    expect(body).toMatchObject({ mode: 'clean', engine: 'built-in' });
    expect(body.screens).toEqual([{ screen: 'phone', imageURL: `/api/generations/${body._id}/image?screen=phone` }]);
    await stage.run(body._id);
    const { status, result } = await stage.get(body._id);
    expect(status).toBe('succeeded');
    expect(result.html).toContain('Built in, clean');
    expect(result.screens).toMatchObject([{ screen: 'phone', width: 640, lines: [{}, {}] }]);
    expect(await stage.balance()).toBe(before - 1);

    const picture = await stage.client.get(body.screens[0].imageURL);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await stage.client.get(`/api/generations/${body._id}/image?screen=tablet`)).status).toBe(404);
  });

  test('come along to versions, and each version can be deleted by itself', async () => {
    const { body } = await order();
    await stage.run(body._id);
    const version = (await stage.client.post(`/api/generations/${body._id}/versions`, { framework: 'custom' })).body;
    expect((await stage.get(version._id)).result.screens).toHaveLength(1);
    expect((await stage.client.delete(`/api/generations/${body._id}`)).status).toBe(200);
    await eraseDeleted(stage.services, new Date(Date.now() + UNDO_MS + 1000));
    await expect(stage.services.storage.get(`generations/${body._id}-phone.png`)).rejects.toThrow(FileMissing);
    expect((await stage.client.get(version.screens[0].imageURL)).status).toBe(200);
    const again = await stage.client.post(`/api/generations/${version._id}/conversions`, { engine: 'built-in' });
    expect(again.body.screens).toHaveLength(1);
    await stage.client.post(`/api/generations/${again.body._id}/cancel`);
  });

  test('are kept when they are converted again by whoever can, and not where a provider is asked for', async () => {
    await stage.addKey('gemini');
    const { body } = await order();
    await stage.run(body._id);
    const again = async (engine: string) => {
      const { body: next } = await stage.client.post(`/api/generations/${body._id}/conversions`, { engine });
      await stage.client.post(`/api/generations/${next._id}/cancel`);
      return [next.engine, next.screens?.length ?? 0];
    };
    expect([await again('automatic'), await again('gemini')]).toEqual([
      ['built-in', 1],
      ['gemini', 0],
    ]);
  });

  test.each([
    [{ mode: 'exact' }, 400, 'Several pictures make a page in Clean mode: choose clean.'],
    [{ engine: 'gemini' }, 400, 'Several pictures are made one page by the built-in engine: choose built-in.'],
  ])('%o is refused with a reason', async (fields, status, reason) => {
    const answer = await order(fields);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(reason)]);
  });

  test('a picture of another page ends the conversion, and the credit comes back', async () => {
    const before = await stage.balance();
    const { body } = await order();
    const other = aConversion();
    other.clean!.body.children = [{ tag: 'p', name: 'p', css: {}, children: ['Quarterly results'] }];
    let asked = 0;
    const engine = { ...aFakeEngine(), convert: async () => (asked++ === 0 ? aConversion() : other) };
    await runGeneration({ ...stage.worker, engine }, body._id, new AbortController().signal);
    expect(await stage.get(body._id)).toMatchObject({
      status: 'failed',
      error: { code: 'IMAGE_REJECTED', message: 'The picture for phones shows another page.' },
    });
    expect(await stage.balance()).toBe(before);
  });
});
