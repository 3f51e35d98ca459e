import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { IncidentArea } from '#contract/incidents.ts';
import { users } from '#server/features/accounts/index.ts';

/** What people were told about failures, and the causes, which only admins read. Kept for 90 days. */
export const incidents = pgTable(
  'incident',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    area: text('area').$type<IncidentArea>().notNull(),
    told: text('told').notNull(),
    cause: text('cause').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: text('subject_id'),
  },
  (table) => [uniqueIndex('incident_reference').on(table.reference), index('incident_at').on(table.at)],
);
