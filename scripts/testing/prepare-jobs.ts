import { readConfig } from '../../server/config.ts';
import type { DatabaseConnection } from '../../server/platform/database/database.ts';
import { createJobs } from '../../server/platform/jobs/create-jobs.ts';
import { createLogger } from '../../server/platform/log/create-logger.ts';

/** Makes the tables of the job queue, as the first start of a service does. */
export async function prepareJobs(connection: DatabaseConnection): Promise<void> {
  const jobs = await createJobs(connection, createLogger(readConfig({ LOG_LEVEL: 'silent' })));
  await jobs.stop(5000);
}
