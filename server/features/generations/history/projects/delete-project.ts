import { eq } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { generationProjects, generations } from '../../tables.ts';

/** Deletes a project. Its conversions stay, in no project, as long as such that were just used. */
export async function deleteProject(
  db: Database,
  { id, userId }: Authorized<typeof generationProjects.$inferSelect>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCreditAccount(tx, userId);
    await tx.update(generations).set({ projectId: null, lastUsedAt: new Date() }).where(eq(generations.projectId, id));
    await tx.delete(generationProjects).where(eq(generationProjects.id, id));
  });
}
