import { lt, sql } from 'drizzle-orm';
import type { VitalName, VitalRating } from '#contract/web-vitals.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bucketOf } from './buckets.ts';
import { daysBefore } from './days.ts';
import { webVitals } from './tables.ts';

/** Days that are kept. */
export const KEPT_DAYS = 90;

export type Metric = { name: VitalName; value: number; rating: VitalRating };

/** Counts what one visit measured, each metric once, and forgets what is older than 90 days. */
export async function recordVitals(db: Database, metrics: Metric[], now: Date): Promise<void> {
  const once = [...new Map(metrics.map((metric) => [metric.name, metric])).values()];
  const rows = once.map(({ name, value, rating }) => ({
    day: daysBefore(now, 0),
    name,
    bucket: bucketOf(name, value),
    rating,
    count: 1,
  }));
  // Reports that come at once lock their rows in the same order, so that none waits for another in a circle.
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  const { day, name, bucket, rating, count } = webVitals;
  const written = await db
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({ target: [day, name, bucket, rating], set: { count: sql`${count} + 1` } })
    .returning({ count });
  // A row that is new pays for those that are old: seldom enough, and never later than they are.
  if (written.some((row) => row.count === 1)) await db.delete(webVitals).where(lt(day, daysBefore(now, KEPT_DAYS)));
}
