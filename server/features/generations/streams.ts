/** Event stream of one generation. */
export const generationStream = (id: string): string => `generation:${id}`;

/** Announced (without an event of its own) when a user cancels, so that the instance which runs it stops at once. */
export const cancelSignal = (id: string): string => `generation:${id}:cancel`;

/** Job queue of generations. */
export const GENERATION_QUEUE = 'generation';
