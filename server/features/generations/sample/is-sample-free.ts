import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { generationSamples } from '../tables.ts';

/** Whether the user may still convert the sample design for nothing. */
export async function isSampleFree(db: Database, userId: string): Promise<boolean> {
  const used = await db
    .select({ userId: generationSamples.userId })
    .from(generationSamples)
    .where(eq(generationSamples.userId, userId));
  return used.length === 0;
}
