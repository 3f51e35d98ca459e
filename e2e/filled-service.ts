import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { demoFolder } from './data-folder.ts';
import { type Service, startService } from './service.ts';

/**
 * Starts the service with records in it that no call can make, e.g. orders of last month.
 * @param fill is given the database while the service rests
 */
export async function startFilledService(
  fill: (db: Database) => Promise<void>,
  options: { env?: Record<string, string>; converts?: boolean } = {},
): Promise<Service> {
  const dataDir = await demoFolder();
  const connection = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  try {
    await fill(connection.db);
  } finally {
    await connection.close();
  }
  return startService({ ...options, dataDir });
}
