import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Analysis, Conversion, ConvertOptions } from '#engine/index.ts';
import type { Joined, Narrower, Work } from './messages.ts';
import { type Callbacks, createThreadPool } from './thread-pool.ts';
import type { Writer, Writers, Writing, Written } from './writers.ts';
import { YOUNG_MEGABYTES } from './young-megabytes.ts';

export type EnginePool = {
  /** Converts an encoded image. Waits for a free thread; rejects with the signal's reason when it is aborted. */
  convert(image: Uint8Array, options: ConvertOptions, callbacks?: Callbacks): Promise<Conversion>;
  /** Makes one page of what was found in pictures of it on several screens, as `joinAnalyses` does. */
  join(desktop: Analysis, narrower: Narrower, signal?: AbortSignal): Promise<Joined>;
  /** Calls one of the engine's writers. It waits for what else is written, and for no conversion. */
  write<W extends Writer>(writer: W, args: Parameters<Writers[W]>, signal?: AbortSignal): Promise<Written<W>>;
  /**
   * Starts the threads and loads the recogniser, so that the first page does not wait for it.
   * @param practice is converted on each thread as long as that makes it faster, or until a page comes: code that has run
   * often takes half the time
   */
  warm(practice?: Uint8Array): Promise<void>;
  close(): Promise<void>;
};

/** Pages take seconds, the worst of pictures on a busy machine a minute or two. */
const LIMIT = 5 * 60_000;

/** Writing takes tenths of a second, and somebody looks at an empty place meanwhile. */
const WRITING_LIMIT = 60_000;

/** Practice goes on while each round takes less than this share of the one before it, and so often at most. */
const PRACTICE_GAIN = 0.95;
const MAX_PRACTICE_ROUNDS = 6;

type PoolOptions = {
  threads?: number;
  startThread?: () => Worker;
  /** How long one page may take before its thread counts as hung and the page fails, in milliseconds. */
  limit?: number;
  startWritingThread?: () => Worker;
  writingLimit?: number;
};

const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEGABYTES };

function startEngineThread(): Worker {
  // For threads that start from now on: ten seconds after a page V8 would clear up, and forget machine code (engine-worker.ts).
  setFlagsFromString('--no-memory-reducer');
  const ocrThreads = Math.min(2, availableParallelism());
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { ocrThreads }, resourceLimits });
}

const startWriter = () => new Worker(new URL('./writing-worker.ts', import.meta.url), { resourceLimits });

/**
 * Runs the engine on worker threads, one page a thread, each with two OCR threads: on two cores that reads a page in
 * about half the time. Pages that are known already are written on a thread of their own
 * (docs/decisions/0059-pages-are-written-on-a-thread-of-their-own.md). The calling thread never computes.
 */
export function createEnginePool({
  threads = 1,
  startThread = startEngineThread,
  limit = LIMIT,
  startWritingThread = startWriter,
  writingLimit = WRITING_LIMIT,
}: PoolOptions = {}): EnginePool {
  const converting = createThreadPool<Work, Conversion | Joined>({ threads, startThread, limit });
  const writing = createThreadPool<Writing, Written<Writer>>({
    threads: 1,
    startThread: startWritingThread,
    limit: writingLimit,
  });
  let closed = false;
  /** Somebody's page came: from then on threads do not practise. */
  let isAsked = false;

  // What a thread answers is what was asked of it.
  const convert = (image: Uint8Array, options: ConvertOptions, callbacks?: Callbacks) =>
    converting.run({ type: 'convert', image, options }, callbacks) as Promise<Conversion>;

  async function practise(image: Uint8Array): Promise<void> {
    let former = Number.POSITIVE_INFINITY;
    for (let round = 0; round < MAX_PRACTICE_ROUNDS && !isAsked; round++) {
      const began = performance.now();
      // As many at once as there are threads, so that each takes one; watched, so that previews are practised, too.
      const pages = Array.from({ length: threads }, () =>
        convert(image, { framework: 'tailwind', mode: 'clean' }, { onStage() {} }),
      );
      await Promise.all(pages);
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
    join: (desktop, narrower, signal) =>
      converting.run({ type: 'join', desktop, narrower }, { signal }) as Promise<Joined>,
    write: <W extends Writer>(writer: W, args: Parameters<Writers[W]>, signal?: AbortSignal) =>
      writing.run({ writer, args } as Writing, { signal }) as Promise<Written<W>>,
    async warm(practice) {
      try {
        await Promise.all([converting.warm(), writing.warm()]);
        if (practice) await practise(practice);
      } catch (error) {
        if (!closed) throw error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([converting.close(), writing.close()]);
    },
  };
}
