import { runGeneration, type Worker } from './run-generation.ts';
import { GENERATION_QUEUE } from './streams.ts';
import { sweepGenerations } from './sweep-generations.ts';

const SWEEP_MS = 15_000;

export type RunningWorkers = {
  /** Running generations go back to the queue; resolves when that is written. */
  stop(): Promise<void>;
};

/** Starts taking generations from the queue, and sweeps now and then. */
export async function startWorkers(
  worker: Worker,
  options: { concurrency: number; ownCrash: boolean },
): Promise<RunningWorkers> {
  const shutDown = new AbortController();
  const running = new Set<Promise<void>>();
  await sweepGenerations(worker, options.ownCrash);
  const sweeper = setInterval(() => {
    sweepGenerations(worker).catch((error) => worker.log.error({ err: error }, 'sweep'));
  }, SWEEP_MS);
  await worker.jobs.work(GENERATION_QUEUE, options.concurrency, async (data) => {
    const run = runGeneration(worker, (data as { generationId: string }).generationId, shutDown.signal);
    running.add(run);
    await run.finally(() => running.delete(run));
  });
  return {
    async stop() {
      clearInterval(sweeper);
      await worker.jobs.stopWork(GENERATION_QUEUE);
      shutDown.abort();
      await Promise.allSettled(running);
    },
  };
}
