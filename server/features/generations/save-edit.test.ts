import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { openProviderStage, type ProviderStage } from './testing/provider-stage.ts';

describe.each(testDatabases())('code changed by hand on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterAll(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
    await stage.close();
  });

  const convert = async () => {
    const id = await stage.order({ framework: 'custom', engine: 'built-in' });
    await stage.run(id);
    return id;
  };
  const save = (id: string, edit: { html: string; css?: string; note?: string; components?: object }) =>
    stage.client.post(`/api/generations/${id}/edits`, { css: '', ...edit });

  test('is a version of its own with its picture, at no cost; the one before stays', async () => {
    const id = await convert();
    const [before, first] = [await stage.balance(), await stage.get(id)];
    const answer = await save(id, { html: '<p onclick="x()">Mine</p>', css: 'p{color:red}', note: 'Text' });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'succeeded', edited: true, rewritten: false, parentId: id, rootId: id, instructions: 'Text' },
    });
    const edited = await stage.get(answer.body._id);
    const { html, css, ...facts } = first.result;
    expect(edited.result).toEqual({ ...facts, html: '<p onclick="x()">Mine</p>', css: 'p{color:red}' });
    expect((await stage.client.get(edited.imageURL)).status).toBe(200);
    expect((await stage.get(id)).result).toEqual({ ...facts, html, css });
    expect(await stage.balance()).toBe(before);
  });

  test('keeps the components that it was written from, until the page is changed otherwise', async () => {
    const id = await convert();
    const components = {
      kind: 'react',
      files: [{ name: 'Page.tsx', content: 'export const Page = () => <p>Mine</p>;' }],
    };
    const written = await save(id, { html: '<p>Mine</p>', components });
    const componentsOf = async (of: string, kind: string) =>
      (await stage.client.get(`/api/generations/${of}/components/${kind}`)).body.files;
    expect(await componentsOf(written.body._id, 'react')).toEqual(components.files);
    const [vue] = await componentsOf(written.body._id, 'vue');
    expect(vue).toMatchObject({ name: 'Page.vue', content: expect.stringContaining('<p>Mine</p>') });
    const typed = await save(written.body._id, { html: '<p>Yours</p>' });
    const [page] = await componentsOf(typed.body._id, 'react');
    expect(page.content).toContain('<p>Yours</p>');
    const unnamed = { ...components, files: [{ name: '../Page.tsx', content: '' }] };
    expect((await save(id, { html: '<p>Mine</p>', components: unnamed })).status).toBe(400);
  });

  test('a file that is embedded in the page is not sent and stored again in its components, and read in them nevertheless', async () => {
    const id = await convert();
    const photo = `data:image/webp;base64,${'QUJD'.repeat(60)}`;
    const named = {
      name: 'Page.tsx',
      content: "export const photo = 'assets/picture-1.webp', other = 'assets/picture-2.webp';",
    };
    const components = { kind: 'react', files: [named] };
    const { body } = await save(id, { html: `<img src="${photo}" alt="">`, components });
    expect((await stage.client.get(`/api/generations/${body._id}`)).body.result.components).toEqual(components);
    const { files } = (await stage.client.get(`/api/generations/${body._id}/components/react`)).body;
    expect(files).toEqual([{ ...named, content: named.content.replace('assets/picture-1.webp', photo) }]);
  });

  test('as components before it is saved: written from the page that is sent', async () => {
    const id = await convert();
    const answer = await stage.client.post(`/api/generations/${id}/components/vue`, { html: '<p>Draft</p>', css: '' });
    expect(answer.body.files[0].content).toContain('<p>Draft</p>');
    expect((await stage.get(id)).result.html).not.toContain('Draft');
  });

  test('from two windows at once is two versions: neither overwrites the other', async () => {
    const id = await convert();
    const [one, two] = await Promise.all([save(id, { html: '<p>One</p>' }), save(id, { html: '<p>Two</p>' })]);
    expect(new Set([id, one.body._id, two.body._id]).size).toBe(3);
    expect((await stage.get(one.body._id)).result.html).toBe('<p>One</p>');
    expect((await stage.get(two.body._id)).result.html).toBe('<p>Two</p>');
  });

  test('is never taken for the page that the engine writes', async () => {
    const id = await convert();
    const edited = await save(id, { html: '<p>Mine</p>' });
    await stage.client.delete(`/api/generations/${id}`);
    const written = await stage.client.post(`/api/generations/${edited.body._id}/versions`, { framework: 'custom' });
    expect(written.body).toMatchObject({ edited: false, rewritten: true });
    expect(written.body._id).not.toBe(edited.body._id);
  });

  test('empty, too large, or of a page that is not there yet: refused with what to do', async () => {
    const id = await convert();
    const empty = await save(id, { html: ' \n' });
    expect([empty.status, empty.body.message]).toEqual([400, expect.stringContaining('The page is empty')]);
    // Photographs are embedded in a page.
    const pictures = (bytes: number) => `<img src="data:image/webp;base64,${'A'.repeat(bytes)}">`;
    expect((await save(id, { html: pictures(4_000_000) })).status).toBe(201);
    for (const bytes of [9_000_000, 12_000_000]) {
      const large = await save(id, { html: pictures(bytes) });
      expect([large.status, large.body.message]).toEqual([
        bytes > 10_000_000 ? 413 : 400,
        expect.stringContaining('The page is too large to be saved'),
      ]);
    }
    const waiting = await stage.order({ framework: 'custom', engine: 'built-in' });
    const early = await save(waiting, { html: '<p>Early</p>' });
    expect([early.status, early.body.code]).toEqual([409, 'STILL_RUNNING']);
  });

  test('its score, as the browser measured it, is kept for lists', async () => {
    const id = await convert();
    const record = (faithful: number | null) =>
      stage.client.put(`/api/generations/${id}/score`, { faithful, score: 0.5 });
    expect((await record(0.875)).status).toBe(200);
    expect(await stage.get(id)).toMatchObject({ faithful: 0.875, score: 0.5 });
    expect((await record(2)).status).toBe(400);
  });
});
