import { repeat } from '#server/platform/repeat.ts';
import { untilAvailable } from '#server/platform/until-available.ts';
import { DEAD_AFTER_MS } from './claim-generation.ts';
import type { Worker } from './run.ts';
import { runGeneration } from './run-generation.ts';
import { AI_GENERATION_QUEUE, GENERATION_QUEUE } from './streams.ts';
import { renewJobs, sweepGenerations } from './sweep-generations.ts';

const SWEEP_MS = 15_000;

export type RunningWorkers = {
  /** Running generations go back to the queue; resolves when that is written. */
  stop(): Promise<void>;
};

/** Mends what a crash left behind, starts taking generations from the queue, and sweeps now and then. */
export async function startWorkers(
  worker: Worker,
  options: { concurrency: number; aiConcurrency: number; ownCrash: boolean },
): Promise<RunningWorkers> {
  const shutDown = new AbortController();
  const running = new Set<Promise<void>>();
  const onError = (error: unknown) => worker.log.error({ err: error }, 'sweep');
  const renewAll = () => untilAvailable(() => renewJobs(worker, new Date()), shutDown.signal);
  await untilAvailable(() => sweepGenerations(worker, options.ownCrash), shutDown.signal);
  await renewAll();
  // No worker could say that it lives while the database was away: silence counts from its return.
  let returnedAt = 0;
  const unsubscribe = worker.events.onReturn(() => {
    returnedAt = Date.now();
    renewAll().catch(onError);
  });
  const sweep = async () => {
    if (Date.now() - returnedAt > DEAD_AFTER_MS) await sweepGenerations(worker);
  };
  const sweeper = repeat(SWEEP_MS, sweep, onError);
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
      unsubscribe();
      shutDown.abort();
      await sweeper.stop();
      await worker.jobs.stopWork(GENERATION_QUEUE);
      await worker.jobs.stopWork(AI_GENERATION_QUEUE);
      await Promise.allSettled(running);
    },
  };
}
