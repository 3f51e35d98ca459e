import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Analysis, Conversion, ConvertOptions, StageReport } from '#engine/index.ts';
import type { Answer, Job, Joined, Narrower, Work } from './messages.ts';
import { YOUNG_MEGABYTES } from './young-megabytes.ts';

export type ConvertCallbacks = { onStage?(report: StageReport): void; signal?: AbortSignal };

export type EnginePool = {
  /** Converts an encoded image. Waits for a free thread; rejects with the signal's reason when it is aborted. */
  convert(image: Uint8Array, options: ConvertOptions, callbacks?: ConvertCallbacks): Promise<Conversion>;
  /** Makes one page of what was found in pictures of it on several screens, as `joinAnalyses` does. */
  join(desktop: Analysis, narrower: Narrower, signal?: AbortSignal): Promise<Joined>;
  /**
   * Starts the threads and loads the recogniser, so that the first page does not wait for it.
   * @param practice is converted on each thread as long as that makes it faster, or until a page comes: code that has run
   * often takes half the time
   */
  warm(practice?: Uint8Array): Promise<void>;
  close(): Promise<void>;
};

type Task = {
  job: Job;
  /** Its thread died once: it gets a second one, not a third. */
  lostThread: boolean;
  callbacks: ConvertCallbacks;
  resolve(result: Conversion | Joined): void;
  reject(reason: unknown): void;
  onAbort(): void;
};

type Slot = {
  worker: Worker;
  ready: Promise<void>;
  started: boolean;
  task: Task | null;
  /** Runs while it has a task. */
  clock?: NodeJS.Timeout;
};

/** How long a stopped job may take to notice before its thread is replaced, in milliseconds. */
const GRACE = 1500;

/** Pages take seconds, the worst of pictures on a busy machine a minute or two. */
const LIMIT = 5 * 60_000;

/** Practice goes on while each round takes less than this share of the one before it, and so often at most. */
const PRACTICE_GAIN = 0.95;
const MAX_PRACTICE_ROUNDS = 6;

type PoolOptions = {
  threads?: number;
  startThread?: () => Worker;
  /** How long one page may take before its thread counts as hung and the page fails, in milliseconds. */
  limit?: number;
};

function startEngineThread(): Worker {
  // For threads that start from now on: ten seconds after a page V8 would clear up, and forget machine code (engine-worker.ts).
  setFlagsFromString('--no-memory-reducer');
  const ocrThreads = Math.min(2, availableParallelism());
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { ocrThreads }, resourceLimits });
}

/**
 * Runs the engine on worker threads, one page a thread, each with two OCR threads: on two cores that reads a page in
 * about half the time. The calling thread never computes. A thread that dies is replaced, and its page begun once more;
 * one that hangs is ended and replaced, and its page fails.
 */
export function createEnginePool({
  threads = 1,
  startThread = startEngineThread,
  limit = LIMIT,
}: PoolOptions = {}): EnginePool {
  const slots: Slot[] = [];
  const queue: Task[] = [];
  let nextId = 1;
  let closed = false;
  /** Somebody's page came: from then on threads do not practise. */
  let isAsked = false;

  function open(): Slot {
    const worker = startThread();
    worker.unref();
    let failed = (_: Error) => {};
    const ready = new Promise<void>((resolve, reject) => {
      failed = reject;
      worker.on('message', (message: Answer) => {
        if (message.type !== 'ready') return;
        slot.started = true;
        resolve();
      });
    });
    ready.catch(() => {});
    const slot: Slot = { worker, ready, started: false, task: null };
    worker.on('message', (message: Answer) => receive(slot, message));
    worker.on('error', (error) => lose(slot, error));
    worker.on('exit', () => {
      failed(new Error('The engine thread ended.'));
      lose(slot, new Error('the thread ended'));
    });
    slots.push(slot);
    return slot;
  }

  function receive(slot: Slot, message: Answer): void {
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

  function lose(slot: Slot, error: Error): void {
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

  function giveUp(slot: Slot, task: Task): void {
    // The same page would hang a second thread too.
    task.lostThread = true;
    lose(slot, new Error(`the page took longer than ${limit / 1000} s`));
    void slot.worker.terminate();
  }

  function finish(slot: Slot): void {
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

  function stop(task: Task): void {
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

  const convert = (image: Uint8Array, options: ConvertOptions, callbacks?: ConvertCallbacks) =>
    enqueue<Conversion>({ type: 'convert', image, options }, callbacks);

  function enqueue<T extends Conversion | Joined>(work: Work, callbacks: ConvertCallbacks = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (closed) return reject(new Error('The engine is closed.'));
      if (callbacks.signal?.aborted) return reject(callbacks.signal.reason);
      const stopCell = new Int32Array(new SharedArrayBuffer(4));
      const task: Task = {
        job: { id: nextId++, work, isWatched: callbacks.onStage !== undefined, stop: stopCell },
        lostThread: false,
        callbacks,
        // What a thread answers is what was asked of it.
        resolve: (result) => resolve(result as T),
        reject,
        onAbort: () => stop(task),
      };
      callbacks.signal?.addEventListener('abort', task.onAbort, { once: true });
      queue.push(task);
      next();
    });
  }

  async function practise(image: Uint8Array): Promise<void> {
    let former = Number.POSITIVE_INFINITY;
    for (let round = 0; round < MAX_PRACTICE_ROUNDS && !isAsked; round++) {
      const began = performance.now();
      // As many at once as there are threads, so that each takes one; watched, so that previews are practised, too.
      await Promise.all(slots.map(() => convert(image, { framework: 'tailwind', mode: 'clean' }, { onStage() {} })));
      const took = performance.now() - began;
      if (took > former * PRACTICE_GAIN) return;
      former = took;
    }
  }

  return {
    convert(image, options, callbacks) {
      isAsked = true;
      return convert(image, options, callbacks);
    },
    join(desktop, narrower, signal) {
      return enqueue<Joined>({ type: 'join', desktop, narrower }, signal ? { signal } : {});
    },
    async warm(practice) {
      while (slots.length < threads) open();
      // Unreferenced threads do not keep the process alive; while someone waits for them they have to.
      for (const slot of slots) slot.worker.ref();
      try {
        await Promise.all(slots.map(({ ready }) => ready));
        for (const slot of slots) if (!slot.task) slot.worker.unref();
        if (practice) await practise(practice);
      } catch (error) {
        if (!closed) throw error;
      }
    },
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('The engine is closed.'));
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}
