import { sql } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { EVENTS_CHANNEL } from '#server/platform/events/append-event.ts';
import { measurementSignal } from '../streams.ts';
import { type GenerationRow, generationMeasurements } from '../tables.ts';
import type { Measurement } from './measurement.ts';

/**
 * Takes down what the owner's browser measured of a candidate, and wakes the worker that waits for it. Of several
 * windows the first one counts.
 * @throws NOT_FOUND when the generation is not running
 */
export async function reportMeasurement(
  db: Database,
  row: Authorized<GenerationRow>,
  { round, ...measured }: Measurement & { round: number },
): Promise<void> {
  if (row.status !== 'running') throw failure('NOT_FOUND', 'This conversion is not running.');
  await db.transaction(async (tx) => {
    await tx
      .insert(generationMeasurements)
      .values({ generationId: row.id, run: row.runs, round, ...measured })
      .onConflictDoNothing();
    await tx.execute(sql`SELECT pg_notify(${EVENTS_CHANNEL}, ${measurementSignal(row.id)})`);
  });
}
