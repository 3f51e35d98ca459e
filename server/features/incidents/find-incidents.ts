import { count, desc, eq, ilike, or } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { incidents } from './tables.ts';

export type IncidentQuery = { search?: string | undefined; page: number; limit: number };

/** A page of failures, newest first, and how many there are in all. */
export async function findIncidents(db: Database, { search, page, limit }: IncidentQuery) {
  const where = matches(search);
  const found = await db
    .select({ row: incidents, userName: users.name })
    .from(incidents)
    .leftJoin(users, eq(users.id, incidents.userId))
    .where(where)
    .orderBy(desc(incidents.at), desc(incidents.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db
    .select({ n: count() })
    .from(incidents)
    .leftJoin(users, eq(users.id, incidents.userId))
    .where(where);
  return { found, total: total?.n ?? 0 };
}

export type FoundIncident = Awaited<ReturnType<typeof findIncidents>>['found'][number];

function matches(search: string | undefined) {
  if (!search?.trim()) return undefined;
  const pattern = contains(search.trim());
  const { reference, told, cause, subjectId } = incidents;
  return or(...[reference, told, cause, subjectId, users.name, users.email].map((column) => ilike(column, pattern)));
}
