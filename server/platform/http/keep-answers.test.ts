import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packageFields } from '#contract/packages.ts';
import { editPackage } from '#server/features/packages/edit-package.ts';
import { SITE_STREAM } from '#server/platform/events/announce.ts';
import { seedPackages } from '#server/seed/seed-packages.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('answers from memory on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  const list = async (client: Client = test_.visitor) => (await client.get('/packages')).body;

  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
    await seedPackages(test_.services.db);
  });
  afterAll(() => test_.stop());

  test.each(['/packages', '/openapi.json', '/docs', '/docs/swagger-ui-bundle.js'])(
    '%s is not sent twice to whoever has it',
    async (path) => {
      const { status, headers, text } = await test_.visitor.get(path);
      expect(status).toBe(200);
      expect(text.length).toBeGreaterThan(100);
      expect(headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'cache-control': 'no-cache' });
      const again = await test_.visitor.get(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      const zipped = await test_.app.inject({ url: path, headers: { host: 'localhost', 'accept-encoding': 'gzip' } });
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
      expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: headers.etag, vary: 'Accept-Encoding' });
      expect((await test_.visitor.head(path)).headers.etag).toBe(headers.etag);
    },
  );

  test('the database is asked once, whoever asks', async () => {
    await list();
    const selects = vi.spyOn(test_.services.db, 'select');
    expect(await list(admin)).toHaveLength(3);
    expect(await list()).toHaveLength(3);
    expect(selects).not.toHaveBeenCalled();
    selects.mockRestore();
  });

  test('whoever changes something sees it at once, and so does everybody else', async () => {
    const [first] = await list();
    const { _id, ...fields } = first;
    for (const price of ['11.00', '12.00', '13.00']) {
      const changed = await admin.put(`/edit-package/${_id}`, packageFields.parse({ ...fields, price }));
      expect(changed.status).toBe(200);
      expect(await list(admin)).toContainEqual(expect.objectContaining({ _id, price }));
      expect(await list()).toContainEqual(expect.objectContaining({ _id, price }));
    }
  });

  test('what changed on another instance is told', async () => {
    const [first] = await list();
    const { services } = test_;
    let heard = () => {};
    const told = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const unsubscribe = services.events.subscribe(SITE_STREAM, heard);
    const user = (await services.sessions.read(admin.cookie))!.user;
    const { _id, ...fields } = first;
    await editPackage(services.db, _id, packageFields.parse({ ...fields, packageName: 'Elsewhere' }), user);
    await told;
    unsubscribe();
    expect(await list()).toContainEqual(expect.objectContaining({ packageName: 'Elsewhere' }));
  });
});
