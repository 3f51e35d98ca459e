import { and, eq, notInArray } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { events } from '#server/platform/events/tables.ts';
import type { Services } from '#server/services.ts';
import type { GenerationRow } from './create-generation.ts';
import { generationStream } from './streams.ts';
import { generations } from './tables.ts';

/**
 * Deletes a finished generation with its code, picture and events. What it cost stays in the ledger.
 * @throws STILL_RUNNING
 */
export async function deleteGeneration(tools: Pick<Services, 'db' | 'storage'>, row: Authorized<GenerationRow>) {
  await tools.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(generations)
      .where(and(eq(generations.id, row.id), notInArray(generations.status, ['queued', 'running'])))
      .returning({ id: generations.id });
    if (deleted.length === 0) throw failure('STILL_RUNNING');
    await tx.delete(events).where(eq(events.stream, generationStream(row.id)));
  });
  await tools.storage.delete(row.imageKey);
}
