import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import { area, bottom, overlapX, overlapY, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';

/** Letters are no higher, and fill no more of their box. */
const MAX_LETTER_HEIGHT_PX = 140;
const MAX_LETTER_FILL_SHARE = 0.8;
/** Narrower ones may be an l, which fills its box. */
const MIN_FILLED_SIDE_PX = 28;
/** In a word they stand closer than this part of their height, in one row, and one is not so many times as high as another. */
const MAX_GAP_HEIGHTS = 0.3;
const MIN_SHARED_ROWS = 0.6;
const MAX_HEIGHT_RATIO = 1.8;
/** They share their foot or their top, give or take this part of their height (engine-log: gradient-letters). */
const MAX_OFF_LINE = 0.06;
/** A word that is told from a drawing has so many pieces. */
const MIN_PIECE_COUNT = 3;
/** Of a gradient neighbouring pixels differ by no more levels, but for this share. */
const MAX_STEP_LEVELS = 8;
const MIN_SMOOTH_SHARE = 0.9;

/**
 * Those of some pieces of many colours that are letters of a heading filled with a gradient: they stand as close as in a
 * word to others of their size, and their colours change slowly.
 *
 * @param pieces of the map's components
 */
export function findLettering(
  pieces: readonly ConnectedComponent[],
  image: Pixels,
  map: ComponentMap,
): Set<ConnectedComponent> {
  const candidates = pieces.filter(
    (piece) =>
      piece.height <= MAX_LETTER_HEIGHT_PX &&
      piece.pixels <= MAX_LETTER_FILL_SHARE * area(piece) &&
      isSmooth(piece, image, map),
  );
  return new Set(candidates.filter((piece) => wordOf(piece, map.components) >= MIN_PIECE_COUNT));
}

/** How many pieces stand in one word with this one, up to what is asked for. */
function wordOf(piece: ConnectedComponent, components: readonly ConnectedComponent[]): number {
  const near = components.filter((other) => other.pixels > 0 && isAlike(piece, other));
  const word = new Set([piece]);
  for (const last of word) {
    if (word.size >= MIN_PIECE_COUNT) break;
    const reach = MAX_GAP_HEIGHTS * piece.height;
    for (const other of near) if (-overlapX(last, other) <= reach && right(other) !== right(last)) word.add(other);
  }
  return word.size;
}

function isAlike(piece: ConnectedComponent, other: ConnectedComponent): boolean {
  const [low, high] = [Math.min(piece.height, other.height), Math.max(piece.height, other.height)];
  return (
    other.surface === piece.surface &&
    high <= MAX_HEIGHT_RATIO * low &&
    overlapY(piece, other) >= MIN_SHARED_ROWS * low &&
    Math.min(Math.abs(piece.y - other.y), Math.abs(bottom(piece) - bottom(other))) <= MAX_OFF_LINE * low &&
    other.pixels <= MAX_LETTER_FILL_SHARE * Math.max(area(other), MIN_FILLED_SIDE_PX ** 2)
  );
}

function isSmooth({ x, y, width, height, id }: Box & { id: number }, image: Pixels, { labels }: ComponentMap): boolean {
  let inner = 0;
  let smooth = 0;
  for (let v = y + 1; v < y + height - 1; v++)
    for (let u = x + 1; u < x + width - 1; u++) {
      const at = v * image.width + u;
      const isInner = [at, at - 2, at - 1, at + 1, at + 2, at - image.width, at + image.width].every(
        (near) => labels[near] === id,
      );
      if (!isInner) continue;
      inner++;
      if (channelDistance(image.data[at], image.data[at + 1]) <= MAX_STEP_LEVELS) smooth++;
    }
  return inner > 0 && smooth >= MIN_SMOOTH_SHARE * inner;
}
