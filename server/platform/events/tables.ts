import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Events of a stream in order. `seq` starts at 1 and has no gaps, so a reader can resume after the last one it saw. */
export const events = pgTable(
  'event',
  {
    stream: text('stream').notNull(),
    seq: integer('seq').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.seq] })],
);
