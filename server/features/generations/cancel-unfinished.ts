import { and, eq, inArray } from 'drizzle-orm';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { generations } from './tables.ts';

/** Conversions of a user that are queued or running. */
export const findUnfinished = (db: Database, userId: string) =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.status, ['queued', 'running'])));

/** Stops what a leaving user still has under way. Whoever may remove the account may do this too. */
export async function cancelUnfinished(db: Database, userId: string): Promise<void> {
  for (const row of await findUnfinished(db, userId)) await cancelGeneration(db, authorize(row, row.userId === userId));
}
