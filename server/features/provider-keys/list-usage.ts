import { desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { providerCalls, providerKeys } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sums of each day (UTC) and key, newest day first; a key whose provider or model was changed has a row for each.
 * Calls of a deleted key keep its last name and have no id.
 * @param days how many days, today included
 */
export function listUsage(db: Database, days: number, now = new Date()) {
  const first = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS);
  const day = sql<string>`to_char(${providerCalls.startedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const keyName = sql<string>`coalesce(max(${providerKeys.name}), max(${providerCalls.keyName}))`;
  const { provider, model } = providerCalls;
  return db
    .select({
      day: day.as('day'),
      keyId: providerKeys.id,
      keyName: keyName.as('shown_name'),
      provider,
      model,
      calls: sql<number>`count(*)::int`,
      failures: sql<number>`(count(*) FILTER (WHERE NOT ${providerCalls.ok}))::int`,
      inputTokens: sql<number>`sum(${providerCalls.inputTokens})::float8`,
      outputTokens: sql<number>`sum(${providerCalls.outputTokens})::float8`,
      costMicroUSD: sql<number>`sum(${providerCalls.costMicroUSD})::float8`,
    })
    .from(providerCalls)
    .leftJoin(providerKeys, eq(providerKeys.id, providerCalls.keyId))
    .where(gte(providerCalls.startedAt, first))
    .groupBy(sql`1`, providerCalls.keyId, providerKeys.id, provider, model)
    .orderBy(desc(sql`1`), sql`3`, provider, model);
}

export type Usage = Awaited<ReturnType<typeof listUsage>>[number];
