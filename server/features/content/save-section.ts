import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ContentAction, ContentChange } from '#contract/content/versions.ts';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { badRequest, failure } from '#server/platform/errors.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import type { ContentCache } from './content-cache.ts';
import { diffDocuments } from './diff-documents.ts';
import { type Documents, documentSchemas, parseDocument, type StoredSection } from './documents.ts';
import { lockSection } from './lock-section.ts';
import { contentSections, contentVersions } from './tables.ts';

export type SaveTools = Pick<Services, 'db'> & { content: ContentCache };

export type Change<Section extends ContentSection> = {
  section: Section;
  actor: Pick<SessionUser, 'id' | 'name'>;
  /** The version that the change was made on, when it must still be the present one. */
  baseVersion?: number | undefined;
  /** Told by the document when it depends on it. */
  action: ContentAction | ((next: Documents[Section]) => ContentAction);
  /** Makes the next document; it may throw, and nothing is changed then. */
  next: (present: Documents[Section]) => Documents[Section];
};

/**
 * Changes a section: the former document stays as a version, every instance hears of it. Changes of one section wait
 * for each other, so that two admins who edit different entries of a list lose nothing. What changes nothing makes no
 * version.
 * @throws CONTENT_CHANGED when `baseVersion` is not the present version; BAD_REQUEST when the document is too large
 */
export async function saveSection<Section extends ContentSection>(
  { db, content }: SaveTools,
  { section, actor, baseVersion, action, next }: Change<Section>,
): Promise<StoredSection<Section>> {
  const saved = await db.transaction(async (tx) => {
    const present = await lockSection(tx, section);
    if (baseVersion !== undefined && baseVersion !== present.version) throw failure('CONTENT_CHANGED');
    const former = parseDocument(section, present.document);
    const parsed = documentSchemas[section].safeParse(next(former));
    if (!parsed.success) throw badRequest(parsed.error.issues[0]!.message);
    const document = parsed.data as Documents[Section];
    if (isDeepStrictEqual(document, former)) return { ...present, document };
    const version = present.version + 1;
    const [row] = await tx
      .update(contentSections)
      .set({ document, version, updatedAt: new Date() })
      .where(and(eq(contentSections.section, section), eq(contentSections.version, present.version)))
      .returning();
    const done = typeof action === 'function' ? action(document) : action;
    await tx.insert(contentVersions).values({
      id: uuidv7(),
      section,
      version,
      document,
      action: done,
      savedBy: actor.id,
      savedByName: actor.name,
    });
    const changes = diffDocuments(former, document);
    await recordAct(tx, {
      actor,
      action: `${section}.${verbs[done]}`,
      subject: { type: 'content', id: section, name: `${section} (version ${version})` },
      ...auditedChanges(changes),
    });
    await announce(tx, SITE_STREAM);
    return { ...row!, document };
  });
  // The announcement comes back a moment later; whoever saved shall see it at once.
  content.clear();
  return saved;
}

/** Entries are told apart by their titles, so that what no place tells is their order. */
function auditedChanges(changes: ContentChange[]) {
  if (changes.length === 0) return { after: { order: 'changed' } };
  return {
    before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
    after: Object.fromEntries(changes.map(({ path, after }) => [path, after])),
  };
}

/** How the audit log calls them. */
const verbs: Record<ContentAction, string> = {
  delivered: 'deliver',
  saved: 'save',
  activated: 'activate',
  deactivated: 'deactivate',
  reset: 'reset',
  deleted: 'delete',
  restored: 'restore',
};
