import { and, eq, notInArray } from 'drizzle-orm';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { events } from '#server/platform/events/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { generationStream } from './streams.ts';
import { type GenerationRow, generationAnalyses, generations, picturesOf } from './tables.ts';

/**
 * Deletes a finished generation with its code, picture and events, and with the last version what the engine found in the
 * picture. What it cost stays in the ledger.
 * @throws STILL_RUNNING
 */
export async function deleteGeneration(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  row: Authorized<GenerationRow>,
) {
  await tools.db.transaction(async (tx) => {
    // One after the other: whoever deletes the last version has to see that it is the last.
    await lockCreditAccount(tx, row.userId);
    const deleted = await tx
      .delete(generations)
      .where(and(eq(generations.id, row.id), notInArray(generations.status, ['queued', 'running'])))
      .returning({ id: generations.id });
    if (deleted.length === 0) throw failure('STILL_RUNNING');
    await forgetAnalysis(tx, row);
    await tx.delete(events).where(eq(events.stream, generationStream(row.id)));
    await noteLooseFiles(tx, picturesOf(row));
  });
  await deleteLooseFiles(tools, picturesOf(row));
}

async function forgetAnalysis(tx: Database, { rootId }: GenerationRow): Promise<void> {
  const others = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.rootId, rootId))
    .limit(1);
  if (others.length === 0) await tx.delete(generationAnalyses).where(eq(generationAnalyses.rootId, rootId));
}
