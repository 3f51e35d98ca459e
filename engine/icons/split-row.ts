import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { inkReader, type ReadInk } from './read-ink.ts';

/** Rows of icons are wider than icons, by their height, and no higher than these, in pixels. */
const MIN_ROW_ASPECT = 1.5;
const MAX_HEIGHT_PX = 80;
/** Icons keep this distance from each other, in heights of the row: letters are closer. */
const MIN_GAP_HEIGHTS = 0.18;
/** What differs less from the ground is the haze between two. */
const MIN_INK_LEVELS = 24;
/** Icons are no narrower than this, by the height of the row, and no wider. */
const MIN_ASPECT = 0.3;
const MAX_ASPECT = 1.6;
/** So many of a row look as much like one of the catalogue (engine-log: icon-rows). */
const MIN_SHARE = 0.66;
const MIN_LIKENESS = 0.9;

/**
 * Takes icons apart that were seen as one drawing because they stand in a row: ratings, tools, links to networks.
 *
 * @param likeIcon how much some ink looks like an icon of the catalogue
 */
export function splitRows(
  image: Pixels,
  drawings: readonly Box[],
  likeIcon: (ink: InkImage) => number,
  read: ReadInk = inkReader(image),
): Box[] {
  return drawings.flatMap((drawing) => {
    if (drawing.width < MIN_ROW_ASPECT * drawing.height || drawing.height > MAX_HEIGHT_PX) return [drawing];
    const parts = partsOf(image, drawing);
    if (parts.length < 2 || !parts.every(({ width }) => isIconWide(width / drawing.height))) return [drawing];
    const alike = parts.filter((part) => {
      const seen = read(part);
      return seen && likeIcon(seen.ink) >= MIN_LIKENESS;
    });
    return alike.length >= MIN_SHARE * parts.length ? parts : [drawing];
  });
}

const isIconWide = (aspect: number): boolean => aspect >= MIN_ASPECT && aspect <= MAX_ASPECT;

/** The boxes of what stands apart in a row, from left to right. */
function partsOf(image: Pixels, { x, y, width, height }: Box): Box[] {
  const at = (u: number, v: number): Rgb => image.data[v * image.width + u];
  const ground = at(Math.max(0, x - 1), Math.max(0, y - 1));
  const isInk = (u: number, v: number): boolean => channelDistance(at(u, v), ground) >= MIN_INK_LEVELS;
  const parts: Box[] = [];
  for (let u = x; u < x + width; u++) {
    const rows = Array.from({ length: height }, (_, i) => y + i).filter((v) => isInk(u, v));
    if (rows.length === 0) continue;
    const column = { x: u, y: rows[0], width: 1, height: rows[rows.length - 1] + 1 - rows[0] };
    const last = parts.at(-1);
    if (last && u - right(last) < MIN_GAP_HEIGHTS * height) Object.assign(last, unionBox([last, column]));
    else parts.push(column);
  }
  return parts;
}
