import type { Analysis, ConvertOptions, joinAnalyses, StageReport } from '#engine/index.ts';

/**
 * Pool → worker. `stop` is shared memory: its first cell becomes 1 when the job is aborted. Of one that is not watched nobody
 * wants to hear before it is done.
 */
export type Job<Work> = { id: number; work: Work; isWatched: boolean; stop: Int32Array };

/** To convert a picture, or to make one page of what was found in pictures of several screens. */
export type Work =
  | { type: 'convert'; image: Uint8Array; options: ConvertOptions }
  | { type: 'join'; desktop: Analysis; narrower: Narrower };

export type Narrower = { tablet?: Analysis | undefined; phone?: Analysis | undefined };

export type Joined = ReturnType<typeof joinAnalyses>;

/** Worker → pool. */
export type Answer<Result> =
  | { type: 'ready' }
  | { type: 'stage'; id: number; report: StageReport }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; error: unknown };
