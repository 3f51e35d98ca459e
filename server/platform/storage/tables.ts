import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stored files that nothing refers to, not yet or not any more. Those that stay here for long are deleted. */
export const looseFiles = pgTable('loose_file', {
  key: text('key').primaryKey(),
  since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
