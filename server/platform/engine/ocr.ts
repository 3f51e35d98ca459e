import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { GrayImage, LanguageCode, LineReading, StopSignal } from '#engine/index.ts';
import { askThread, openThread, type Thread } from './reading-thread.ts';
import { YOUNG_MEGABYTES } from './young-megabytes.ts';

export type Reader = {
  /**
   * Tells each line when it and those before it, by length, are read, until that is enough. What comes after is not read.
   */
  readLines(
    lines: readonly GrayImage[],
    onRead?: (index: number, reading: LineReading) => void,
    language?: LanguageCode,
    isEnough?: () => boolean,
    signal?: StopSignal,
  ): Promise<LineReading[]>;
  warm(): Promise<void>;
  close(): Promise<void>;
};

type ReaderOptions = {
  threads?: number;
  startThread?: () => Worker;
  /** How long one line may take before its thread counts as hung, in milliseconds. */
  patience?: number;
};

/** Long lines take half a second on a busy machine. */
const PATIENCE = 20_000;
/** A thread needs 0.1 s to open a language: so few lines are left to the one that opened it first. */
const MAX_LINES_OF_ONE_THREAD = 8;
const NOTHING: LineReading = { words: [], confidence: 0 };

/** The indices of the lines, those with the same pixels together: cards and tables repeat a tenth of a page's text. */
function sameLines(lines: readonly GrayImage[]): number[][] {
  const found = new Map<string, number[]>();
  lines.forEach(({ width, height, data }, index) => {
    const key = `${width}x${height} ${hash('sha1', data)}`;
    const same = found.get(key);
    if (same) same.push(index);
    else found.set(key, [index]);
  });
  return [...found.values()];
}

const startOcrThread = () =>
  new Worker(new URL('./ocr-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });

/**
 * Reads text lines on `threads` threads of their own; two halve the time of a page on two cores. A thread that dies or
 * hangs is replaced and its line read once more; a line that does it twice stays unread.
 */
export function createReader({
  threads = 2,
  startThread = startOcrThread,
  patience = PATIENCE,
}: ReaderOptions = {}): Reader {
  let closed = false;
  const slots: Thread[] = [];
  const homes = new Map<LanguageCode, number>();
  const open = (slot: number) => {
    const thread = openThread(startThread(), () => {
      // Died while nobody read, say: the next page shall find it warm.
      if (thread.started) replace(slot, thread);
    });
    slots[slot] = thread;
  };
  for (let slot = 0; slot < threads; slot++) open(slot);

  function replace(slot: number, thread: Thread): void {
    if (closed || slots[slot] !== thread) return;
    open(slot);
    void thread.worker.terminate();
  }

  async function read(slot: number, line: GrayImage, language: LanguageCode): Promise<LineReading> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const thread = slots[slot]!;
      try {
        await thread.ready;
      } catch (error) {
        replace(slot, thread);
        if (attempt === 0) continue;
        throw error;
      }
      const reading = await askThread(thread, { line, language }, patience);
      if (reading) return reading;
      if (closed) throw new Error('The reader is closed.');
      replace(slot, thread);
    }
    return NOTHING;
  }

  /** The threads that share some lines. Each language has a thread of its own, in turn, for when they are few. */
  function slotsFor(language: LanguageCode, count: number): number[] {
    if (language === 'en' || count > MAX_LINES_OF_ONE_THREAD) return [...slots.keys()];
    const home = homes.get(language) ?? homes.size % threads;
    homes.set(language, home);
    return [home];
  }

  async function readLines(
    lines: readonly GrayImage[],
    onRead?: (index: number, reading: LineReading) => void,
    language: LanguageCode = 'en',
    isEnough: () => boolean = () => false,
    signal?: StopSignal,
  ): Promise<LineReading[]> {
    const readings: LineReading[] = lines.map(() => NOTHING);
    // The longest first: the threads then finish together.
    const groups = sameLines(lines).sort((a, b) => lines[b[0]!]!.width - lines[a[0]!]!.width);
    const finished = new Map<number, LineReading>();
    let [begun, told] = [0, 0];
    let done = false;
    // Whichever thread is faster: lines are told in their order, or a page would come out now so and now otherwise.
    const tell = (): void => {
      for (let reading = finished.get(told); reading && !done; reading = finished.get(told)) {
        for (const index of groups[told]!) {
          readings[index] = reading;
          onRead?.(index, reading);
        }
        told++;
        done = isEnough();
      }
    };
    await Promise.all(
      slotsFor(language, lines.length).map(async (slot) => {
        while (begun < groups.length && !done) {
          signal?.throwIfAborted();
          const at = begun++;
          finished.set(at, await read(slot, lines[groups[at]![0]!]!, language));
          tell();
        }
      }),
    );
    return readings;
  }

  return {
    readLines,
    warm: async () => void (await Promise.all(slots.map(({ ready }) => ready))),
    async close() {
      closed = true;
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}
