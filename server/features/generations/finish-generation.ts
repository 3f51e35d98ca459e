import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GenerationResult } from '#contract/generations.ts';
import { releaseHold, settleHold } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { PackedAnalysis } from './analysis/pack-analysis.ts';
import { giveBackSample } from './sample/give-back-sample.ts';
import { generationStream } from './streams.ts';
import { analysisKeyOf, type GenerationRow, generationAnalyses, generationResults, generations } from './tables.ts';

/** Who made a result, how good it was measured to be, and what it took. */
export type MadeBy = Partial<
  Pick<GenerationRow, 'engine' | 'model' | 'keyId' | 'score' | 'faithful' | 'inputTokens' | 'outputTokens'>
>;

export type Outcome =
  | { status: 'succeeded'; result: GenerationResult; analysis?: PackedAnalysis | undefined; by?: MadeBy; run: number }
  | { status: 'failed'; code: string; message: string }
  | { status: 'cancelled' };

/**
 * Ends a generation: its status, its result, its credit and its last event in one transaction. Whoever comes first
 * (worker, user, sweeper) decides; the others change nothing.
 * @returns the ended row, or undefined when it had ended before
 */
export function finishGeneration(db: Database, id: string, outcome: Outcome) {
  return db.transaction(async (tx) => {
    const failed = outcome.status === 'failed' ? outcome : undefined;
    // A result counts only from the run that still owns the generation; stopping it is possible at any time.
    const mayEnd =
      outcome.status === 'succeeded'
        ? and(eq(generations.status, 'running'), eq(generations.runs, outcome.run))
        : inArray(generations.status, ['queued', 'running']);
    const [row] = await tx
      .update(generations)
      .set({
        status: outcome.status,
        finishedAt: new Date(),
        errorCode: failed?.code ?? null,
        errorMessage: failed?.message ?? null,
        ...(outcome.status === 'succeeded' ? { progress: 1, ...outcome.by } : {}),
      })
      .where(and(eq(generations.id, id), mayEnd))
      .returning();
    if (!row) return undefined;
    if (outcome.status === 'succeeded') {
      await tx.insert(generationResults).values({ generationId: id, result: outcome.result });
      if (outcome.analysis)
        await tx
          .insert(generationAnalyses)
          .values({ rootId: analysisKeyOf(row), userId: row.userId, ...outcome.analysis });
      await settleHold(tx, { generationId: id });
      await appendEvent(tx, generationStream(id), { type: 'succeeded' });
    } else {
      await releaseHold(tx, { generationId: id });
      await giveBackSample(tx, row);
      const event = failed ? { type: 'failed', code: failed.code, message: failed.message } : { type: 'cancelled' };
      await appendEvent(tx, generationStream(id), event);
    }
    // The code of half-done pages is of no use any more, and it is the bulk of all events.
    await tx.execute(
      sql`DELETE FROM event WHERE stream = ${generationStream(id)} AND payload->>'type' IN ('preview', 'candidate')`,
    );
    return row;
  });
}
