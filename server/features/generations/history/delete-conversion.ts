import { and, eq, inArray } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { markDeleted } from '../delete-generation.ts';
import { type GenerationRow, generations, notDeleted } from '../tables.ts';

/**
 * Deletes all versions of the tree that this one belongs to, all at the same moment: they are restored together.
 * @throws STILL_RUNNING when one of them is not done; none is deleted then
 */
export async function deleteConversion(db: Database, { rootId, userId }: Authorized<GenerationRow>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCreditAccount(tx, userId);
    const tree = and(eq(generations.rootId, rootId), eq(generations.userId, userId));
    const [running] = await tx
      .select({ id: generations.id })
      .from(generations)
      .where(and(tree, notDeleted, inArray(generations.status, ['queued', 'running'])))
      .limit(1);
    if (running) throw failure('STILL_RUNNING', 'A version of this conversion is still running. Cancel it first.');
    await markDeleted(tx, tree);
  });
}
