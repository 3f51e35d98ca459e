import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_NAME_LENGTH } from '#contract/history.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { placesOf } from '../enqueue-generation.ts';
import { generationStream } from '../streams.ts';
import { type GenerationRow, generationAnalyses, generationResults, generations, picturesOf } from '../tables.ts';
import { refuseWhenStorageFull } from './storage-use.ts';

const COPY = ' (copy)';

/**
 * Copies a finished version with its pictures, code and analysis as a conversion of its own. No run, so it costs nothing.
 * @throws STILL_RUNNING, STORAGE_FULL, NOT_FOUND when it has no page
 */
export async function duplicateGeneration(
  tools: Pick<Services, 'db' | 'storage' | 'config' | 'log'>,
  row: Authorized<GenerationRow>,
): Promise<GenerationRow> {
  if (!row.finishedAt) throw failure('STILL_RUNNING', 'This conversion is still running. Wait until it is done.');
  if (row.status !== 'succeeded') throw failure('NOT_FOUND', 'This conversion has no page to copy.');
  await refuseWhenStorageFull(tools, row.userId);
  const id = uuidv7();
  const stored = placesOf(id, row.screens);
  const keys = picturesOf(stored);
  await noteLooseFiles(tools.db, keys);
  try {
    for (const [at, key] of picturesOf(row).entries()) await tools.storage.put(keys[at]!, await tools.storage.get(key));
    return await tools.db.transaction(async (tx) => {
      await lockCreditAccount(tx, row.userId);
      const [copy] = await tx
        .insert(generations)
        .values({ ...copyOf(row, id), ...stored })
        .returning();
      await copyContent(tx, row, copy!);
      await appendEvent(tx, generationStream(id), { type: 'succeeded' });
      for (const key of keys) await clearLooseFile(tx, key);
      return copy!;
    });
  } catch (error) {
    void deleteLooseFiles(tools, keys);
    throw error;
  }
}

/** A row like this one that nothing was run or paid for. */
function copyOf(row: GenerationRow, id: string): Omit<typeof generations.$inferInsert, 'imageKey' | 'screens'> {
  const { imageKey, screens, idempotencyKey, createdAt, lastUsedAt, inputTokens, outputTokens, keyId, ...same } = row;
  const now = new Date();
  const took = row.finishedAt!.getTime() - (row.startedAt ?? row.createdAt).getTime();
  const name = row.name ?? row.imageName;
  return {
    ...same,
    ...{ id, rootId: id, parentId: null, analysisId: null, free: true, runs: 0, heartbeatAt: null },
    name: `${name.slice(0, MAX_NAME_LENGTH - COPY.length).toWellFormed()}${COPY}`,
    requestHash: createHash('sha256').update(`copy ${row.id} ${id}`).digest('hex'),
    startedAt: new Date(now.getTime() - took),
    finishedAt: now,
  };
}

async function copyContent(tx: Database, from: GenerationRow, to: GenerationRow): Promise<void> {
  const [code] = await tx.select().from(generationResults).where(eq(generationResults.generationId, from.id));
  if (code) await tx.insert(generationResults).values({ ...code, generationId: to.id });
  const [analysis] = await tx
    .select()
    .from(generationAnalyses)
    .where(eq(generationAnalyses.rootId, from.analysisId ?? from.rootId));
  if (analysis) await tx.insert(generationAnalyses).values({ ...analysis, rootId: to.id });
}
