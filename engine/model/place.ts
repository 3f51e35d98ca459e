import type { Box } from './box.ts';
import type { Align } from './text-block.ts';

/**
 * Where something is in a picture, in CSS px; of words what is seen of them from left to right, and their line boxes from top to
 * bottom. `wrapWidth`: a width at which the lines break as they do there.
 */
export type Place = Box & { lines?: number; align?: Align; wrapWidth?: number };
