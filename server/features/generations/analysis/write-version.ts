import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FontService, Framework, Mode } from '#contract/generations.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { placesOf } from '../enqueue-generation.ts';
import { getResult } from '../get-result.ts';
import { resultOf } from '../make-built-in.ts';
import { generationStream } from '../streams.ts';
import { type GenerationRow, generationResults, generations, picturesOf } from '../tables.ts';
import { type Style, writeStoredPage } from './write-stored-page.ts';

/**
 * The built-in engine's page of a picture in another framework or mode, written from the stored analysis as a new version. It
 * costs nothing. When there is such a version already, that one.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function writeVersion(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  row: Authorized<GenerationRow>,
  wish: { framework: Framework; mode?: Mode | undefined; fonts?: FontService | undefined },
): Promise<GenerationRow> {
  const { framework, mode = row.mode, fonts = row.fonts } = wish;
  const style = { framework, mode, fonts };
  const former = await findWritten(tools.db, row, style);
  if (former) return former;
  const startedAt = new Date();
  const written = await writeStoredPage(tools.db, row, style);
  const { screens } = (await getResult(tools.db, row.id)) ?? {};
  const id = uuidv7();
  const { userId, rootId, language, imageName, imageWidth, imageHeight } = row;
  // A copy of each picture, so that each version can be deleted without asking for the others.
  const stored = placesOf(id, row.screens);
  const keys = picturesOf(stored);
  await noteLooseFiles(tools.db, keys);
  try {
    for (const [at, key] of picturesOf(row).entries()) await tools.storage.put(keys[at]!, await tools.storage.get(key));
    const version = await tools.db.transaction(async (tx) => {
      // One after the other: two of the same would be one too many, and who deletes an account waits or is waited for.
      await lockCreditAccount(tx, userId);
      const raced = await findWritten(tx, row, style);
      if (raced) return raced;
      const [inserted] = await tx
        .insert(generations)
        .values({
          ...{ id, userId, rootId, ...stored, imageName, imageWidth, imageHeight, language, startedAt },
          ...style,
          parentId: await findRoot(tx, rootId),
          engine: 'built-in',
          instructions: '',
          rewritten: true,
          requestHash: createHash('sha256')
            .update(Object.values({ rootId, ...style }).join(' '))
            .digest('hex'),
          status: 'succeeded',
          progress: 1,
          finishedAt: new Date(),
        })
        .returning();
      await tx
        .insert(generationResults)
        .values({ generationId: id, result: { ...resultOf(inserted!, written), ...(screens && { screens }) } });
      await appendEvent(tx, generationStream(id), { type: 'succeeded' });
      for (const key of keys) await clearLooseFile(tx, key);
      return inserted!;
    });
    if (version.id !== id) await deleteLooseFiles(tools, keys);
    return version;
  } catch (error) {
    void deleteLooseFiles(tools, keys);
    throw error;
  }
}

/** The built-in engine's page in this style: one that was written before, or the conversion itself. */
async function findWritten(db: Database, { rootId, userId }: GenerationRow, { framework, mode, fonts }: Style) {
  const [found] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.rootId, rootId),
        eq(generations.userId, userId),
        eq(generations.framework, framework),
        eq(generations.mode, mode),
        eq(generations.fonts, fonts),
        eq(generations.engine, 'built-in'),
        eq(generations.status, 'succeeded'),
      ),
    )
    .limit(1);
  return found;
}

/** The first version, unless it was deleted. */
async function findRoot(db: Database, rootId: string) {
  const [root] = await db.select({ id: generations.id }).from(generations).where(eq(generations.id, rootId));
  return root?.id ?? null;
}
