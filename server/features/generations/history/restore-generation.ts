import { and, eq, gt } from 'drizzle-orm';
import { UNDO_MS } from '#contract/history.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canUseGeneration } from '../policy.ts';
import { type GenerationRow, generations } from '../tables.ts';

/**
 * Undoes a deletion, with all versions that were deleted at the same moment. One that was not deleted stays as it is.
 * @throws NOT_FOUND for somebody else's, and when it is too late
 */
export async function restoreGeneration(
  db: Database,
  id: string,
  actor: SessionUser,
  now = new Date(),
): Promise<GenerationRow> {
  return db.transaction(async (tx) => {
    await lockCreditAccount(tx, actor.id);
    const [row] = await tx.select().from(generations).where(eq(generations.id, id)).for('update');
    const missing = failure('NOT_FOUND', 'This conversion does not exist.');
    if (!row) throw missing;
    const { rootId, deletedAt } = authorize(row, canUseGeneration(actor, row), missing);
    if (!deletedAt) return row;
    const restored = await tx
      .update(generations)
      .set({ deletedAt: null, lastUsedAt: now })
      .where(
        and(
          eq(generations.rootId, rootId),
          eq(generations.deletedAt, deletedAt),
          gt(generations.deletedAt, new Date(now.getTime() - UNDO_MS)),
        ),
      )
      .returning();
    const own = restored.find((one) => one.id === id);
    if (!own) throw failure('NOT_FOUND', 'This conversion was deleted more than ten minutes ago: it is gone.');
    return own;
  });
}
