import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items } from '#server/features/items/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { seedItems } from './seed-items.ts';

const publicFolder = join(import.meta.dirname, '../../web/public');

describe.each(testDatabases())('items of the demo on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  const goods = async () =>
    (await connection.db.select().from(items).orderBy(items.slug)).map(({ slug, accessUrl }) => ({ slug, accessUrl }));

  test('lead to goods that are there: a page with its style sheet', async () => {
    await Promise.all([seedItems(connection.db), seedItems(connection.db)]);
    expect(await goods()).toHaveLength(2);
    for (const { slug, accessUrl } of await goods()) {
      expect(accessUrl).toMatch(new RegExp(`^/site/goods/[0-9a-f]{24}/${slug}\\.zip$`));
      const files = unzipSync(new Uint8Array(await readFile(join(publicFolder, accessUrl))));
      expect(Object.keys(files)).toEqual(['index.html', 'style.css']);
      expect(strFromU8(files['index.html']!)).toMatch(/^<!doctype html>.*href="style\.css".*<\/html>\s*$/s);
      expect(strFromU8(files['style.css']!)).toContain(':root');
    }
  });

  test('that came without goods get them; what an admin has set stays', async () => {
    const [first, second] = await goods();
    await connection.db.update(items).set({ accessUrl: '' });
    await seedItems(connection.db);
    expect(await goods()).toEqual([first, second]);
    await connection.db.update(items).set({ accessUrl: 'https://files.example/own.zip' });
    await seedItems(connection.db);
    expect(new Set((await goods()).map(({ accessUrl }) => accessUrl))).toEqual(
      new Set(['https://files.example/own.zip']),
    );
  });
});
