import { join } from 'node:path';
import { startService } from '../../e2e/service.ts';
import { openEmbedded } from '../../server/platform/database/open-embedded.ts';
import { shrinkEmbedded } from './shrink-embedded.ts';

/** Fills a data folder by starting the service once. Every browser journey starts with a copy of it. */
export async function writeDemoData(folder: string): Promise<void> {
  // The first start fills the folder. Compiled scripts are cached for each set of flags, so the other set has a start, too.
  for (const converts of [false, true]) {
    const service = await startService({ dataDir: folder, converts });
    const code = await service.stop();
    if (code !== 0) throw new Error(`The service ended with ${code} after a start:\n${service.output()}`);
  }
  const database = await openEmbedded(join(folder, 'database'));
  await shrinkEmbedded(database);
  await database.close();
}
