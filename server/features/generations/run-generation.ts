import { isUnavailable } from '#server/platform/is-unavailable.ts';
import { untilAvailable } from '#server/platform/until-available.ts';
import { packAnalysis } from './analysis/pack-analysis.ts';
import { claimGeneration } from './claim-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { handBackGeneration } from './hand-back-generation.ts';
import { makeBuiltIn } from './make-built-in.ts';
import { makeWithProvider } from './make-with-provider.ts';
import { createProgressWriter } from './progress-writer.ts';
import type { Worker } from './run.ts';
import { cancelSignal } from './streams.ts';
import { tellFailure } from './tell-failure.ts';

/** Why a run was stopped from outside. */
export const SHUT_DOWN = 'shut down';
const TAKEN_AWAY = 'taken away';

/** A run that could not go on because something was away starts again after this time (s). */
const AFTER_OUTAGE_S = 10;

/**
 * Runs one generation to its end: claim, make with live progress, then result and credit in one transaction. A run
 * that is stopped by a shutdown is handed back to the queue with its hold still active. While the database is away a run
 * goes on, and ends when it is back; one that needs what is away starts again later.
 */
export async function runGeneration(worker: Worker, id: string, shutDown: AbortSignal): Promise<void> {
  const row = await untilAvailable(() => claimGeneration(worker.db, id), shutDown);
  if (!row) return;
  const log = worker.log.child({ generation: id, run: row.runs });
  const stopped = new AbortController();
  const stop = (reason: string) => stopped.abort(reason);
  const onShutDown = () => stop(SHUT_DOWN);
  shutDown.addEventListener('abort', onShutDown);
  if (shutDown.aborted) onShutDown();
  const progress = createProgressWriter(worker.db, row, stopped.signal, () => stop(TAKEN_AWAY));
  // It also comes after a lost connection, when nobody may have cancelled anything.
  const unsubscribe = worker.events.subscribe(cancelSignal(id), () => void progress.check().catch(() => {}));
  try {
    const make = row.engine === 'built-in' ? makeBuiltIn : makeWithProvider;
    const { analysis, ...made } = await make({ worker, row, log, progress, signal: stopped.signal });
    const packed = analysis && (await packAnalysis(analysis));
    await progress.flush();
    const outcome = { status: 'succeeded', run: row.runs, analysis: packed, ...made } as const;
    await untilAvailable(() => finishGeneration(worker.db, id, outcome), stopped.signal);
    log.info('generation succeeded');
  } catch (error) {
    await progress.flush();
    if (stopped.signal.reason === SHUT_DOWN) await handBackGeneration(worker, row);
    else if (!stopped.signal.aborted) {
      if (isUnavailable(error)) {
        log.error({ err: error }, 'generation begins anew later');
        await untilAvailable(() => handBackGeneration(worker, row, AFTER_OUTAGE_S), stopped.signal);
      } else {
        log.error({ err: error }, 'generation failed');
        const told = await untilAvailable(() => tellFailure({ db: worker.db, log }, row, error), stopped.signal);
        const fail = () => finishGeneration(worker.db, id, { status: 'failed', ...told });
        await untilAvailable(fail, stopped.signal);
      }
    }
  } finally {
    progress.stop();
    unsubscribe();
    shutDown.removeEventListener('abort', onShutDown);
  }
}
