import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { diffDocuments } from './diff-documents.ts';
import { versionMissing } from './policy.ts';
import { readSection } from './read-section.ts';
import { contentVersions } from './tables.ts';

/** @throws NOT_FOUND */
export async function getVersion(db: Database, id: string) {
  const [version] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  if (!version) throw versionMissing();
  return version;
}

/** A version, what it changed, and what a restore of it would take back. @throws NOT_FOUND */
export async function getVersionWithChanges(db: Database, id: string) {
  const version = await getVersion(db, id);
  const [former] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.section, version.section), eq(contentVersions.version, version.version - 1)));
  const present = await readSection(db, version.section);
  return {
    version,
    changes: former ? diffDocuments(former.document, version.document) : [],
    sinceThen: diffDocuments(version.document, present.document),
  };
}
