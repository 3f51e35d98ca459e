import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/**
 * What operations take as their first argument: the database or an open transaction of it. Never use the outer database
 * inside a transaction: the embedded one has a single connection and would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The connection a process holds: the query builder, and the few capabilities that drivers offer in their own ways. */
export type DatabaseConnection = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Calls back with the payload of each NOTIFY on the channel, and once after every (re)connection. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
  /** How the job queue reaches the same database. */
  forJobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'backend'>;
  /** All of an embedded database as an archive; PostgreSQL has tools of its own for that. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
};
