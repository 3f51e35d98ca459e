import { eq, sql } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { EVENTS_CHANNEL } from '#server/platform/events/append-event.ts';
import { finishGeneration } from './finish-generation.ts';
import { cancelSignal } from './streams.ts';
import { type GenerationRow, generations } from './tables.ts';

/** Stops a generation that is not done; its credit comes back. One that has ended stays as it is. */
export async function cancelGeneration(db: Database, row: Authorized<GenerationRow>): Promise<GenerationRow> {
  const cancelled = await finishGeneration(db, row.id, { status: 'cancelled' });
  if (!cancelled) {
    const [ended] = await db.select().from(generations).where(eq(generations.id, row.id));
    return ended ?? row;
  }
  await db.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, ${cancelSignal(row.id)})`);
  return cancelled;
}
