import { asc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { mailTemplates } from '../tables.ts';

export type TemplateRow = typeof mailTemplates.$inferSelect;

/** Every template, by name. */
export const listTemplates = (db: Database): Promise<TemplateRow[]> =>
  db.select().from(mailTemplates).orderBy(asc(mailTemplates.templateName), asc(mailTemplates.id));
