import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { DatabaseConnection } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { ReliablePool } from './reliable-pool.ts';

/** Any number, the same in every instance: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 715_517;

/** Connections per process. Generations use few: most time is spent in the engine, not in the database. */
const POOL_SIZE = 10;
const JOB_POOL_SIZE = 3;

/** How long to wait for a free or a new connection (ms). */
const CONNECT_MS = 5000;
/** A statement that takes longer is stopped by the server (ms). */
const STATEMENT_MS = 30_000;
/** When to give up a silent connection: later than the server's own time-out (ms). */
const ANSWER_MS = STATEMENT_MS + 5000;
/** A transaction in which nothing happens for this long is ended by the server, so that its locks hold up nobody (ms). */
const IDLE_TRANSACTION_MS = 60_000;

export async function openPostgres(url: string): Promise<DatabaseConnection> {
  await migratePostgres(url);
  const pool = new ReliablePool({
    connectionString: url,
    application_name: 'facsimile',
    max: POOL_SIZE,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool);
  return {
    db,
    kind: 'postgres',
    listen: (channel, onNotification) => listenPostgres(url, channel, onNotification),
    forJobs: { connectionString: url, max: JOB_POOL_SIZE, backend: 'postgres' },
    close: () => pool.end(),
  };
}

async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
