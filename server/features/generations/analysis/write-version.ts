import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FontService, Framework } from '#contract/generations.ts';
import { writePage } from '#engine/index.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { resultOf } from '../make-built-in.ts';
import { generationStream } from '../streams.ts';
import { type GenerationRow, generationResults, generations } from '../tables.ts';
import { getAnalysis } from './get-analysis.ts';

/**
 * The built-in engine's page of a picture in another framework, written from the stored analysis as a new version. It
 * costs nothing. When there is such a version already, that one.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function writeVersion(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  row: Authorized<GenerationRow>,
  { framework, fonts = row.fonts }: { framework: Framework; fonts?: FontService | undefined },
): Promise<GenerationRow> {
  const former = await findWritten(tools.db, row, framework, fonts);
  if (former) return former;
  const startedAt = new Date();
  const analysis = await getAnalysis(tools.db, row);
  if (!analysis) throw row.finishedAt ? failure('NO_ANALYSIS') : failure('STILL_RUNNING', WAIT);
  const written = { ...analysis, ...analysis.page, ...writePage(analysis.page, framework, fonts) };
  const id = uuidv7();
  const { userId, rootId, language, imageName, imageWidth, imageHeight } = row;
  // A copy of the picture, so that each version can be deleted without asking for the others.
  const imageKey = `generations/${id}.png`;
  await noteLooseFiles(tools.db, [imageKey]);
  try {
    await tools.storage.put(imageKey, await tools.storage.get(row.imageKey));
    const version = await tools.db.transaction(async (tx) => {
      // One after the other: two of the same would be one too many, and who deletes an account waits or is waited for.
      await lockCreditAccount(tx, userId);
      const raced = await findWritten(tx, row, framework, fonts);
      if (raced) return raced;
      const [inserted] = await tx
        .insert(generations)
        .values({
          ...{
            id,
            userId,
            rootId,
            imageKey,
            imageName,
            imageWidth,
            imageHeight,
            framework,
            fonts,
            language,
            startedAt,
          },
          parentId: await findRoot(tx, rootId),
          engine: 'built-in',
          instructions: '',
          rewritten: true,
          requestHash: createHash('sha256').update(`${rootId} ${framework} ${fonts}`).digest('hex'),
          status: 'succeeded',
          progress: 1,
          finishedAt: new Date(),
        })
        .returning();
      await tx.insert(generationResults).values({ generationId: id, result: resultOf(inserted!, written) });
      await appendEvent(tx, generationStream(id), { type: 'succeeded' });
      await clearLooseFile(tx, imageKey);
      return inserted!;
    });
    if (version.id !== id) await deleteLooseFiles(tools, [imageKey]);
    return version;
  } catch (error) {
    void deleteLooseFiles(tools, [imageKey]);
    throw error;
  }
}

const WAIT = 'This conversion is still running. Wait until it is done.';

/** The built-in engine's page in this framework: one that was written before, or the conversion itself. */
async function findWritten(db: Database, { rootId, userId }: GenerationRow, framework: Framework, fonts: FontService) {
  const [found] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.rootId, rootId),
        eq(generations.userId, userId),
        eq(generations.framework, framework),
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
