import type { Box } from './box.ts';
import type { Rgb } from './color.ts';

/**
 * What repeats on the ground of a part of the page, from the top left of `box`: `width` × `height` pixels, row by row, -1
 * where nothing but the ground is seen.
 */
export type Pattern = { box: Box; ground: Rgb; width: number; height: number; colors: Int32Array };
