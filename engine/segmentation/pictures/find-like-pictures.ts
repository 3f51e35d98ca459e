import type { Box } from '../../model/box.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, contains } from '../../raster/box.ts';

/** Pictures of one row or column differ by no more, in px. */
const MAX_DIFFERENCE_PX = 2;
/** What stands on a panel is no picture, or a small one: share of its area. */
const MIN_DRAWN_SHARE = 0.1;

export const haveOneSize = (a: Box, b: Box): boolean =>
  Math.abs(a.width - b.width) <= MAX_DIFFERENCE_PX && Math.abs(a.height - b.height) <= MAX_DIFFERENCE_PX;

/**
 * Pictures that are known by the others of their grid: surfaces of the size of three or more pictures, in one row with some of
 * them and in one column with others, and with pictures on them. A photograph of something bright on black is mostly black.
 *
 * @param pictures all that were found, whole ones and parts
 */
export function findLikePictures(surfaces: readonly Surface[], pictures: readonly Box[]): Box[] {
  return surfaces
    .filter((surface) => {
      const others = pictures.filter((picture) => haveOneSize(surface, picture));
      if (others.length < 3) return false;
      const isNear = (key: 'x' | 'y') =>
        others.some((other) => Math.abs(surface[key] - other[key]) <= MAX_DIFFERENCE_PX);
      const drawn = pictures.filter((picture) => contains(surface, picture));
      return (
        isNear('x') &&
        isNear('y') &&
        drawn.reduce((sum, picture) => sum + area(picture), 0) >= MIN_DRAWN_SHARE * area(surface)
      );
    })
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}
