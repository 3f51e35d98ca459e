import type { GenerationResult } from '#contract/generations.ts';
import type { Conversion, ConvertOptions, StageReport } from '#engine/index.ts';
import type { Services } from '#server/services.ts';
import { claimGeneration } from './claim-generation.ts';
import type { GenerationRow } from './create-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { handBackGeneration } from './hand-back-generation.ts';
import { createProgressWriter } from './progress-writer.ts';
import { cancelSignal, GENERATION_QUEUE } from './streams.ts';

/** The engine as the worker sees it: a pool of threads. */
export type Converter = {
  convert(
    image: Uint8Array,
    options: ConvertOptions,
    callbacks: { onStage(report: StageReport): void; signal: AbortSignal },
  ): Promise<Conversion>;
};

export type Worker = Pick<Services, 'db' | 'events' | 'storage' | 'jobs' | 'log'> & { engine: Converter };

/** Why a run was stopped from outside. */
export const SHUT_DOWN = 'shut down';
const TAKEN_AWAY = 'taken away';

/**
 * Runs one generation to its end: claim, convert with live progress, then result and credit in one transaction. A run
 * that is stopped by a shutdown is handed back to the queue with its hold still active.
 */
export async function runGeneration(worker: Worker, id: string, shutDown: AbortSignal): Promise<void> {
  // Taken from the queue while it was being stopped: somebody else shall have it.
  if (shutDown.aborted) return worker.jobs.enqueue(worker.db, GENERATION_QUEUE, { generationId: id });
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
    const image = await worker.storage.get(row.imageKey);
    const options = { framework: row.framework, images: 'embed' as const };
    const converted = await worker.engine.convert(image, options, { onStage: progress.report, signal: stopped.signal });
    await progress.flush();
    await finishGeneration(worker.db, id, { status: 'succeeded', result: resultOf(row, converted), run: row.runs });
    log.info({ timings: converted.timings }, 'generation succeeded');
  } catch (error) {
    await progress.flush();
    if (stopped.signal.reason === SHUT_DOWN) await handBackGeneration(worker, row);
    else if (!stopped.signal.aborted) {
      log.error({ err: error }, 'generation failed');
      await finishGeneration(worker.db, id, {
        status: 'failed',
        code: 'ENGINE_FAILED',
        message: 'The engine could not convert this picture. Your credit was returned.',
      });
    }
  } finally {
    progress.stop();
    unsubscribe();
    shutDown.removeEventListener('abort', onShutDown);
  }
}

function resultOf(row: GenerationRow, converted: Conversion): GenerationResult {
  const { html, css, width, height, lines, palette, typeScale } = converted;
  const warnings = [...converted.warnings];
  if (row.instructions.trim())
    warnings.push('The built-in engine measures the picture and does not read instructions, so yours were not used.');
  return { html, css, warnings, width, height, lines, palette, typeScale };
}
