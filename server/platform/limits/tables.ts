import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What is counted per address, account or path in a running window, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});
