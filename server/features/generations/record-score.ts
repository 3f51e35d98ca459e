import { and, eq } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { type GenerationRow, generations } from './tables.ts';

/**
 * Keeps what the owner's browser measured of a finished page, to be shown in lists. What a repair was decided by stays.
 * @throws STILL_RUNNING
 */
export async function recordScore(
  db: Database,
  row: Authorized<GenerationRow>,
  measured: { faithful: number | null; score: number },
): Promise<void> {
  if (row.status !== 'succeeded') throw failure('STILL_RUNNING', 'Only a finished page has a score.');
  if (row.faithful !== null && row.faithful === measured.faithful) return;
  await db
    .update(generations)
    .set(measured)
    .where(and(eq(generations.id, row.id), eq(generations.status, 'succeeded')));
}
