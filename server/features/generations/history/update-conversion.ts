import { and, eq } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generations, notDeleted } from '../tables.ts';
import { getOwnProject } from './projects/get-own-project.ts';

/**
 * Renames a conversion or moves it, with all its versions. Either is a use of it: out of its project it stays as long as
 * one that was just made.
 * @returns this version
 * @throws NOT_FOUND when there is no such project
 */
export async function updateConversion(
  db: Database,
  row: Authorized<GenerationRow>,
  { name, projectId }: { name?: string | undefined; projectId?: string | null | undefined },
): Promise<GenerationRow> {
  return db.transaction(async (tx) => {
    await lockCreditAccount(tx, row.userId);
    if (projectId) await getOwnProject(tx, projectId, { id: row.userId });
    const versions = await tx
      .update(generations)
      .set({
        ...(name !== undefined && { name }),
        ...(projectId !== undefined && { projectId }),
        lastUsedAt: new Date(),
      })
      .where(and(eq(generations.rootId, row.rootId), eq(generations.userId, row.userId), notDeleted))
      .returning();
    return versions.find(({ id }) => id === row.id) ?? row;
  });
}
