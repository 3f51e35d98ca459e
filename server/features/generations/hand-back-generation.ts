import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import { queueOf } from './streams.ts';
import { type GenerationRow, generations } from './tables.ts';

/**
 * Puts a running generation back into the queue, for another worker to start again. Its hold stays active.
 * @param delay seconds during which nobody does
 */
export async function handBackGeneration(
  tools: Pick<Services, 'db' | 'jobs'>,
  row: GenerationRow,
  delay = 0,
): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(generations)
      .set({ status: 'queued', stage: null, progress: 0 })
      .where(and(eq(generations.id, row.id), eq(generations.status, 'running'), eq(generations.runs, row.runs)))
      .returning({ engine: generations.engine });
    if (queued) await tools.jobs.enqueue(tx, queueOf(queued), { generationId: row.id }, delay);
  });
}
