import { writeFile } from 'node:fs/promises';
import { openEmbedded } from '../../server/platform/database/open-embedded.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { shrinkEmbedded } from './shrink-embedded.ts';

/** Writes an empty, migrated embedded database into a file: every test file starts with a copy instead of creating its own. */
export async function writeEmbeddedSnapshot(file: string): Promise<void> {
  const connection = await openEmbedded('memory://');
  await prepareJobs(connection);
  const client = await shrinkEmbedded(connection);
  const dump = await client.dumpDataDir('none');
  await connection.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
