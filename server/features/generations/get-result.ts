import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { generationResults, generations, notDeleted } from './tables.ts';

/** The code of a finished generation, or null while there is none and once it was deleted. */
export async function getResult(db: Database, generationId: string) {
  const [row] = await db
    .select({ result: generationResults.result })
    .from(generationResults)
    .innerJoin(generations, eq(generations.id, generationResults.generationId))
    .where(and(eq(generations.id, generationId), notDeleted));
  return row?.result ?? null;
}
