import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { LIFTED, type Segmentation } from '../model/segmentation.ts';
import type { TextLine } from '../model/text-line.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** Ink above a line: accents that were not read. Below it: its underline. In sizes of its type. */
const ABOVE_EM = 0.2;
const BELOW_EM = 0.3;
/** Before a line whose marker was taken off, in sizes of its type. */
const MARKER_EM = 2;

/** What a map says: nothing, a text on a surface, or one on a photograph. */
export const [TEXT, LETTERING] = [1, 2];

/** A map of the page of where the ink of each line is, its underline and its bullet among it. */
export function textInk(
  { labels, isSurface }: Pick<Segmentation, 'labels' | 'isSurface'>,
  size: { width: number; height: number },
  lines: readonly TextLine[],
): Uint8Array {
  const map = new Uint8Array(size.width * size.height);
  for (const line of lines) {
    const { x0, x1, y0, y1 } = around(line, size);
    // The photograph that it stands on is a copy of the design, and no ground: only the letters themselves are ink.
    const own = line.surface <= LIFTED ? new Set(line.words.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))) : null;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = y * size.width + x;
        if (own ? own.has(labels[at]) : !isSurface[labels[at]]) map[at] = own ? LETTERING : TEXT;
      }
  }
  return map;
}

function around({ box, fit, bullet, number }: TextLine, { width, height }: { width: number; height: number }) {
  const marker = bullet || number !== undefined ? MARKER_EM * fit.size : 2;
  return {
    x0: Math.max(0, Math.floor(box.x - marker)),
    x1: Math.min(width, Math.ceil(right(box) + 2)),
    y0: Math.max(0, Math.floor(box.y - ABOVE_EM * fit.size)),
    y1: Math.min(height, Math.ceil(bottom(box) + BELOW_EM * fit.size)),
  };
}

/**
 * Adds the ink of icons that are drawn, which lets the ground through as letters do. What is behind it is not known where
 * it was taken for a surface of its own: `background` gets the ground around it.
 *
 * @param map see `textInk`
 */
export function addDrawnInk(
  map: Uint8Array,
  background: Int32Array,
  image: Pixels,
  drawn: readonly { shown: Box; groundAt: (x: number, y: number) => Rgb }[],
): void {
  for (const { shown, groundAt } of drawn)
    for (let y = Math.max(0, shown.y - 1); y < Math.min(image.height, bottom(shown) + 1); y++)
      for (let x = Math.max(0, shown.x - 1); x < Math.min(image.width, right(shown) + 1); x++) {
        const at = y * image.width + x;
        const ground = groundAt(x, y);
        if (channelDistance(image.data[at], ground) <= MAX_GROUND_LEVELS) continue;
        map[at] = TEXT;
        background[at] = ground;
      }
}

/** Slopes and noise of a ground. */
const MAX_GROUND_LEVELS = 10;
