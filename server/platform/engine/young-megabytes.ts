/**
 * Memory for new objects on each of the engine's threads. V8 by itself takes three times as much for each; after a few
 * tall pages that is 50 MB more for the same speed.
 */
export const YOUNG_MEGABYTES = 12;
