import { join } from 'node:path';
import { startService } from '../../e2e/service.ts';
import { openEmbedded } from '../../server/platform/database/open-embedded.ts';
import { shrinkEmbedded } from './shrink-embedded.ts';

/** Fills a data folder by starting the service once. Every browser journey starts with a copy of it. */
export async function writeDemoData(folder: string): Promise<void> {
  const service = await startService({ dataDir: folder });
  const code = await service.stop();
  if (code !== 0) throw new Error(`The service ended with ${code} after its first start:\n${service.output()}`);
  const database = await openEmbedded(join(folder, 'database'));
  await shrinkEmbedded(database);
  await database.close();
}
