import { and, count, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { auditEntries } from './tables.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export type AuditQuery = {
  search?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  limit: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of what admins did, newest first, and how many entries there are in all. */
export async function findEntries(db: Database, { search, action, subjectId, from, to, page, limit }: AuditQuery) {
  const where = and(
    matches(search),
    action ? eq(auditEntries.action, action) : undefined,
    subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    to ? lt(auditEntries.at, new Date(Date.parse(to) + DAY_MS)) : undefined,
  );
  const found = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(auditEntries).where(where);
  return { found, total: total?.n ?? 0 };
}

function matches(search: string | undefined) {
  if (!search) return undefined;
  const pattern = contains(search);
  const { actorName, action, subjectName, subjectId, before, after } = auditEntries;
  return or(
    ...[actorName, action, subjectName, subjectId].map((column) => ilike(column, pattern)),
    ...[before, after].map((column) => sql`${column}::text ILIKE ${pattern}`),
  );
}
