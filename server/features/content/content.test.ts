import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { defaults } from './defaults/index.ts';
import { documentSchemas } from './documents.ts';

const NO_SUCH = uuidv7();

test.each(Object.keys(documentSchemas) as (keyof typeof documentSchemas)[])(
  'what %s is delivered with passes its own check',
  (section) => expect(documentSchemas[section].parse(defaults[section])).toEqual(defaults[section]),
);

describe.each(testDatabases())('site content on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
  });
  beforeEach(async () => {
    await test_.services.db.execute(sql`TRUNCATE content_section, content_version`);
    test_.services.content.clear();
  });
  afterAll(() => test_.stop());

  const seen = async (path: string) => (await test_.visitor.get(path)).body.data;
  const versionsOf = async (section: string) => (await admin.get(`/api/content-versions?section=${section}`)).body;

  test('a fresh service shows what it was delivered with', async () => {
    const { body } = await test_.visitor.get('/api/banner-section');
    expect(body).toMatchObject({ success: true, data: { ...defaults.banner, version: 0, updatedAt: null } });
    expect(await seen('/api/features-section')).toEqual(defaults.features);
    expect(await seen('/api/testimonials')).toHaveLength(defaults.testimonials.length);
    expect(await seen('/api/footer-section')).toMatchObject(defaults.footer);
    expect(await seen('/api/contact-page')).toMatchObject(defaults.contact);
    expect(await seen('/api/about-section')).toMatchObject(defaults.about);
  });

  test('a saved banner is what the next visitor reads', async () => {
    const answer = await admin.put('/api/banner-section', { mainTitle: ' New title ', buttonLink: 'tel:+4930123' });
    expect(answer.body).toMatchObject({ success: true, message: 'Banner updated successfully!' });
    expect(await seen('/api/banner-section')).toMatchObject({
      mainTitle: 'New title',
      subTitle: '',
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await admin.get('/api/banner-section/stats')).body.data).toEqual({
      isActive: true,
      hasYoutubeVideo: false,
      hasBackgroundImage: false,
      lastUpdated: expect.stringMatching(/Z$/),
    });
  });

  test.each([
    [{ mainTitle: ' ' }, 'Main title is required'],
    [{ mainTitle: 'x', youtubeUrl: 'https://vimeo.com/12345678901' }, 'Please enter a valid YouTube URL'],
    [{ mainTitle: 'x', youtubeUrl: 'https://evil.example/?youtube.com/watch?v=abcdefghijk' }, 'valid YouTube URL'],
    [{ mainTitle: 'x', backgroundImage: 'https://a.example/x.svg' }, 'Please enter a valid image URL'],
    [{ mainTitle: 'x', backgroundImage: 'javascript:alert(1)//.png' }, 'Please enter a picture address'],
    [{ mainTitle: 'x', buttonLink: 'javascript:alert(1)' }, 'Please enter a link'],
    [{ mainTitle: 'x', buttonLink: '//evil.example' }, 'Please enter a link'],
    [{ mainTitle: 'x', buttonLink: 'java\nscript:alert(1)' }, 'Please enter a link'],
    [{ mainTitle: 'x', buttonLink: '/\\evil.example' }, 'Please enter a link'],
  ])('error: %o is refused with a text that says what to do', async (body, message) => {
    const answer = await admin.put('/api/banner-section', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(message);
    expect((await seen('/api/banner-section')).version).toBe(0);
  });

  test('a deactivated banner is gone for visitors and still there for admins', async () => {
    const { body } = await admin.patch('/api/banner-section/toggle');
    expect(body).toMatchObject({ data: { isActive: false }, message: 'Banner deactivated successfully!' });
    expect(await seen('/api/banner-section')).toBeNull();
    expect((await admin.get('/api/banner-section')).body.data.mainTitle).toBe(defaults.banner.mainTitle);
    await admin.patch('/api/banner-section/toggle');
    expect((await seen('/api/banner-section')).isActive).toBe(true);
  });

  test('deleting the banner keeps its content; a reset brings back what was delivered', async () => {
    await admin.put('/api/banner-section', { mainTitle: 'Mine' });
    const deleted = await admin.delete('/api/banner-section');
    expect(deleted.body.data).toMatchObject({ isActive: false, mainTitle: 'Mine' });
    const reset = await admin.post('/api/banner-section/reset');
    expect(reset.body).toMatchObject({ data: defaults.banner, message: 'Banner reset to default successfully!' });
  });

  test('features: add, change, switch off, delete; visitors see active ones by order', async () => {
    const fields = { title: 'First', description: 'Before all others', order: 0 };
    const { body } = await admin.post('/api/features-section', fields);
    expect(body).toMatchObject({ message: 'Feature added successfully!', data: { category: 'AI Features', icon: '' } });
    const path = `/api/features-section/${body.data._id}`;
    const changed = await admin.put(path, { ...fields, title: 'Changed', order: 99 });
    expect(changed.body).toMatchObject({ message: 'Feature updated successfully!', data: { title: 'Changed' } });
    expect((await seen('/api/features-section')).at(-1).title).toBe('Changed');
    expect((await admin.patch(`${path}/toggle`)).body.message).toBe('Feature deactivated successfully!');
    expect(await seen('/api/features-section')).toHaveLength(defaults.features.length);
    expect((await admin.get('/api/features-section')).body.data).toHaveLength(defaults.features.length + 1);
    expect((await admin.delete(path)).body.message).toBe('Feature deleted successfully!');
    expect((await admin.delete(path)).status).toBe(404);
    expect((await admin.put(`/api/features-section/${NO_SUCH}`, fields)).status).toBe(404);
    expect((await admin.patch(`/api/features-section/${NO_SUCH}/toggle`)).status).toBe(404);
  });

  test('testimonials: add, change, switch off, delete', async () => {
    const fields = { quote: 'Good', authorName: 'Ann', authorTitle: 'Designer' };
    const { body } = await admin.post('/api/testimonials', fields);
    const path = `/api/testimonials/${body.data._id}`;
    expect((await admin.put(path, { ...fields, quote: 'Better' })).body.data.quote).toBe('Better');
    expect((await admin.patch(`${path}/toggle`)).body.data.isActive).toBe(false);
    expect(await seen('/api/testimonials')).toHaveLength(defaults.testimonials.length);
    expect((await admin.delete(path)).status).toBe(200);
    const missing = await admin.post('/api/testimonials', { ...fields, authorTitle: '' });
    expect(missing.body.error).toBe('Author title is required');
  });

  test('about: both sections are saved; one that is switched off says nothing to visitors', async () => {
    const { about } = defaults;
    const section2 = { ...about.section2, isActive: false };
    const saved = await admin.put('/api/about-section', { ...about, section2, updatedAt: new Date().toISOString() });
    expect(saved.body.message).toBe('About section updated successfully!');
    expect(await seen('/api/about-section')).toMatchObject({
      section1: about.section1,
      section2: { isActive: false, title: '', features: [] },
    });
    const empty = { ...about, section1: { ...about.section1, features: [] } };
    expect((await admin.put('/api/about-section', empty)).body.error).toBe('At least one feature is required');
    const untitled = { ...about, section1: { ...about.section1, title: '' } };
    expect((await admin.put('/api/about-section', untitled)).body.error).toBe('Section titles are required');
  });

  test('an inactive footer leaves visitors its logo, which the header shows', async () => {
    const footer = structuredClone(defaults.footer);
    footer.isActive = false;
    footer.middleSection.logoUrl = '/images/logo.png';
    await admin.put('/api/footer-section', footer);
    expect(await seen('/api/footer-section')).toMatchObject({
      isActive: false,
      topSection: { logoText: 'Facsimile', socialLinks: [] },
      middleSection: { logoUrl: '/images/logo.png', description: '', contactInfo: { email: '' } },
    });
    expect((await admin.post('/api/footer-section/reset')).body.message).toBe('Footer reset to default successfully!');
  });

  test('the contact page is saved and reset', async () => {
    const { contact } = defaults;
    expect((await admin.put('/api/contact-page', { ...contact, title: '' })).body.error).toBe('Title is required');
    const saved = await admin.put('/api/contact-page', { ...contact, isActive: false });
    expect(saved.body.message).toBe('Contact page updated successfully!');
    expect(await seen('/api/contact-page')).toBeNull();
    await admin.post('/api/contact-page/reset');
    expect(await seen('/api/contact-page')).toMatchObject(contact);
  });

  test('every save is a version: who, when, what differs; and it can be taken back', async () => {
    await admin.put('/api/banner-section', { ...defaults.banner, mainTitle: 'Second' });
    await admin.put('/api/banner-section', { ...defaults.banner, mainTitle: 'Third' });
    const versions = await versionsOf('banner');
    expect(versions.map((v: { version: number; action: string }) => [v.version, v.action])).toEqual([
      [2, 'saved'],
      [1, 'saved'],
      [0, 'delivered'],
    ]);
    expect(versions[0]).toMatchObject({ savedBy: 'Ada Admin', section: 'banner' });
    expect(versions[2].savedBy).toBeNull();
    const { body } = await admin.get(`/api/content-versions/${versions[1]._id}`);
    expect(body.changes).toEqual([{ path: 'mainTitle', before: defaults.banner.mainTitle, after: 'Second' }]);
    expect(body.sinceThen).toEqual([{ path: 'mainTitle', before: 'Second', after: 'Third' }]);
    const restored = await admin.post(`/api/content-versions/${versions[2]._id}/restore`);
    expect(restored.body).toMatchObject({ data: { version: 3, action: 'restored' } });
    expect((await seen('/api/banner-section')).mainTitle).toBe(defaults.banner.mainTitle);
    expect((await admin.get(`/api/content-versions/${NO_SUCH}`)).status).toBe(404);
    expect((await admin.post(`/api/content-versions/${NO_SUCH}/restore`)).status).toBe(404);
  });

  test('a save on a version that is no longer the present one is refused, and the other one stays', async () => {
    await admin.put('/api/banner-section', { mainTitle: 'Hers', version: 0 });
    const late = await admin.put('/api/banner-section', { mainTitle: 'His', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONTENT_CHANGED', success: false } });
    expect((await seen('/api/banner-section')).mainTitle).toBe('Hers');
  });

  test('twenty admins who add features at once lose none', async () => {
    const add = (n: number) => admin.post('/api/features-section', { title: `F${n}`, description: 'x', order: n });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await seen('/api/features-section')).toHaveLength(defaults.features.length + 20);
    expect((await versionsOf('features'))[0].version).toBe(20);
  });

  test('error: a list that has grown too long says how long it may be', async () => {
    const fields = { title: 'One', description: 'x' };
    const room = 60 - defaults.features.length;
    for (let n = 0; n < room; n++) await admin.post('/api/features-section', fields);
    const answer = await admin.post('/api/features-section', fields);
    expect(answer).toMatchObject({ status: 400, body: { error: 'At most 60 features are possible.' } });
  });

  const mutations = [
    ['PUT', '/api/banner-section'],
    ['PATCH', '/api/banner-section/toggle'],
    ['POST', '/api/banner-section/reset'],
    ['DELETE', '/api/banner-section'],
    ['GET', '/api/banner-section/stats'],
    ['POST', '/api/features-section'],
    ['PUT', `/api/features-section/${NO_SUCH}`],
    ['DELETE', `/api/features-section/${NO_SUCH}`],
    ['PATCH', `/api/features-section/${NO_SUCH}/toggle`],
    ['PUT', '/api/about-section'],
    ['PATCH', '/api/about-section/toggle'],
    ['POST', '/api/about-section/reset'],
    ['DELETE', '/api/about-section'],
    ['POST', '/api/testimonials'],
    ['PUT', `/api/testimonials/${NO_SUCH}`],
    ['DELETE', `/api/testimonials/${NO_SUCH}`],
    ['PATCH', `/api/testimonials/${NO_SUCH}/toggle`],
    ['PUT', '/api/footer-section'],
    ['POST', '/api/footer-section/reset'],
    ['PUT', '/api/contact-page'],
    ['POST', '/api/contact-page/reset'],
    ['GET', '/api/content-versions?section=banner'],
    ['GET', `/api/content-versions/${NO_SUCH}`],
    ['POST', `/api/content-versions/${NO_SUCH}/restore`],
  ] as const;

  test.each(mutations)('security: %s %s is for admins', async (method, path) => {
    const call = (client: Client) => {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      return verb === 'put' || verb === 'post' ? client[verb](path, {}) : client[verb](path);
    };
    expect((await call(test_.visitor)).status).toBe(401);
    expect((await call(await test_.signUp())).status).toBe(403);
    expect((await call(await test_.signUp({ role: 'Seller' }))).status).toBe(403);
  });
});
