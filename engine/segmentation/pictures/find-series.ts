import type { Box } from '../../model/box.ts';
import { centerX, centerY } from '../../raster/box.ts';

/** So many pictures of one size in a row or column are the same part of so many things. */
const MIN_COUNT = 3;
const MAX_ERROR_PX = 1;
/** Smaller ones are icons, whose sizes say little; larger ones are no signs of what stands beside them. */
const [MIN_SIDE_PX, MAX_SIDE_PX] = [24, 120];

/** Pictures of one size whose middles lie on one upright or level line: the logos or portraits of a column of a table. */
export function findSeries(pictures: readonly Box[]): Box[][] {
  const left = new Set(pictures.filter(({ width, height }) => isWithin(width) && isWithin(height)));
  const series: Box[][] = [];
  for (const middleOf of [centerX, centerY])
    for (const first of left) {
      const alike = [...left].filter(
        (box) =>
          Math.abs(box.width - first.width) <= MAX_ERROR_PX &&
          Math.abs(box.height - first.height) <= MAX_ERROR_PX &&
          Math.abs(middleOf(box) - middleOf(first)) <= MAX_ERROR_PX,
      );
      if (alike.length < MIN_COUNT) continue;
      series.push(alike);
      for (const box of alike) left.delete(box);
    }
  return series;
}

const isWithin = (side: number): boolean => side >= MIN_SIDE_PX && side <= MAX_SIDE_PX;

/** What only fewer than half of a series were taken for: the others, of which more was seen, say that it is wrong. */
export const exceptionsIn = (series: readonly Box[][], isTaken: (box: Box) => boolean): Box[] =>
  series.flatMap((boxes) => {
    const taken = boxes.filter(isTaken);
    return 2 * taken.length < boxes.length ? taken : [];
  });
