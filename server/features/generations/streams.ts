import type { GenerationEngine } from '#contract/generations.ts';

/** Event stream of one generation. */
export const generationStream = (id: string): string => `generation:${id}`;

/** Announced (without an event of its own) when a user cancels, so that the instance which runs it stops at once. */
export const cancelSignal = (id: string): string => `generation:${id}:cancel`;

/** Announced when the owner's browser has measured a candidate. */
export const measurementSignal = (id: string): string => `generation:${id}:measured`;

/** Job queue of what the built-in engine does alone: as many at a time as it has threads. */
export const GENERATION_QUEUE = 'generation';

/** Job queue of what a provider does. These wait for the network most of the time, so many run at once. */
export const AI_GENERATION_QUEUE = 'generation-ai';

export const queueOf = ({ engine }: { engine: GenerationEngine }): string =>
  engine === 'built-in' ? GENERATION_QUEUE : AI_GENERATION_QUEUE;
