import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Counts per address, account or path in the current window, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});
