import type { Rgb } from '../../model/color.ts';
import { blue, green, red } from '../../raster/color.ts';

/** Difference of two colours' luma (BT.601), 0..255. Compression smears colour over 16 px, but not brightness. */
export const lumaDistance = (a: Rgb, b: Rgb): number => Math.abs(lumaOf(a) - lumaOf(b));

const lumaOf = (color: Rgb): number => 0.299 * red(color) + 0.587 * green(color) + 0.114 * blue(color);
