import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { type GenerationRow, generations, notDeleted } from './tables.ts';

/**
 * Deletes a finished version: it is gone for whoever asks, and can be restored until the sweeper removes it for good
 * (`history/erase-deleted.ts`). What it cost stays in the ledger.
 * @throws STILL_RUNNING
 */
export async function deleteGeneration(db: Database, row: Authorized<GenerationRow>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCreditAccount(tx, row.userId);
    const finished = notInArray(generations.status, ['queued', 'running']);
    if ((await markDeleted(tx, and(eq(generations.id, row.id), finished))) === 0) throw failure('STILL_RUNNING');
  });
}

/** @returns how many */
export async function markDeleted(tx: Database, which: SQL | undefined): Promise<number> {
  const marked = await tx
    .update(generations)
    // The same request made again is a new one, as if the row were not there.
    .set({ deletedAt: new Date(), idempotencyKey: null })
    .where(and(which, notDeleted))
    .returning({ id: generations.id });
  return marked.length;
}
