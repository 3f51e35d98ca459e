export { CandidateMeasure } from './candidate-measure.tsx';
export { componentProblems } from './craft-problems.ts';
export { isRunning } from './live-state.ts';
export { ProgressPanel } from './progress-panel.tsx';
export { ReadingAnimation } from './reading-animation.tsx';
export type { Notice, Wishes } from './submission.ts';
export { useBalance } from './use-balance.ts';
export { type Generator, useGenerator } from './use-generator.ts';
export { useLiveGeneration } from './use-live-generation.ts';
