import { count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_PROJECTS } from '#contract/history.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { generationProjects } from '../../tables.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** @throws NAME_TAKEN, TOO_MANY_PROJECTS */
export async function createProject(db: Database, userId: string, name: string) {
  return db.transaction(async (tx) => {
    await lockCreditAccount(tx, userId);
    await refuseTakenName(tx, userId, name);
    const [own] = await tx.select({ n: count() }).from(generationProjects).where(eq(generationProjects.userId, userId));
    if (own!.n >= MAX_PROJECTS) throw failure('TOO_MANY_PROJECTS');
    const [row] = await tx.insert(generationProjects).values({ id: uuidv7(), userId, name }).returning();
    return row!;
  });
}
