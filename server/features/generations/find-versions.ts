import { and, asc, eq } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generations, notDeleted } from './tables.ts';

/** Every version of the tree that this one belongs to, oldest first. Those made from a deleted one have no parent. */
export async function findVersions(db: Database, { rootId, userId }: Authorized<GenerationRow>) {
  const rows = await db
    .select()
    .from(generations)
    .where(and(eq(generations.rootId, rootId), eq(generations.userId, userId), notDeleted))
    .orderBy(asc(generations.createdAt), asc(generations.id));
  const present = new Set(rows.map(({ id }) => id));
  return rows.map((row) => (row.parentId && present.has(row.parentId) ? row : { ...row, parentId: null }));
}
