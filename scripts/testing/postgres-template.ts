import { openPostgres } from '../../server/platform/database/open-postgres.ts';
import { createDatabase } from '../../server/testing/databases.ts';
import { prepareJobs } from './prepare-jobs.ts';

/**
 * Creates an empty, migrated database on the test server. Every test starts with a copy of it instead of creating its own.
 * @returns its name
 */
export async function createPostgresTemplate(server: string): Promise<string> {
  const url = await createDatabase(server);
  const connection = await openPostgres(url);
  await prepareJobs(connection);
  await connection.close();
  return new URL(url).pathname.slice(1);
}
