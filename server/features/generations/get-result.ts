import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { generationResults } from './tables.ts';

/** The code of a finished generation, or null while there is none. */
export async function getResult(db: Database, generationId: string) {
  const [row] = await db.select().from(generationResults).where(eq(generationResults.generationId, generationId));
  return row?.result ?? null;
}
