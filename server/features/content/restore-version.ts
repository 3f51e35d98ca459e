import { desc, eq } from 'drizzle-orm';
import { badRequest } from '#server/platform/errors.ts';
import { documentSchemas } from './documents.ts';
import { getVersion } from './get-version.ts';
import { type Change, type SaveTools, saveSection } from './save-section.ts';
import { contentVersions } from './tables.ts';

/**
 * Makes a version the present one; that is a version too, so that a restore can be taken back.
 * @returns the new version
 * @throws NOT_FOUND; BAD_REQUEST for a version of an old release that no longer fits
 */
export async function restoreVersion(tools: SaveTools, id: string, actor: Change<'banner'>['actor']) {
  const { section, document } = await getVersion(tools.db, id);
  const parsed = documentSchemas[section].safeParse(document);
  if (!parsed.success) throw badRequest('This version was saved by an older release and no longer fits.');
  await saveSection(tools, { section, actor, action: 'restored', next: () => parsed.data });
  const [newest] = await tools.db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.section, section))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  return newest!;
}
