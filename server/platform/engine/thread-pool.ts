import type { Worker } from 'node:worker_threads';
import type { StageReport } from '#engine/index.ts';
import type { Answer, Job } from './messages.ts';

export type Callbacks = { onStage?(report: StageReport): void; signal?: AbortSignal | undefined };

export type ThreadPool<Work, Result> = {
  /** Has a free thread do it, or waits for one; rejects with the signal's reason when it is aborted. */
  run(work: Work, callbacks?: Callbacks): Promise<Result>;
  /** Starts the threads that are missing. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

type Task<Work, Result> = {
  job: Job<Work>;
  /** Its thread died once: it gets a second one, not a third. */
  lostThread: boolean;
  callbacks: Callbacks;
  resolve(result: Result): void;
  reject(reason: unknown): void;
  onAbort(): void;
};

type Slot<Work, Result> = {
  worker: Worker;
  ready: Promise<void>;
  started: boolean;
  task: Task<Work, Result> | null;
  /** Runs while it has a task. */
  clock?: NodeJS.Timeout;
};

/** How long a stopped job may take to notice before its thread is replaced, in milliseconds. */
const GRACE = 1500;

type Options = {
  threads: number;
  startThread: () => Worker;
  /** How long one page may take before its thread counts as hung and the page fails, in milliseconds. */
  limit: number;
};

/**
 * Threads that take jobs in their order, one each. They start when they are needed. A thread that dies is replaced, and its job
 * begun once more; one that hangs is ended and replaced, and its job fails.
 */
export function createThreadPool<Work, Result>({ threads, startThread, limit }: Options): ThreadPool<Work, Result> {
  const slots: Slot<Work, Result>[] = [];
  const queue: Task<Work, Result>[] = [];
  let nextId = 1;
  let closed = false;

  function open(): Slot<Work, Result> {
    const worker = startThread();
    worker.unref();
    let failed = (_: Error) => {};
    const ready = new Promise<void>((resolve, reject) => {
      failed = reject;
      worker.on('message', (message: Answer<Result>) => {
        if (message.type !== 'ready') return;
        slot.started = true;
        resolve();
      });
    });
    ready.catch(() => {});
    const slot: Slot<Work, Result> = { worker, ready, started: false, task: null };
    worker.on('message', (message: Answer<Result>) => receive(slot, message));
    worker.on('error', (error) => lose(slot, error));
    worker.on('exit', () => {
      failed(new Error('The engine thread ended.'));
      lose(slot, new Error('the thread ended'));
    });
    slots.push(slot);
    return slot;
  }

  function receive(slot: Slot<Work, Result>, message: Answer<Result>): void {
    const task = slot.task;
    if (message.type === 'ready' || !task || task.job.id !== message.id) return;
    if (message.type === 'stage') {
      task.callbacks.onStage?.(message.report);
      return;
    }
    finish(slot);
    if (task.callbacks.signal?.aborted) task.reject(task.callbacks.signal.reason);
    else if (message.type === 'done') task.resolve(message.result);
    else task.reject(message.error);
    next();
  }

  function lose(slot: Slot<Work, Result>, error: Error): void {
    const at = slots.indexOf(slot);
    if (at === -1) return;
    slots.splice(at, 1);
    const task = slot.task;
    finish(slot);
    if (task?.callbacks.signal?.aborted) task.reject(task.callbacks.signal.reason);
    else if (task && (task.lostThread || closed))
      task.reject(new Error(`The engine stopped unexpectedly: ${error.message}`));
    else if (task) {
      task.lostThread = true;
      task.callbacks.signal?.addEventListener('abort', task.onAbort, { once: true });
      queue.unshift(task);
    }
    // The next page shall find a warm thread; one that cannot even start is not tried again and again.
    if (slot.started && !closed && slots.length < threads) open();
    next();
  }

  function giveUp(slot: Slot<Work, Result>, task: Task<Work, Result>): void {
    // The same page would hang a second thread too.
    task.lostThread = true;
    lose(slot, new Error(`the page took longer than ${limit / 1000} s`));
    void slot.worker.terminate();
  }

  function finish(slot: Slot<Work, Result>): void {
    clearTimeout(slot.clock);
    slot.task?.callbacks.signal?.removeEventListener('abort', slot.task.onAbort);
    slot.task = null;
    slot.worker.unref();
  }

  function next(): void {
    while (queue.length > 0 && !closed) {
      const slot = slots.find(({ task }) => task === null) ?? (slots.length < threads ? open() : undefined);
      if (!slot) return;
      const task = queue.shift()!;
      slot.task = task;
      slot.worker.ref();
      slot.clock = setTimeout(() => giveUp(slot, task), limit).unref();
      slot.worker.postMessage(task.job);
    }
  }

  function stop(task: Task<Work, Result>): void {
    const reason = task.callbacks.signal?.reason;
    const waiting = queue.indexOf(task);
    if (waiting !== -1) {
      queue.splice(waiting, 1);
      task.reject(reason);
      return;
    }
    Atomics.store(task.job.stop, 0, 1);
    task.reject(reason);
    setTimeout(() => {
      const slot = slots.find((candidate) => candidate.task === task);
      if (slot) void slot.worker.terminate();
    }, GRACE).unref();
  }

  return {
    run(work, callbacks = {}) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The engine is closed.'));
        if (callbacks.signal?.aborted) return reject(callbacks.signal.reason);
        const stopCell = new Int32Array(new SharedArrayBuffer(4));
        const task: Task<Work, Result> = {
          job: { id: nextId++, work, isWatched: callbacks.onStage !== undefined, stop: stopCell },
          lostThread: false,
          callbacks,
          resolve,
          reject,
          onAbort: () => stop(task),
        };
        callbacks.signal?.addEventListener('abort', task.onAbort, { once: true });
        queue.push(task);
        next();
      });
    },
    async warm() {
      while (slots.length < threads) open();
      // Unreferenced threads do not keep the process alive; while someone waits for them they have to.
      for (const slot of slots) slot.worker.ref();
      await Promise.all(slots.map(({ ready }) => ready));
      for (const slot of slots) if (!slot.task) slot.worker.unref();
    },
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('The engine is closed.'));
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}
