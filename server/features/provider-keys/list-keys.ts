import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { KeyRow } from './get-key-by-id.ts';
import { keyMissing } from './policy.ts';
import { providerCalls, providerKeys } from './tables.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export type KeyWithWeek = { row: KeyRow; calls: number; failures: number };

/** Every key with its calls and failures of the last seven days, oldest first. */
export const listKeys = (db: Database): Promise<KeyWithWeek[]> => select(db);

/** @throws NOT_FOUND */
export async function getKeyWithWeek(db: Database, id: string): Promise<KeyWithWeek> {
  const [found] = await select(db, id);
  if (!found) throw keyMissing();
  return found;
}

function select(db: Database, id?: string): Promise<KeyWithWeek[]> {
  const weekAgo = new Date(Date.now() - WEEK_MS);
  return db
    .select({
      row: providerKeys,
      calls: sql<number>`count(${providerCalls.id})::int`,
      failures: sql<number>`(count(*) FILTER (WHERE ${providerCalls.ok} = false))::int`,
    })
    .from(providerKeys)
    .leftJoin(providerCalls, and(eq(providerCalls.keyId, providerKeys.id), gte(providerCalls.startedAt, weekAgo)))
    .where(id === undefined ? undefined : eq(providerKeys.id, id))
    .groupBy(providerKeys.id)
    .orderBy(asc(providerKeys.createdAt), asc(providerKeys.id));
}
