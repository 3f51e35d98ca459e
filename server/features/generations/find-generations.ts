import { and, count, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { GenerationQuery } from '#contract/generations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { generations } from './tables.ts';

/**
 * A page of a user's generations, newest first, and how many fit in all. Ids sort by creation, so the last id of a page
 * is where the next one begins, whatever was added or deleted meanwhile.
 */
export async function findGenerations(
  db: Database,
  userId: string,
  { limit, cursor, search, framework, engine, status }: GenerationQuery,
) {
  const fits = and(
    eq(generations.userId, userId),
    matches(search),
    framework && eq(generations.framework, framework),
    engine && eq(generations.engine, engine),
    status && eq(generations.status, status),
  );
  const counted = db.select({ n: count() }).from(generations).where(fits);
  const rows = await db
    .select({ row: generations, total: sql`(${counted})`.mapWith(Number) })
    .from(generations)
    .where(and(fits, cursor ? lt(generations.id, cursor) : undefined))
    .orderBy(desc(generations.id))
    .limit(limit);
  // Behind the last one no row says how many there are.
  const total = rows[0]?.total ?? (cursor ? ((await counted)[0]?.n ?? 0) : 0);
  return { found: rows.map(({ row }) => row), total };
}

function matches(search: string | undefined) {
  const words = search?.trim();
  if (!words) return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(generations.imageName, pattern), ilike(generations.instructions, pattern));
}
