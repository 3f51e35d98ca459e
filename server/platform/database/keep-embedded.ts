import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Logger } from '../log/create-logger.ts';
import { repeat } from '../repeat.ts';
import type { DatabaseConnection } from './database.ts';
import { findDumps, keepDump, madeAt } from './keep-dumps.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Folders = Pick<Config, 'embeddedDatabaseDir' | 'dumpsDir'>;

/** Takes care of the embedded database once a day, however often the service is started. */
export const startKeepingEmbedded = (connection: DatabaseConnection, folders: Folders, log: Logger) =>
  repeat(
    HOUR_MS,
    () => keepEmbedded(connection, folders, log),
    (error) => log.error({ err: error }, 'the embedded database could not be dumped'),
  );

/** Vacuums the embedded database, which has no autovacuum, and dumps it, if the last time was a day ago. */
export async function keepEmbedded(
  { db, dump }: DatabaseConnection,
  { embeddedDatabaseDir, dumpsDir }: Folders,
  log: Logger,
  now = new Date(),
): Promise<void> {
  if (!dump) return;
  const last = (await findDumps(dumpsDir)).at(-1);
  const since = last ? madeAt(last) : (await stat(join(embeddedDatabaseDir, 'PG_VERSION'))).mtime;
  if (now.getTime() - since.getTime() < DAY_MS) return;
  await db.execute(sql`VACUUM (ANALYZE)`);
  const file = await keepDump(dumpsDir, await dump(), now);
  log.info({ file }, 'the embedded database was dumped');
}
