import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VitalName, VitalRating } from '#contract/web-vitals.ts';

/**
 * How fast the site was, as a histogram: one row per day, metric, bucket and rating. A flood of reports makes numbers
 * larger, not the table.
 */
export const webVitals = pgTable(
  'web_vital',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<VitalName>().notNull(),
    bucket: integer('bucket').notNull(),
    rating: text('rating').$type<VitalRating>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.bucket, table.rating] })],
);
