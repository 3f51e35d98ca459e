import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** Brings what compares pages with designs, and is loaded with the first candidate. */
export const CandidateMeasure = lazy(() =>
  loadChunk(() => import('./candidate-measure.tsx')).then((part) => ({ default: part.CandidateMeasure })),
);
export { componentProblems } from './craft-problems.ts';
export { isRunning } from './live-state.ts';
export { ProgressPanel } from './progress-panel.tsx';
export { ReadingAnimation } from './reading-animation.tsx';
export type { Notice, Wishes } from './submission.ts';
export { useBalance } from './use-balance.ts';
export { type Generator, useGenerator } from './use-generator.ts';
export { useLiveGeneration } from './use-live-generation.ts';
export { useSubmitKey } from './use-submit-key.ts';
