import { MAX_REPAIR_ROUNDS } from '#contract/vocabulary/generation-limits.ts';
import type { Question } from '#server/platform/ai/stream-reply.ts';
import type { Page } from '../page/clean-page.ts';
import type { Run } from '../run.ts';
import type { Task } from '../task.ts';
import { isGoodEnough, type Measurement, meanScore, worthOf } from './measurement.ts';
import { waitForMeasurement } from './wait-for-measurement.ts';

/** A page that may become the result: as the model wrote it, and complete with its pictures. */
export type Candidate = { round: number; code: Page; page: Page };

type Measured = Candidate & { measurement: Measurement };

/**
 * Lets the member's browser measure the page and the provider mend it, at most twice. The best measured page is kept,
 * never simply the last; whatever goes wrong here, there is a page already.
 */
export async function repairPage(
  run: Run,
  task: Task & { askForRepair: NonNullable<Task['askForRepair']> },
  first: Candidate,
  write: (question: Question, round: number) => Promise<Candidate>,
): Promise<{ best: Candidate; score: number | null; faithful: number | null }> {
  let best: Measured | undefined;
  let candidate: Candidate | undefined = first;
  for (let round = 0; candidate; round++) {
    const measurement = await measure(run, task, candidate);
    if (!measurement) break;
    if (!best || worthOf(measurement) > worthOf(best.measurement)) best = { ...candidate, measurement };
    if (round === MAX_REPAIR_ROUNDS || isGoodEnough(best.measurement)) break;
    const question = task.askForRepair(best.code, best.measurement.problems);
    candidate = await write(question, round + 1).catch((error) => {
      run.signal.throwIfAborted();
      run.log.warn({ err: error }, 'a repair failed; the page so far is kept');
      return undefined;
    });
  }
  if (!best) return { best: first, score: null, faithful: null };
  return { best, score: meanScore(best.measurement), faithful: best.measurement.scores.faithful ?? null };
}

async function measure(run: Run, { facts }: Task, { round, page }: Candidate): Promise<Measurement | undefined> {
  const { lines, width, height, pageArea, layout, outline } = facts;
  await run.progress.flush();
  await run.progress.tell({ type: 'candidate', round, ...page, lines, width, height, pageArea, layout, outline });
  return waitForMeasurement(run, round);
}
