import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testDatabases } from '#server/testing/databases.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { createLogger } from '../log/create-logger.ts';
import { createDiskStorage } from './disk-storage.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles, sweepLooseFiles } from './loose-files.ts';
import { looseFiles } from './tables.ts';

const HOUR = 60 * 60 * 1000;

describe.each(testDatabases())('files that no row refers to, on $name', ({ name, open }) => {
  let connection: DatabaseConnection;
  let folder: string;
  const tools = () => ({
    db: connection.db,
    storage: createDiskStorage(folder),
    log: createLogger(readConfig({ LOG_LEVEL: 'silent' })),
  });
  beforeAll(async () => {
    connection = await open();
    folder = await mkdtemp(join(tmpdir(), 'facsimile-loose-'));
  });
  afterAll(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });
  const store = async (key: string) => {
    await noteLooseFiles(connection.db, [key]);
    await tools().storage.put(key, Buffer.from('Pier'));
  };

  // The embedded database does one transaction at a time.
  const testConcurrent = name === 'PostgreSQL' ? test : () => {};
  testConcurrent('a COMMIT whose answer was lost decides, not who saw it fail', async () => {
    await store('kept.txt');
    const [cleared, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const referring = connection.db.transaction(async (tx) => {
      await clearLooseFile(tx, 'kept.txt');
      cleared.resolve();
      await committed.promise;
    });
    await cleared.promise;
    const deleting = deleteLooseFiles(tools(), ['kept.txt']);
    committed.resolve();
    await Promise.all([referring, deleting]);
    expect(await readdir(folder)).toEqual(['kept.txt']);
  });

  test('are swept after an hour, and the one that cannot be deleted holds up no other', async () => {
    await store('left.txt');
    await noteLooseFiles(connection.db, ['stuck.txt', 'never-stored.txt', 'also.txt']);
    await store('also.txt');
    const { storage, ...rest } = tools();
    const partly = {
      ...rest,
      storage: {
        ...storage,
        delete: (key: string) => (key === 'stuck.txt' ? Promise.reject(new Error('stuck')) : storage.delete(key)),
      },
    };
    await sweepLooseFiles(partly);
    expect(await connection.db.$count(looseFiles)).toBe(4);
    await sweepLooseFiles(partly, new Date(Date.now() + 2 * HOUR));
    expect((await readdir(folder)).filter((file) => file !== 'kept.txt')).toEqual([]);
    expect((await connection.db.select().from(looseFiles)).map(({ key }) => key)).toEqual(['stuck.txt']);
  });
});
