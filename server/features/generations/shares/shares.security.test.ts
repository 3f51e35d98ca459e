import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { users } from '#server/features/accounts/tables.ts';
import { createClient } from '#server/testing/client.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { eraseDeleted } from '../history/erase-deleted.ts';
import { generationShares } from '../tables.ts';
import { openProviderStage, type ProviderStage } from '../testing/provider-stage.ts';

describe.each(testDatabases())('shared pages on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterAll(() => stage.close());

  const convert = async () => {
    const id = await stage.order({ framework: 'custom', engine: 'built-in' });
    await stage.run(id);
    return id;
  };
  const share = async (id: string) => (await stage.client.post(`/api/generations/${id}/shares`)).body;
  /** Somebody without a session. */
  const look = (token: string) => createClient(stage.app).get(`/api/shares/${token}`);

  test('a link shows the page and its design to anybody, and nothing of the account', async () => {
    const id = await convert();
    const { token } = await share(id);
    expect(token).toMatch(/^[\w-]{22}$/);
    const { result, imageWidth, imageHeight } = await stage.get(id);
    const { status, body, headers, text } = await look(token);
    expect([status, body]).toEqual([
      200,
      {
        name: 'design.png',
        framework: 'custom',
        html: result.html,
        css: result.css,
        faithful: null,
        imageURL: `/api/shares/${token}/image`,
        imageWidth,
        imageHeight,
        pageArea: result.pageArea,
      },
    ]);
    const [user] = await stage.services.db.select().from(users).where(eq(users.email, stage.client.email));
    for (const secret of [id, user!.id, user!.email, user!.name]) expect(text).not.toContain(secret);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const picture = await createClient(stage.app).get(body.imageURL);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['x-robots-tag']).toBe('noindex');
  });

  test('asked for again, also at the same time, it is the same link', async () => {
    const id = await convert();
    const links = await Promise.all(Array.from({ length: 6 }, () => share(id)));
    expect(new Set(links.map(({ token }) => token)).size).toBe(1);
    expect((await stage.client.get(`/api/generations/${id}/shares`)).body).toEqual([links[0]]);
  });

  test('withdrawn, it says so, and the next link is another', async () => {
    const id = await convert();
    const first = await share(id);
    const withdraw = () => stage.client.delete(`/api/generations/${id}/shares/${first._id}`);
    const { body } = await withdraw();
    expect(body.revokedAt).toEqual(expect.any(String));
    expect((await withdraw()).body).toEqual(body);
    const gone = { status: 410, body: { code: 'SHARE_WITHDRAWN', message: 'This link has been withdrawn.' } };
    expect(await look(first.token)).toMatchObject(gone);
    expect(await look(`${first.token}/image`)).toMatchObject(gone);
    const second = await share(id);
    expect(second.token).not.toBe(first.token);
    expect((await look(second.token)).status).toBe(200);
    const all = (await stage.client.get(`/api/generations/${id}/shares`)).body;
    expect(all.map(({ token }: { token: string }) => token)).toEqual([second.token, first.token]);
  });

  test('an edit is another version: the link keeps showing what was shared', async () => {
    const id = await convert();
    const { token } = await share(id);
    const before = (await look(token)).body.html;
    const edited = await stage.client.post(`/api/generations/${id}/edits`, { html: '<p>New</p>', css: '' });
    expect(edited.status).toBe(201);
    expect((await look(token)).body.html).toBe(before);
    const own = await share(edited.body._id);
    expect((await look(own.token)).body.html).toBe('<p>New</p>');
  });

  test('a page that is deleted, for good or until it is brought back, says so', async () => {
    const deleted = { status: 410, body: { code: 'SHARED_PAGE_DELETED', message: 'This page has been deleted.' } };
    const id = await convert();
    const { token } = await share(id);
    await stage.client.delete(`/api/conversions/${id}`);
    expect(await look(token)).toMatchObject(deleted);
    expect(await look(`${token}/image`)).toMatchObject(deleted);
    for (const call of [stage.client.get, stage.client.post])
      expect((await call(`/api/generations/${id}/shares`)).status).toBe(404);
    await stage.client.post(`/api/generations/${id}/restore`);
    expect((await look(token)).status).toBe(200);
    await stage.client.delete(`/api/generations/${id}`);
    await eraseDeleted(stage.services, new Date(Date.now() + UNDO_MS + 1000));
    expect(await look(token)).toMatchObject(deleted);
  });

  test('only a finished page can be shared, and only by whom it belongs to', async () => {
    const running = await stage.order({ engine: 'built-in' });
    const refused = await stage.client.post(`/api/generations/${running}/shares`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_SHAREABLE' } });
    await stage.client.post(`/api/generations/${running}/cancel`);
    const id = await convert();
    const { _id } = await share(id);
    const stranger = await stage.signUp();
    expect((await stranger.post(`/api/generations/${id}/shares`)).status).toBe(404);
    expect((await stranger.get(`/api/generations/${id}/shares`)).status).toBe(404);
    expect((await stranger.delete(`/api/generations/${id}/shares/${_id}`)).status).toBe(404);
    const elsewhere = await convert();
    expect((await stage.client.delete(`/api/generations/${elsewhere}/shares/${_id}`)).status).toBe(404);
  });

  test('what is no link is not found', async () => {
    for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '..'])
      expect([400, 404]).toContain((await look(token)).status);
    expect((await look('AAAAAAAAAAAAAAAAAAAAAA')).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no shared page at this address.',
    });
  });

  test('links go with the account', async () => {
    const client = await stage.signUp({ email: 'leaving-sharer@test.example' });
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    form.set('engine', 'built-in');
    const { body } = await client.post('/api/generations', form);
    await stage.run(body._id);
    const { token } = (await client.post(`/api/generations/${body._id}/shares`)).body;
    const [user] = await stage.services.db.select().from(users).where(eq(users.email, client.email));
    const admin = await stage.signUp({ role: 'Admin' });
    expect((await admin.delete(`/api/users/${user!.id}`)).status).toBe(200);
    expect((await look(token)).status).toBe(404);
    expect(
      await stage.services.db.select().from(generationShares).where(eq(generationShares.userId, user!.id)),
    ).toEqual([]);
  });

  test('nobody can read without end', async () => {
    const { token } = await share(await convert());
    const { db, limits } = stage.services;
    const views = Array.from({ length: 1000 }, () => limits.views.take(db, '127.0.0.1'));
    expect((await Promise.all(views)).at(-1)).toBeGreaterThan(0);
    const refused = await look(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_VIEWS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
