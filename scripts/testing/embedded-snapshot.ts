import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../server/platform/database/migrations-folder.ts';

/** Writes an empty, migrated embedded database into a file: every test file begins with a copy instead of making its own. */
export async function writeEmbeddedSnapshot(file: string): Promise<void> {
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
