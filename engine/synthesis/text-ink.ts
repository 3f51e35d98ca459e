import { LIFTED, type Segmentation } from '../model/segmentation.ts';
import type { TextLine } from '../model/text-line.ts';
import { bottom, right } from '../raster/box.ts';

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
