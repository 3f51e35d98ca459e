import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rows } from '../database/rows.ts';

/** NOTIFY channel on which streams with new events are announced. */
export const EVENTS_CHANNEL = 'facsimile_events';

/**
 * Appends one event and announces its stream; both happen when the transaction around it commits.
 * Writers of one stream must not race (a generation has one writer at a time, or holds its row's lock).
 * @returns the event's number in its stream, from 1
 */
export async function appendEvent(db: Database, stream: string, payload: object): Promise<number> {
  const result = await db.execute(sql`
    WITH appended AS (
      INSERT INTO event (stream, seq, payload)
      SELECT ${stream}, COALESCE(MAX(seq), 0) + 1, ${JSON.stringify(payload)}::jsonb FROM event WHERE stream = ${stream}
      RETURNING seq
    )
    SELECT seq, pg_notify(${EVENTS_CHANNEL}, ${stream}) FROM appended`);
  return rows<{ seq: number }>(result)[0]!.seq;
}
