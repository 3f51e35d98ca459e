import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import { NIL } from 'uuid';
import type { Database, DatabaseConnection } from '../database/database.ts';
import type { Logger } from '../log/create-logger.ts';

/** How often and how soon a job whose handler threw, or whose process died, is given to a worker again. */
export type Retries = {
  limit: number;
  /** Seconds before the first retry; the pause doubles each time up to `maxDelay`. */
  delay: number;
  maxDelay: number;
  /** A job that takes longer than these seconds counts as dead. */
  expire: number;
};

export type Jobs = {
  /**
   * Declares a queue; workers are woken at once when a job comes. Call it before the first `enqueue`. Without `retries`
   * a job is handed out once, however it ends.
   */
  declare(queue: string, retries?: Retries): Promise<void>;
  /**
   * Enqueues inside the caller's transaction: the job exists if and only if that commits.
   * @param delay seconds during which no worker gets it
   */
  enqueue(db: Database, queue: string, data: object, delay?: number): Promise<void>;
  /** Runs jobs of a queue, `concurrency` at a time. */
  work(queue: string, concurrency: number, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Takes no more jobs of this queue in this process; running ones go on. */
  stopWork(queue: string): Promise<void>;
  /** Stops taking jobs and waits for running ones, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
};

/** One job at a time; polling is only the floor under LISTEN/NOTIFY. */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Jobs on the same database as everything else: durable, transactional, shared by all instances. */
export async function createJobs(connection: DatabaseConnection, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ ...connection.forJobs, useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  return {
    async declare(queue, retries) {
      await boss.createQueue(queue, { notify: true, ...queueOptions(retries) });
      // The queue's record is cached by its first use. That must not be an `enqueue`: it runs inside a transaction, and
      // the embedded database's only connection would wait for itself.
      await boss.findJobs(queue, { id: NIL });
    },
    async enqueue(db, queue, data, delay = 0) {
      await boss.send(queue, data, { db: fromDrizzle(db as never, sql), startAfter: delay });
    },
    async work(queue, concurrency, handler) {
      for (let worker = 0; worker < concurrency; worker++) {
        const id: string = await boss.work(queue, POLLING, async ([job]: Job<unknown>[]) => {
          try {
            if (job) await handler(job.data);
          } finally {
            // A worker that was busy slept through its wake-ups: look for the next job at once, not at the next poll.
            boss.notifyWorker(id);
          }
        });
      }
    },
    async stopWork(queue) {
      await boss.offWork(queue, { wait: false });
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

function queueOptions(retries: Retries | undefined) {
  if (!retries) return { retryLimit: 0 };
  const { limit, delay, maxDelay, expire } = retries;
  return { retryLimit: limit, retryDelay: delay, retryBackoff: true, retryDelayMax: maxDelay, expireInSeconds: expire };
}
