import { eq } from 'drizzle-orm';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defaults } from './defaults/index.ts';
import { parseDocument, type StoredSection } from './documents.ts';
import { contentSections } from './tables.ts';

/** The present document of a section: the saved one, or the one it was delivered with. */
export async function readSection<Section extends ContentSection>(
  db: Database,
  section: Section,
): Promise<StoredSection<Section>> {
  const [row] = await db.select().from(contentSections).where(eq(contentSections.section, section));
  if (!row) return { document: defaults[section], version: 0, createdAt: null, updatedAt: null };
  return { ...row, document: parseDocument(section, row.document) };
}
