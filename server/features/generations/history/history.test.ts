import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { exportGenerations } from '../export-generations.ts';
import { findGenerations } from '../find-generations.ts';
import { forgetGenerations } from '../forget-generations.ts';
import { generationAnalyses, generationResults, generations, thumbnailOf } from '../tables.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';
import { deleteUnused } from './delete-unused.ts';
import { eraseDeleted } from './erase-deleted.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases())('the history on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(async () => {
    await stage.reset();
    await stage.services.db.delete(generations);
    await stage.services.db.delete(generationAnalyses);
  });
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const client = () => stage.client;
  const convert = async (fields: Record<string, string> = {}) => {
    const id = await stage.order({ framework: 'custom', engine: 'built-in', ...fields });
    await stage.run(id);
    return id;
  };
  const rewrite = async (id: string, framework: string) =>
    (await client().post(`/api/generations/${id}/versions`, { framework })).body._id as string;
  const list = async (query = '') => {
    const { status, body, headers } = await client().get(`/api/conversions${query}`);
    expect(status).toBe(200);
    return { rows: body, ids: body.map(({ _id }: { _id: string }) => _id), total: Number(headers['x-total-count']) };
  };
  const userId = async () =>
    (await stage.services.db.select().from(users).where(eq(users.email, client().email)))[0]!.id;
  const used = async () => (await client().get('/api/storage')).body.usedBytes as number;
  const setAge = (ids: string[], days: number) =>
    stage.services.db
      .update(generations)
      .set({ lastUsedAt: new Date(Date.now() - days * DAY_MS) })
      .where(inArray(generations.id, ids));

  test('a row is a tree of versions, shown as its newest version that fits', async () => {
    const first = await convert();
    const other = await convert();
    const version = await rewrite(first, 'bootstrap');
    const all = await list();
    expect([all.ids, all.total]).toEqual([[version, other], 2]);
    expect(all.rows[0]).toMatchObject({ framework: 'bootstrap', versions: 2, rootId: first, name: 'design.png' });
    expect((await list('?framework=custom')).ids).toEqual([other, first]);
    expect(await list('?page=2&limit=1')).toMatchObject({ ids: [other], total: 2 });
    expect((await list('?sort=createdAt')).ids).toEqual([other, version]);
    expect((await list('?status=failed')).total).toBe(0);
    expect((await (await stage.signUp()).get('/api/conversions')).body).toEqual([]);
  });

  test('a name and a project hold for all versions, also for those made later, and are searched', async () => {
    const id = await convert();
    await rewrite(id, 'bootstrap');
    const project = (await client().post('/api/projects', { name: '  Harbour ' })).body;
    expect(project).toMatchObject({ name: 'Harbour', conversions: 0 });
    const renamed = await client().patch(`/api/generations/${id}`, {
      name: ' Landing 100% ',
      projectId: project._id,
    });
    expect(renamed.body).toMatchObject({ _id: id, name: 'Landing 100%', projectId: project._id });
    const later = await rewrite(id, 'tailwind');
    expect((await list('?search=landing 100%25')).rows).toMatchObject([{ _id: later, versions: 3, goesAt: null }]);
    expect((await list(`?project=${project._id}`)).total).toBe(1);
    expect((await list('?project=none')).total).toBe(0);
    const all = await client().get(`/api/generations?search=Landing&project=${project._id}`);
    expect(all.body).toHaveLength(3);
    expect((await client().get('/api/projects')).body).toMatchObject([{ name: 'Harbour', conversions: 1 }]);

    expect((await client().delete(`/api/projects/${project._id}`)).body).toEqual({ success: true });
    expect((await list()).rows).toMatchObject([{ projectId: null, goesAt: expect.any(String) }]);
  });

  test('error: names that are empty, too long or taken, and projects of others', async () => {
    const id = await convert();
    const rename = (change: object) => client().patch(`/api/generations/${id}`, change);
    expect((await rename({ name: '  ' })).body.message).toContain('Please give the conversion a name.');
    expect((await rename({ name: 'x'.repeat(121) })).body.message).toContain('longer than 120 characters');
    const { body: one } = await client().post('/api/projects', { name: 'Pier' });
    const { body: two } = await client().post('/api/projects', { name: 'Boats' });
    const taken = await client().post('/api/projects', { name: 'PIER' });
    expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN']);
    const renamed = await client().patch(`/api/projects/${two._id}`, { name: 'pier' });
    expect(renamed.body.code).toBe('NAME_TAKEN');
    expect((await client().patch(`/api/projects/${one._id}`, { name: 'pier' })).body.name).toBe('pier');
    const stranger = await stage.signUp();
    const theirs = (await stranger.post('/api/projects', { name: 'Pier' })).body;
    expect((await rename({ projectId: theirs._id })).status).toBe(404);
    await client().delete(`/api/projects/${one._id}`);
    await client().delete(`/api/projects/${two._id}`);
  });

  test('deleted, a conversion is gone for everybody; restored, all of it is back', async () => {
    const id = await convert();
    const version = await rewrite(id, 'bootstrap');
    expect((await client().delete(`/api/conversions/${version}`)).body).toEqual({ success: true });
    for (const path of ['', '/image', '/thumbnail', '/versions', '/events'])
      expect((await client().get(`/api/generations/${id}${path}`)).status).toBe(404);
    expect((await list()).total).toBe(0);
    const { db } = stage.services;
    expect((await findGenerations(db, await userId(), { limit: 10 })).total).toBe(0);
    expect(await exportGenerations(db, await userId())).toEqual([]);
    expect((await client().delete(`/api/conversions/${version}`)).status).toBe(404);
    expect(await used()).toBe(0);
    await eraseDeleted(stage.services);

    expect((await client().post(`/api/generations/${id}/restore`)).body).toMatchObject({
      _id: id,
      status: 'succeeded',
    });
    expect((await list()).rows).toMatchObject([{ _id: version, versions: 2 }]);
    expect((await stage.get(version)).result.html).toContain('<h1');
    expect((await client().post(`/api/generations/${id}/restore`)).status).toBe(200);
  });

  test('one version alone is deleted and restored without the others', async () => {
    const id = await convert();
    const version = await rewrite(id, 'bootstrap');
    await client().delete(`/api/generations/${id}`);
    expect((await list()).rows).toMatchObject([{ _id: version, versions: 1 }]);
    expect(await rewrite(version, 'tailwind')).not.toBe(id);
    await client().delete(`/api/conversions/${version}`);
    await client().post(`/api/generations/${version}/restore`);
    expect((await list()).rows).toMatchObject([{ versions: 2 }]);
    await client().post(`/api/generations/${id}/restore`);
    expect((await list()).rows).toMatchObject([{ versions: 3 }]);
  });

  test('after ten minutes the sweep removes it for good: rows, code, analysis and files', async () => {
    const id = await convert();
    const version = await rewrite(id, 'bootstrap');
    const row = await stage.rowOf(id);
    expect((await client().get(`/api/generations/${id}/thumbnail`)).status).toBe(200);
    await client().delete(`/api/generations/${id}`);
    const later = new Date(Date.now() + UNDO_MS + 1000);
    const { db, storage } = stage.services;
    await Promise.all([eraseDeleted(stage.services, later), eraseDeleted(stage.services, later)]);
    expect((await client().post(`/api/generations/${id}/restore`)).status).toBe(404);
    for (const key of [row.imageKey, thumbnailOf(row)])
      await expect(storage.get(key)).rejects.toBeInstanceOf(FileMissing);
    // The other version is written from the same analysis.
    expect(await db.select().from(generationAnalyses)).toHaveLength(1);
    await client().delete(`/api/generations/${version}`);
    await eraseDeleted(stage.services, later);
    expect(await db.select().from(generationAnalyses)).toEqual([]);
    expect(await db.select().from(generationResults)).toEqual([]);
    expect(await auditLedger(db)).toEqual([]);
  });

  test('what is too late cannot be restored, though the sweep has not come yet', async () => {
    const id = await convert();
    await client().delete(`/api/generations/${id}`);
    const { db } = stage.services;
    await db
      .update(generations)
      .set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) })
      .where(eq(generations.id, id));
    const late = await client().post(`/api/generations/${id}/restore`);
    expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('more than ten minutes ago')]);
  });

  test('what runs cannot be deleted, alone or with its tree', async () => {
    const id = await stage.order({ engine: 'built-in' });
    for (const noun of ['generations', 'conversions'])
      expect((await client().delete(`/api/${noun}/${id}`)).body.code).toBe('STILL_RUNNING');
    await client().post(`/api/generations/${id}/cancel`);
    expect((await client().delete(`/api/conversions/${id}`)).status).toBe(200);
  });

  test('a leaving user takes along the files of what was deleted', async () => {
    const id = await convert();
    const row = await stage.rowOf(id);
    await client().delete(`/api/generations/${id}`);
    const leaving = await userId();
    const files = await stage.services.db.transaction((tx) => forgetGenerations(tx, leaving));
    expect(files).toEqual([row.imageKey, thumbnailOf(row)]);
  });

  test('a duplicate is a conversion of its own: free, with picture, code and analysis', async () => {
    const id = await convert();
    await client().patch(`/api/generations/${id}`, { name: 'Pier' });
    const before = await stage.balance();
    const { status, body: copy } = await client().post(`/api/generations/${id}/duplicates`);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Pier (copy)',
      rootId: copy._id,
      parentId: null,
      free: true,
      status: 'succeeded',
    });
    expect(await stage.balance()).toBe(before);
    await client().delete(`/api/conversions/${id}`);
    await eraseDeleted(stage.services, new Date(Date.now() + UNDO_MS + 1000));
    const kept = await stage.get(copy._id);
    expect(kept).toMatchObject({ hasAnalysis: true, result: { html: expect.stringContaining('<h1') } });
    expect((await client().get(kept.imageURL)).status).toBe(200);
    expect(await rewrite(copy._id, 'bootstrap')).toMatch(/^[0-9a-f-]{36}$/);

    const waiting = await stage.order({ engine: 'built-in' });
    expect((await client().post(`/api/generations/${waiting}/duplicates`)).body.code).toBe('STILL_RUNNING');
    await client().post(`/api/generations/${waiting}/cancel`);
    expect((await client().post(`/api/generations/${waiting}/duplicates`)).status).toBe(404);
  });

  test('a thumbnail is a small WebP that browsers may keep, and tells the size of old pictures', async () => {
    const id = await convert();
    const { db } = stage.services;
    await db.update(generations).set({ pictureBytes: null }).where(eq(generations.id, id));
    const [{ headers }] = await Promise.all([
      client().get(`/api/generations/${id}/thumbnail`),
      client().get(`/api/generations/${id}/thumbnail`),
    ]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(await stage.services.storage.get(thumbnailOf(await stage.rowOf(id)))).metadata()).toMatchObject({
      width: 320,
      height: 240,
    });
    const size = (await stage.services.storage.get((await stage.rowOf(id)).imageKey)).length;
    expect((await stage.rowOf(id)).pictureBytes).toBe(size);
  });

  test('storage counts pictures, code and analyses; when it is full, nothing new is begun and nothing is lost', async () => {
    const empty = await used();
    const id = await convert();
    const size = (await stage.services.storage.get((await stage.rowOf(id)).imageKey)).length;
    expect((await used()) - empty).toBeGreaterThan(size);
    const { config } = stage.services;
    const quota = config.storageQuotaBytes;
    config.storageQuotaBytes = 1000;
    try {
      const before = await stage.balance();
      const refused = await client().post(`/api/generations/${id}/conversions`, { framework: 'tailwind' });
      expect([refused.status, refused.body.code]).toEqual([409, 'STORAGE_FULL']);
      await expect(stage.order({ engine: 'built-in' })).rejects.toThrow('Your storage is full');
      expect((await client().post(`/api/generations/${id}/duplicates`)).body.code).toBe('STORAGE_FULL');
      expect(await stage.balance()).toBe(before);
      // Work on what is there goes on.
      const edit = await client().post(`/api/generations/${id}/edits`, { html: '<p>Mine</p>', css: '' });
      expect(edit.status).toBe(201);
      await client().delete(`/api/conversions/${id}`);
      await convert();
    } finally {
      config.storageQuotaBytes = quota;
    }
  });

  test('what nobody has used for long goes, unless it is in a project; opening it keeps all its versions', async () => {
    const [old, opened, filed, fresh] = [await convert(), await convert(), await convert(), await convert()];
    const version = await rewrite(opened, 'bootstrap');
    const { body: project } = await client().post('/api/projects', { name: 'Keep' });
    await client().patch(`/api/generations/${filed}`, { projectId: project._id });
    await setAge([old, opened, version, filed], 181);
    expect((await list()).rows.find(({ _id }: { _id: string }) => _id === old).goesAt < new Date().toISOString()).toBe(
      true,
    );
    await stage.get(opened);
    await Promise.all([deleteUnused(stage.services), deleteUnused(stage.services)]);
    expect(new Set((await list()).ids)).toEqual(new Set([version, filed, fresh]));
    expect((await client().post(`/api/generations/${old}/restore`)).status).toBe(200);
    await deleteUnused(stage.services);
    expect((await list()).total).toBe(4);
    // Out of its project it has as long as any other.
    await client().delete(`/api/projects/${project._id}`);
    await deleteUnused(stage.services);
    expect((await list()).ids).toContain(filed);
  });

  test('kept on purpose, it has as long as one that was just made, under the name it has', async () => {
    const id = await convert();
    await setAge([id], 181);
    expect((await client().patch(`/api/generations/${id}`, {})).body).toMatchObject({ _id: id, name: 'design.png' });
    await deleteUnused(stage.services);
    const [row] = (await list()).rows;
    expect(Date.parse(row.goesAt) - Date.now()).toBeGreaterThan(179 * DAY_MS);
  });

  test('with KEEP_CONVERSIONS_DAYS=0 all stays', async () => {
    const id = await convert();
    await setAge([id], 4000);
    await deleteUnused({ ...stage.services, config: { ...stage.services.config, keepConversionsDays: 0 } });
    expect((await list()).ids).toEqual([id]);
  });
});
