import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files of the storage to which nothing refers: not yet, or not any more. What stays here for long is deleted. */
export const looseFiles = pgTable('loose_file', {
  key: text('key').primaryKey(),
  since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
