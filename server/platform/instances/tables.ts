import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The processes that work on this database now. A row that has not been renewed for a while is that of a dead one. */
export const instances = pgTable('instance', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  /** Which storage it keeps uploads in: instances with another one do not have its files. */
  storage: text('storage').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
