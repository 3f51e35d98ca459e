import type { Conversion, ConvertOptions, StageReport } from '#engine/index.ts';

/**
 * Pool → worker. `stop` is shared memory: its first cell becomes 1 when the job is aborted. Of one that is not watched nobody
 * wants to hear before it is done.
 */
export type Job = { id: number; image: Uint8Array; options: ConvertOptions; isWatched: boolean; stop: Int32Array };

/** Worker → pool. */
export type Answer =
  | { type: 'ready' }
  | { type: 'stage'; id: number; report: StageReport }
  | { type: 'done'; id: number; conversion: Conversion }
  | { type: 'failed'; id: number; error: unknown };
