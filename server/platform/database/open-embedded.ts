import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { DatabaseConnection } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * PostgreSQL compiled to WebAssembly, in this process. The caller holds the lock on the data folder.
 * @param folder where the database lives; `memory://` for one that ends with the process
 * @param options `loadDataDir` is a dump (`dumpDataDir`) that a new database starts from
 */
export async function openEmbedded(folder: string, options: PGliteOptions = {}): Promise<DatabaseConnection> {
  if (!folder.startsWith('memory://')) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder, options);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    listen: (channel, onNotification) => client.listen(channel, onNotification),
    forJobs: { db: fromPglite(client), backend: 'pglite' },
    async dump() {
      await client.query('CHECKPOINT');
      const archive = await client.dumpDataDir('none');
      return new Uint8Array(await archive.arrayBuffer());
    },
    close: () => client.close(),
  };
}
