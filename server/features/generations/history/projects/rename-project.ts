import { eq } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { generationProjects } from '../../tables.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

type ProjectRow = typeof generationProjects.$inferSelect;

/** @throws NAME_TAKEN */
export async function renameProject(db: Database, row: Authorized<ProjectRow>, name: string): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    await lockCreditAccount(tx, row.userId);
    await refuseTakenName(tx, row.userId, name, row.id);
    const [renamed] = await tx
      .update(generationProjects)
      .set({ name })
      .where(eq(generationProjects.id, row.id))
      .returning();
    return renamed ?? row;
  });
}
