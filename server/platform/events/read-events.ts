import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { events } from './tables.ts';

export type StoredEvent = { seq: number; payload: unknown };

/** Events of a stream after `afterSeq`, in order. */
export function readEvents(db: Database, stream: string, afterSeq: number): Promise<StoredEvent[]> {
  return db
    .select({ seq: events.seq, payload: events.payload })
    .from(events)
    .where(and(eq(events.stream, stream), gt(events.seq, afterSeq)))
    .orderBy(asc(events.seq));
}
