import { openEmbedded } from '../../server/platform/database/open-embedded.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { shrinkEmbedded } from './shrink-embedded.ts';

/** Writes an empty, migrated embedded database into a folder: every test file starts with a copy instead of creating its own. */
export async function writeEmbeddedOriginal(folder: string): Promise<void> {
  const connection = await openEmbedded(folder);
  await prepareJobs(connection);
  await shrinkEmbedded(connection);
  await connection.close();
}
