import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';

/** One row, written to test whether the database accepts writes. */
export const writeChecks = pgTable(
  'write_check',
  {
    id: smallint('id').primaryKey(),
    checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('write_check_one_row', sql`${table.id} = 1`)],
);
