import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defaults } from './defaults/index.ts';
import { contentSections, contentVersions } from './tables.ts';

/** Locks a section's row until the transaction ends. The first change of all writes down what was delivered. */
export async function lockSection(tx: Database, section: ContentSection) {
  const document = defaults[section];
  const first = await tx
    .insert(contentSections)
    .values({ section, document, version: 0 })
    .onConflictDoNothing()
    .returning();
  if (first.length > 0)
    await tx.insert(contentVersions).values({ id: uuidv7(), section, version: 0, document, action: 'delivered' });
  const [row] = await tx.select().from(contentSections).where(eq(contentSections.section, section)).for('update');
  return row!;
}
