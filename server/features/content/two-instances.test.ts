import { expect, test } from 'vitest';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createDatabase, testDatabases } from '#server/testing/databases.ts';
import { defaults } from './defaults/index.ts';

const hasPostgres = testDatabases().some(({ name }) => name === 'PostgreSQL');

test.runIf(hasPostgres)('what is saved on one instance is what the other one shows', async () => {
  const url = await createDatabase();
  const [one, other] = [await createTestApp(() => openPostgres(url)), await createTestApp(() => openPostgres(url))];
  const admin = await one.signUp({ role: 'Admin' });
  const title = async () => (await other.visitor.get('/api/banner-section')).body.data.mainTitle;
  expect(await title()).toBe(defaults.banner.mainTitle);
  await admin.put('/api/banner-section', { mainTitle: 'From the other side' });
  await expect.poll(title).toBe('From the other side');
  await one.stop();
  await other.stop();
});
