import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database; the schema is brought up to date first. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'embeddedDatabaseDir'>): Promise<DatabaseConnection> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.embeddedDatabaseDir);
}
