import type { Worker } from './run.ts';
import { runGeneration } from './run-generation.ts';
import { AI_GENERATION_QUEUE, GENERATION_QUEUE } from './streams.ts';
import { sweepGenerations } from './sweep-generations.ts';

const SWEEP_MS = 15_000;

export type RunningWorkers = {
  /** Running generations go back to the queue; resolves when that is written. */
  stop(): Promise<void>;
};

/** Starts taking generations from the queue, and sweeps now and then. */
export async function startWorkers(
  worker: Worker,
  options: { concurrency: number; aiConcurrency: number; ownCrash: boolean },
): Promise<RunningWorkers> {
  const shutDown = new AbortController();
  const running = new Set<Promise<void>>();
  await sweepGenerations(worker, options.ownCrash);
  const sweeper = setInterval(() => {
    sweepGenerations(worker).catch((error) => worker.log.error({ err: error }, 'sweep'));
  }, SWEEP_MS);
  const take = (queue: string, concurrency: number) =>
    worker.jobs.work(queue, concurrency, async (data) => {
      const { generationId } = data as { generationId: string };
      // Taken from the queue while it was being stopped: somebody else shall have it.
      if (shutDown.signal.aborted) return worker.jobs.enqueue(worker.db, queue, { generationId });
      const run = runGeneration(worker, generationId, shutDown.signal);
      running.add(run);
      await run.finally(() => running.delete(run));
    });
  await take(GENERATION_QUEUE, options.concurrency);
  await take(AI_GENERATION_QUEUE, options.aiConcurrency);
  return {
    async stop() {
      clearInterval(sweeper);
      await worker.jobs.stopWork(GENERATION_QUEUE);
      await worker.jobs.stopWork(AI_GENERATION_QUEUE);
      shutDown.abort();
      await Promise.allSettled(running);
    },
  };
}
