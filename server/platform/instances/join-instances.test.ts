import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createLogger } from '#server/platform/log/create-logger.ts';
import { nameStorage } from '#server/platform/storage/name-storage.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { joinInstances, StorageNotShared } from './join-instances.ts';
import { instances } from './tables.ts';

describe.each(testDatabases())('instances on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let lines: string[];
  const log = createLogger(readConfig({ LOG_LEVEL: 'info' }), { write: (line: string) => lines.push(line) });
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    lines = [];
    await connection.db.delete(instances);
  });
  afterAll(() => connection.close());
  const start = (storage: string) => joinInstances(connection.db, storage, log);

  test('with one storage stand side by side; one with another is refused while they live', async () => {
    const [first, second] = await Promise.all([start('folder a'), start('folder a')]);
    await expect(start('folder b')).rejects.toThrow(StorageNotShared);
    await expect(start('folder b')).rejects.toThrow(/set S3_ENDPOINT, or DATA_DIR to a folder that they share/);
    await first.leave();
    await expect(start('folder b')).rejects.toThrow(StorageNotShared);
    await second.leave();
    await (await start('folder b')).leave();
    expect(await connection.db.$count(instances)).toBe(0);
  });

  test('that start at the same moment: one stays', async () => {
    const started = await Promise.allSettled(['a', 'b', 'c', 'd'].map(start));
    const alive = started.filter((each) => each.status === 'fulfilled');
    expect(alive).toHaveLength(1);
    await alive[0]!.value.leave();
  });

  test('one that was killed counts for a minute, and one that was silent for long is warned about', async () => {
    const silent = await start('folder a');
    await connection.db.update(instances).set({ seenAt: sql`now() - interval '61 seconds'` });
    const next = await start('folder b');
    await next.beat();
    expect(lines).toEqual([]);
    await silent.beat();
    await next.beat();
    expect(lines.filter((line) => line.includes('uploads will be missing'))).toHaveLength(2);
    await silent.leave();
    await next.leave();
  });
});

test('a folder is the same storage under every path, and another one on every disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-storage-'));
  const named = (uploadsDir: string) => nameStorage({ s3: undefined, uploadsDir });
  const names = await Promise.all(Array.from({ length: 5 }, () => named(join(folder, 'one'))));
  expect(new Set([...names, await named(`${folder}/x/../one`)]).size).toBe(1);
  expect(await named(join(folder, 'two'))).not.toBe(names[0]);
  await rm(folder, { recursive: true });
});
