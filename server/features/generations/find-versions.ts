import { and, asc, eq } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generations, notDeleted } from './tables.ts';

/** Every version of the tree that this one belongs to, oldest first. */
export function findVersions(db: Database, { rootId, userId }: Authorized<GenerationRow>) {
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.rootId, rootId), eq(generations.userId, userId), notDeleted))
    .orderBy(asc(generations.createdAt), asc(generations.id));
}
