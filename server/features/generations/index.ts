export { cancelUnfinished, findUnfinished } from './cancel-unfinished.ts';
export { exportGenerations } from './export-generations.ts';
export { findGenerations } from './find-generations.ts';
export { forgetGenerations } from './forget-generations.ts';
export { getOwnGeneration } from './get-own-generation.ts';
export { startHistorySweep } from './history/start-history-sweep.ts';
export { presentGenerationFacts } from './present.ts';
export { startWorkers } from './start-workers.ts';
export { AI_GENERATION_QUEUE, GENERATION_QUEUE } from './streams.ts';
