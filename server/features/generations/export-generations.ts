import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { presentGeneration } from './present.ts';
import { generationResults, generations, notDeleted } from './tables.ts';

/** A user's conversions with their code, newest first, for the export of the account. */
export async function exportGenerations(db: Database, userId: string) {
  const made = await db
    .select({ row: generations, result: generationResults.result })
    .from(generations)
    .leftJoin(generationResults, eq(generationResults.generationId, generations.id))
    .where(and(eq(generations.userId, userId), notDeleted))
    .orderBy(desc(generations.createdAt));
  return made.map(({ row, result }) => ({ ...presentGeneration(row), result }));
}
