import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { EVENTS_CHANNEL } from './append-event.ts';

/** Stream that stands for everything the public site shows: content, packages, items. */
export const SITE_STREAM = 'site';

/**
 * Wakes the subscribers of a stream on every instance, without an event; in a transaction, when it commits. Nothing
 * is stored: listeners that were away read everything again.
 * @param detail handed to the subscribers; at most 7 kB
 */
export async function announce(db: Database, stream: string, detail?: string): Promise<void> {
  const payload = detail === undefined ? stream : `${stream}\n${detail}`;
  await db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, ${payload})`);
}
