import type { GenerationResult } from '#contract/generations.ts';
import type { Analysis, Conversion, ConvertOptions, StageReport } from '#engine/index.ts';
import type { Patience } from '#server/platform/ai/stream-reply.ts';
import type { EnginePool } from '#server/platform/engine/pool.ts';
import type { Logger } from '#server/platform/log/create-logger.ts';
import type { Services } from '#server/platform/services.ts';
import type { MadeBy } from './finish-generation.ts';
import type { ProgressWriter } from './progress-writer.ts';
import type { GenerationRow } from './tables.ts';

/** The engine as the worker sees it: a pool of threads. */
export type Converter = Pick<EnginePool, 'join' | 'write'> & {
  convert(
    image: Uint8Array,
    options: ConvertOptions,
    callbacks: { onStage(report: StageReport): void; signal: AbortSignal },
  ): Promise<Conversion>;
};

export type Worker = Pick<Services, 'db' | 'events' | 'storage' | 'jobs' | 'log' | 'secrets' | 'outbound'> & {
  engine: Converter;
  /** How long providers and measuring browsers are waited for; the usual times when left out. */
  patience?: Patience & { measurementMs: number };
};

/** One worker's turn at one generation. `signal` aborts when it is cancelled, taken over or handed back. */
export type Run = {
  worker: Worker;
  row: GenerationRow;
  log: Logger;
  progress: ProgressWriter;
  signal: AbortSignal;
};

/** `analysis`: what the engine found in the picture, where it looked at one. */
export type Made = { result: GenerationResult; analysis?: Analysis | undefined; by?: MadeBy };
