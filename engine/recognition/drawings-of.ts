import type { Box } from '../model/box.ts';
import { right, unionBox } from '../raster/box.ts';

/** Pieces of one drawing are no further apart than this part of the height of all. */
const APART = 0.4;
/** Thinner or smaller ones are specks and what is left of lines. */
const THINNEST_PX = 3;
const SMALLEST_PX = 5;

/** The drawings that a row of ink consists of, from left to right. */
export function drawingsOf(pieces: readonly Box[]): Box[] {
  if (pieces.length === 0) return [];
  const { height } = unionBox(pieces);
  const drawings: Box[] = [];
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const last = drawings.at(-1);
    if (last && piece.x - right(last) < APART * height) Object.assign(last, unionBox([last, piece]));
    else drawings.push(unionBox([piece]));
  }
  return drawings.filter(
    ({ width, height }) => Math.min(width, height) >= THINNEST_PX && Math.max(width, height) >= SMALLEST_PX,
  );
}
