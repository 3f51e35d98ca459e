import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readDataFiles } from './copied-files.ts';
import { testDatabases } from './databases.ts';

test('files are read to their last byte that is not zero, and keep their size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-files-'));
  try {
    await mkdir(join(folder, 'log/old'), { recursive: true });
    await writeFile(join(folder, 'log/1'), new Uint8Array([0, 7, 0, 0, 0]));
    await writeFile(join(folder, 'log/old/2'), new Uint8Array(3));
    expect(readDataFiles(folder)).toEqual({
      folders: ['log', 'log/old'],
      files: [
        { path: 'log/1', begin: Buffer.from([0, 7]), size: 5 },
        { path: 'log/old/2', begin: Buffer.alloc(0), size: 3 },
      ],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('databases begin with the same tables, and none sees what is written into another', async () => {
  const [{ open }] = testDatabases() as [ReturnType<typeof testDatabases>[number]];
  const [one, other] = await Promise.all([open(), open()]);
  const tableCount = async ({ db }: typeof one): Promise<number> => {
    const found = await db.execute(sql`SELECT count(*)::int AS count FROM pg_class WHERE relkind = 'r'`);
    return (found as { rows: { count: number }[] }).rows[0].count;
  };
  try {
    const before = await tableCount(other);
    await one.db.execute(sql`CREATE TABLE mine AS SELECT generate_series(1, 5000) AS number`);
    const third = await open();
    const counts = await Promise.all([one, other, third].map(tableCount));
    await third.close();
    expect(counts).toEqual([before + 1, before, before]);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
