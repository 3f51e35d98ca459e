import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { users } from '#server/features/accounts/tables.ts';
import { createLogger } from '../log/create-logger.ts';
import { DUMPS_KEPT, findDumps, keepDump, madeAt } from './keep-dumps.ts';
import { keepEmbedded } from './keep-embedded.ts';
import { openEmbedded } from './open-embedded.ts';
import { DumpUnreadable, restoreEmbedded } from './restore-embedded.ts';
import { rows } from './rows.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'facsimile-dumps-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const log = createLogger({ logLevel: 'silent' });
const day = (n: number) => new Date(Date.UTC(2031, 0, n, 3));

test('dumps are whole, for the owner alone, and the newest seven are kept', async () => {
  const folder = join(dataDir, 'some');
  expect(await findDumps(folder)).toEqual([]);
  for (let n = 1; n <= DUMPS_KEPT + 2; n++) await keepDump(folder, Buffer.from(`day ${n}`), day(n));
  await writeFile(join(folder, 'mine.txt'), 'not a dump');
  await writeFile(join(folder, '2031-01-01T00-00-00Z.tar.gz.part'), 'half');
  const last = await keepDump(folder, Buffer.from('last'), day(20));
  expect((await readdir(folder)).sort()).toEqual([...(await findDumps(folder)), 'mine.txt']);
  const dumps = await findDumps(folder);
  expect(dumps.map((name) => madeAt(name).getUTCDate())).toEqual([4, 5, 6, 7, 8, 9, 20]);
  expect((await stat(last)).mode & 0o777).toBe(0o600);
});

test('once a day the embedded database is cleaned up and dumped; the dump is the database of then', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const { embeddedDatabaseDir, dumpsDir } = config;
  const written = async (connection: Awaited<ReturnType<typeof openEmbedded>>) =>
    rows<{ word: string }>(await connection.db.execute(sql`SELECT word FROM kept ORDER BY word`)).map(
      ({ word }) => word,
    );
  const connection = await openEmbedded(embeddedDatabaseDir);
  await connection.db.execute(sql`CREATE TABLE kept (word text)`);
  await connection.db.execute(sql`INSERT INTO kept VALUES ('then'), ('old')`);
  await connection.db.execute(sql`DELETE FROM kept WHERE word = 'old'`);
  const keep = (now: Date) => keepEmbedded(connection, config, log, now);
  // A new one has nothing to lose yet.
  await keep(new Date());
  expect(await findDumps(dumpsDir)).toEqual([]);
  await keep(day(2));
  await keep(new Date(day(3).getTime() - 1));
  expect(await findDumps(dumpsDir)).toEqual(['2031-01-02T03-00-00Z.tar.gz']);
  const swept = await connection.db.execute(
    sql`SELECT last_vacuum IS NOT NULL AS done FROM pg_stat_user_tables WHERE relname = 'kept'`,
  );
  expect(rows(swept)).toEqual([{ done: true }]);
  await connection.db.execute(sql`INSERT INTO kept VALUES ('later')`);
  await keep(day(3));
  expect(await findDumps(dumpsDir)).toHaveLength(2);
  await connection.close();

  const former = await restoreEmbedded(embeddedDatabaseDir, join(dumpsDir, '2031-01-02T03-00-00Z.tar.gz'));
  const restored = await openEmbedded(embeddedDatabaseDir);
  expect(await written(restored)).toEqual(['then']);
  expect(await restored.db.$count(users)).toBe(0);
  await restored.close();
  const before = await openEmbedded(former!);
  expect(await written(before)).toEqual(['later', 'then']);
  await before.close();
});

test('what is no dump changes nothing', async () => {
  const folder = join(dataDir, 'database');
  const bad = join(dataDir, 'bad.tar.gz');
  await writeFile(bad, 'no archive');
  const before = await readdir(folder);
  await expect(restoreEmbedded(folder, bad)).rejects.toThrow(DumpUnreadable);
  await expect(restoreEmbedded(folder, join(dataDir, 'missing.tar.gz'))).rejects.toThrow(DumpUnreadable);
  expect(await readdir(folder)).toEqual(before);
  expect(await readdir(dataDir)).not.toContain('database.restoring');
});
