import { asc, desc, gte, sql } from 'drizzle-orm';
import type { VitalDay } from '#contract/web-vitals.ts';
import type { Database } from '#server/platform/database/database.ts';
import { middleOf } from './buckets.ts';
import { daysBefore } from './days.ts';
import { webVitals } from './tables.ts';

/** The last `days` days, today included, latest first: one entry per day and metric. */
export async function listVitals(db: Database, days: number, now: Date): Promise<VitalDay[]> {
  const { day, name, bucket, rating, count } = webVitals;
  const buckets = await db
    .select({
      day,
      name,
      bucket,
      visits: sql<number>`sum(${count})::int`,
      good: sql<number>`coalesce(sum(${count}) FILTER (WHERE ${rating} = 'good'), 0)::int`,
    })
    .from(webVitals)
    .where(gte(day, daysBefore(now, days - 1)))
    .groupBy(day, name, bucket)
    .orderBy(desc(day), asc(name), asc(bucket));
  const groups = Map.groupBy(buckets, (row) => `${row.day} ${row.name}`);
  return [...groups.values()].map(summarize);
}

type Bucket = Pick<VitalDay, 'day' | 'name' | 'visits' | 'good'> & { bucket: number };

/** @param buckets those of one day and metric, ascending */
function summarize(buckets: Bucket[]): VitalDay {
  const { day, name } = buckets[0]!;
  const visits = buckets.reduce((sum, row) => sum + row.visits, 0);
  const good = buckets.reduce((sum, row) => sum + row.good, 0);
  return { day, name, p75: middleOf(name, bucketAt(buckets, visits * 0.75)), visits, good: good / visits };
}

/** The bucket in which the visit of that rank lies. */
function bucketAt(buckets: Bucket[], rank: number): number {
  let seen = 0;
  for (const { bucket, visits } of buckets) {
    seen += visits;
    if (seen >= rank) return bucket;
  }
  return 0;
}
