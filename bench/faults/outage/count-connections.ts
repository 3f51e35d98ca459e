import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Call } from './sign-in.ts';

/** What the service holds open: connections to its database, those among them that listen for its events, files and sockets. */
export type Held = { connections: number; listening: number; files: number };

/** Counts while the service is busy: an idle one gives connections back, and counts could not be compared. */
export async function countConnections(call: Call, pid: number, databaseUrl: string): Promise<Held> {
  await Promise.allSettled(Array.from({ length: 40 }, () => call('/api/generations').then((answer) => answer.text())));
  const { pathname } = new URL(databaseUrl);
  const client = new Client({ connectionString: databaseUrl.replace(pathname, '/postgres') });
  await client.connect();
  const { rows } = await client.query(
    `SELECT count(*)::int AS connections,
      (count(*) FILTER (WHERE application_name = 'facsimile events' OR query = 'LISTEN "facsimile_events"'))::int AS listening
     FROM pg_stat_activity WHERE datname = $1`,
    [pathname.slice(1)],
  );
  await client.end();
  await delay(500);
  return { ...rows[0], files: readdirSync(`/proc/${pid}/fd`).length };
}
