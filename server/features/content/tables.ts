import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ContentAction } from '#contract/content/versions.ts';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import { users } from '#server/features/accounts/index.ts';
import type { AnyDocument } from './documents.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** The present document of each section. A section that nobody has saved yet has no row: it is as delivered. */
export const contentSections = pgTable('content_section', {
  section: text('section').$type<ContentSection>().primaryKey(),
  document: jsonb('document').$type<AnyDocument>().notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** Every document that ever was the present one; the newest of a section equals `content_section`. */
export const contentVersions = pgTable(
  'content_version',
  {
    id: uuid('id').primaryKey(),
    section: text('section').$type<ContentSection>().notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<AnyDocument>().notNull(),
    action: text('action').$type<ContentAction>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    // The name as it was: it stays readable when the account is gone.
    savedByName: text('saved_by_name'),
    savedAt: instant('saved_at'),
  },
  (table) => [unique('content_version_number').on(table.section, table.version)],
);
