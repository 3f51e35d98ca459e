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

/**
 * Runs one generation to its end: claim, make with live progress, then result and credit in one transaction. A run
 * that is stopped by a shutdown is handed back to the queue with its hold still active.
 */
export async function runGeneration(worker: Worker, id: string, shutDown: AbortSignal): Promise<void> {
  const row = await claimGeneration(worker.db, id);
  if (!row) return;
  const log = worker.log.child({ generation: id, run: row.runs });
  const stopped = new AbortController();
  const stop = (reason: string) => stopped.abort(reason);
  const onShutDown = () => stop(SHUT_DOWN);
  shutDown.addEventListener('abort', onShutDown);
  if (shutDown.aborted) onShutDown();
  const unsubscribe = worker.events.subscribe(cancelSignal(id), () => stop(TAKEN_AWAY));
  const progress = createProgressWriter(worker.db, row, () => stop(TAKEN_AWAY));
  try {
    const make = row.engine === 'built-in' ? makeBuiltIn : makeWithProvider;
    const { analysis, ...made } = await make({ worker, row, log, progress, signal: stopped.signal });
    const packed = analysis && (await packAnalysis(analysis));
    await progress.flush();
    await finishGeneration(worker.db, id, { status: 'succeeded', run: row.runs, analysis: packed, ...made });
    log.info('generation succeeded');
  } catch (error) {
    await progress.flush();
    if (stopped.signal.reason === SHUT_DOWN) await handBackGeneration(worker, row);
    else if (!stopped.signal.aborted) {
      log.error({ err: error }, 'generation failed');
      const told = await tellFailure({ db: worker.db, log }, row, error);
      await finishGeneration(worker.db, id, { status: 'failed', ...told });
    }
  } finally {
    progress.stop();
    unsubscribe();
    shutDown.removeEventListener('abort', onShutDown);
  }
}
