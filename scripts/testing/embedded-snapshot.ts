import { writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../../server/platform/database/open-embedded.ts';
import { prepareJobs } from './prepare-jobs.ts';

/** Writes an empty, migrated embedded database into a file: every test file starts with a copy instead of creating its own. */
export async function writeEmbeddedSnapshot(file: string): Promise<void> {
  const connection = await openEmbedded('memory://');
  await prepareJobs(connection);
  const { $client } = connection.db as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  await connection.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
