import { count, desc, eq } from 'drizzle-orm';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentVersions } from './tables.ts';

/** A page of a section's versions, newest first, and how many there are in all. */
export async function findVersions(db: Database, query: { section: ContentSection; page: number; limit: number }) {
  const where = eq(contentVersions.section, query.section);
  const found = await db
    .select({
      id: contentVersions.id,
      section: contentVersions.section,
      version: contentVersions.version,
      action: contentVersions.action,
      savedBy: contentVersions.savedBy,
      savedByName: contentVersions.savedByName,
      savedAt: contentVersions.savedAt,
    })
    .from(contentVersions)
    .where(where)
    .orderBy(desc(contentVersions.version))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [total] = await db.select({ n: count() }).from(contentVersions).where(where);
  return { found, total: total?.n ?? 0 };
}
