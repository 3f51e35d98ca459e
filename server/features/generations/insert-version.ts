import type { InferInsertModel } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { GenerationResult } from '#contract/generations.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { placesOf } from './enqueue-generation.ts';
import { generationStream } from './streams.ts';
import { type GenerationRow, generationResults, generations, notDeleted, picturesOf } from './tables.ts';

/** What is new about a version; the rest is as in the one it is made from. */
type News = Partial<InferInsertModel<typeof generations>> & { requestHash: string; startedAt: Date };

interface Making {
  /** How it differs from the version it is made from. */
  news: (tx: Database) => Promise<News> | News;
  resultOf: (row: GenerationRow) => GenerationResult;
  /** A version that makes this one unnecessary: asked for with the account locked. */
  findSame?: (tx: Database) => Promise<GenerationRow | undefined>;
}

/**
 * Stores a finished page as a version of the tree that `row` belongs to. No run, so it costs nothing. It gets a copy of
 * each picture, so that each version can be deleted without asking for the others.
 */
export async function insertVersion(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  row: GenerationRow,
  { news, resultOf, findSame }: Making,
): Promise<GenerationRow> {
  const id = uuidv7();
  const { userId, rootId, framework, mode, fonts, language, engine, model, analysisId, corrections } = row;
  const { imageName, imageWidth, imageHeight, name, projectId, pictureBytes } = row;
  const stored = placesOf(id, row.screens);
  const keys = picturesOf(stored);
  await noteLooseFiles(tools.db, keys);
  try {
    for (const [at, key] of picturesOf(row).entries()) await tools.storage.put(keys[at]!, await tools.storage.get(key));
    const version = await tools.db.transaction(async (tx) => {
      // One after the other: two of the same would be one too many, and who deletes an account waits or is waited for.
      await lockCreditAccount(tx, userId);
      const same = await findSame?.(tx);
      if (same) return same;
      const [inserted] = await tx
        .insert(generations)
        .values({
          ...{
            id,
            userId,
            rootId,
            ...stored,
            framework,
            mode,
            fonts,
            language,
            engine,
            model,
            analysisId,
            corrections,
          },
          ...{ imageName, imageWidth, imageHeight, name, projectId, pictureBytes },
          instructions: '',
          status: 'succeeded',
          progress: 1,
          finishedAt: new Date(),
          ...(await news(tx)),
        })
        .returning();
      await tx.insert(generationResults).values({ generationId: id, result: resultOf(inserted!) });
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

/** The first version, unless it was deleted. */
export async function findRoot(db: Database, rootId: string) {
  const [root] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, rootId), notDeleted));
  return root?.id ?? null;
}
