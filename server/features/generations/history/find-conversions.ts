import { and, asc, count, desc, eq, ilike, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { ConversionQuery } from '#contract/history.ts';
import { MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { shownColumns } from '../present.ts';
import { generations, notDeleted } from '../tables.ts';

/**
 * A page of a user's conversions: of each tree of versions the newest that fits, newest first unless `sort` says otherwise;
 * and how many trees fit in all.
 */
export async function findConversions(db: Database, userId: string, query: ConversionQuery) {
  const { page = 1, limit = query.page ? 20 : MAX_ROWS, sort = '-createdAt' } = query;
  const fits = and(eq(generations.userId, userId), notDeleted, ...conditionsOf(query));
  const newest = db
    .selectDistinctOn([generations.rootId], shownColumns)
    .from(generations)
    .where(fits)
    .orderBy(generations.rootId, desc(generations.id))
    .as('newest');
  const sortable: Record<string, SQL> = {
    createdAt: sql`${newest.id}`,
    name: sql`lower(COALESCE(${newest.name}, ${newest.imageName}))`,
    score: sql`COALESCE(${newest.faithful}, ${newest.score})`,
  };
  const column = sortable[sort.replace('-', '')] ?? sql`${newest.id}`;
  const direction = sort.startsWith('-') ? desc : asc;
  const found = await db
    .select()
    .from(newest)
    .orderBy(sql`${direction(column)} NULLS LAST`, desc(newest.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db
    .select({ n: sql<number>`COUNT(DISTINCT ${generations.rootId})`.mapWith(Number) })
    .from(generations)
    .where(fits);
  const trees = await findTrees(db, userId, [...new Set(found.map(({ rootId }) => rootId))]);
  return { found: found.map((row) => ({ row, tree: trees.get(row.rootId)! })), total: total!.n };
}

function conditionsOf({ search, framework, engine, status, project }: ConversionQuery): (SQL | undefined)[] {
  const words = search?.trim();
  const pattern = words ? contains(words) : undefined;
  const searched = [generations.name, generations.imageName, generations.instructions];
  return [
    pattern ? or(...searched.map((column) => ilike(column, pattern))) : undefined,
    framework && eq(generations.framework, framework),
    engine && eq(generations.engine, engine),
    status && eq(generations.status, status),
    project === 'none' ? isNull(generations.projectId) : project ? eq(generations.projectId, project) : undefined,
  ];
}

export type Tree = { versions: number; lastUsedAt: Date };

/** What holds for all versions of each of these trees together. */
export async function findTrees(db: Database, userId: string, rootIds: string[]): Promise<Map<string, Tree>> {
  if (rootIds.length === 0) return new Map();
  const trees = await db
    .select({ rootId: generations.rootId, versions: count(), lastUsedAt: max(generations.lastUsedAt) })
    .from(generations)
    .where(and(inArray(generations.rootId, rootIds), eq(generations.userId, userId), notDeleted))
    .groupBy(generations.rootId);
  return new Map(trees.map(({ rootId, versions, lastUsedAt }) => [rootId, { versions, lastUsedAt: lastUsedAt! }]));
}
