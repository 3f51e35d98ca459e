import type { Box } from './box.ts';

/** The part of a picture that is the page, in pixels of the picture, and how many of them a CSS pixel takes. */
export type PageArea = Box & { density: number };
