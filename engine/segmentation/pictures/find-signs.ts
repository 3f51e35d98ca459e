import type { Box } from '../../model/box.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';
import type { Cover, Piece } from './letter-pieces.ts';

/** Longer and shorter side of a sign, the gap between its pieces, and how many these are. */
const [MIN_SIGN_PX, MAX_SIGN_PX, MIN_SHORT_SIDE_PX] = [7, 48, 4];
const MAX_GAP_PX = 2;
const MAX_PIECE_COUNT = 8;
/** Share of a piece's outline that is bare. */
const MIN_APART_SHARE = 0.8;
/** Share of its pixels that show the exact colour of the ink, within so much: a sum of three channels. */
const MIN_EXACT_SHARE = 0.2;
const MAX_EXACT_LEVELS = 40;
/** Around it, as far as this, hardly a pixel is nearly as much like the ink: the corner of a card is no sign, nor a letter in a word. */
const MIN_SURROUNDINGS_PX = 3;
const SURROUNDINGS_RATIO = 0.25;
const MIN_GROUND_LEVELS = 100;
const MAX_INKED_SHARE = 0.05;

/**
 * What may be icons on a photograph, in ink of one colour, by its shape alone.
 *
 * @param cover the photograph as seen by that ink
 * @param found its pieces
 * @returns boxes in pixels of the cover
 */
export function findSigns(cover: Cover, found: readonly Piece[]): Box[] {
  const pieces = found.filter(
    ({ width, height, apart }) => Math.max(width, height) <= MAX_SIGN_PX && apart >= MIN_APART_SHARE,
  );
  return clusterBoxes(pieces, MAX_GAP_PX).flatMap((parts) => {
    const box = unionBox(parts);
    const side = Math.max(box.width, box.height);
    if (side < MIN_SIGN_PX || side > MAX_SIGN_PX || Math.min(box.width, box.height) < MIN_SHORT_SIDE_PX) return [];
    if (parts.length > MAX_PIECE_COUNT || !isExact(cover, parts) || !isAlone(cover, box)) return [];
    return [box];
  });
}

function isExact({ distances }: Cover, parts: readonly Piece[]): boolean {
  const pixels = parts.flatMap((part) => part.pixels);
  const exact = pixels.filter((at) => distances[at] <= MAX_EXACT_LEVELS);
  return exact.length >= MIN_EXACT_SHARE * pixels.length;
}

function isAlone({ width, height, distances }: Cover, box: Box): boolean {
  const reach = Math.max(MIN_SURROUNDINGS_PX, Math.round(SURROUNDINGS_RATIO * Math.max(box.width, box.height)));
  let [all, inked] = [0, 0];
  for (let y = Math.max(0, box.y - reach); y < Math.min(height, bottom(box) + reach); y++)
    for (let x = Math.max(0, box.x - reach); x < Math.min(width, right(box) + reach); x++) {
      if (x >= box.x - 1 && x <= right(box) && y >= box.y - 1 && y <= bottom(box)) continue;
      all++;
      if (distances[y * width + x] < MIN_GROUND_LEVELS) inked++;
    }
  return inked <= MAX_INKED_SHARE * all;
}
