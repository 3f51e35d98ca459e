import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generations } from './tables.ts';

/** A run whose worker has not reported for this long counts as dead (ms). Workers report every five seconds. */
export const DEAD_AFTER_MS = 30_000;

/**
 * Takes a generation for this worker.
 * @returns undefined when it has ended or somebody else is running it
 */
export async function claimGeneration(db: Database, id: string): Promise<GenerationRow | undefined> {
  const now = new Date();
  const free = or(
    eq(generations.status, 'queued'),
    and(eq(generations.status, 'running'), lt(generations.heartbeatAt, new Date(now.getTime() - DEAD_AFTER_MS))),
  );
  const [row] = await db
    .update(generations)
    .set({
      status: 'running',
      runs: sql`${generations.runs} + 1`,
      heartbeatAt: now,
      startedAt: sql`COALESCE(${generations.startedAt}, now())`,
    })
    .where(and(eq(generations.id, id), free))
    .returning();
  return row;
}
