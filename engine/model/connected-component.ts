import type { Box } from './box.ts';

/**
 * A connected piece of what is not surface: glyphs, icons, photographs, borders.
 * `surface` is the label of the surface that touches it most, `share` how much of the touching that is (0..1).
 */
export type ConnectedComponent = Box & { id: number; pixels: number; surface: number; share: number; second: number };
