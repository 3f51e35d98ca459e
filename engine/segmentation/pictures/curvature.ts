import { blue, green, red } from '../../raster/color.ts';

/** Levels of curvature from which on it is grain or texture: gradients have less. */
export const MIN_TEXTURE_LEVELS = 3;

/** How far a pixel is off the mean of its neighbours, in levels of the channel that is off most, twice. */
export const curvature = (before: number, color: number, after: number): number =>
  Math.max(
    Math.abs(red(before) + red(after) - 2 * red(color)),
    Math.abs(green(before) + green(after) - 2 * green(color)),
    Math.abs(blue(before) + blue(after) - 2 * blue(color)),
  );
