import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { NO_SURFACE, type Paint, type PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { contains } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Of a badge or a small button that is a line around its words, in px. */
const MIN_HEIGHT_PX = 14;
const MAX_HEIGHT_PX = 48;
const MAX_WIDTH_PX = 240;
/** It is so much wider than high. */
const MIN_LENGTH_PX = 8;
/** How deep the line and its soft edges are, in px. */
const MAX_LINE_PX = 3;
/** Share of its long sides that is drawn. */
const MIN_SIDE_SHARE = 0.95;
/** A corner that reaches so near to the middle of the side, in px, makes a half disc of that. */
const MAX_STRAIGHT_PX = 8;
/** What differs from the ground by no more has no fill of its own. */
const MAX_UNSEEN_LEVELS = 3;

/**
 * Closed lines around words, too small for what is in them to be a surface: badges and tags in outline. The recogniser would
 * read them as brackets, or take words and line together for a drawing.
 *
 * @returns the boxes, and the other glyphs
 */
export function findRings(
  image: Pixels,
  labels: Int32Array,
  glyphs: readonly ConnectedComponent[],
): { boxes: PaintedBox[]; glyphs: ConnectedComponent[] } {
  const rings = glyphs.filter(
    (glyph) => isRing(labels, image.width, glyph) && glyphs.some((other) => isInside(other, glyph)),
  );
  const isTaken = new Set(rings);
  return {
    boxes: rings.map((ring) => ({ box: boxOf(ring), paint: paintOf(image, labels, ring), surface: NO_SURFACE })),
    glyphs: glyphs.filter((glyph) => !isTaken.has(glyph)),
  };
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const isInside = (glyph: ConnectedComponent, ring: ConnectedComponent): boolean =>
  glyph !== ring && glyph.height < ring.height - 2 * MAX_LINE_PX && contains(ring, glyph);

/** Whether a component is drawn along all four sides of its box, and nowhere else between its ends. */
function isRing(labels: Int32Array, stride: number, { id, x, y, width, height }: ConnectedComponent): boolean {
  if (height < MIN_HEIGHT_PX || height > MAX_HEIGHT_PX || width > MAX_WIDTH_PX || width < height + MIN_LENGTH_PX)
    return false;
  const isInk = (i: number, j: number): boolean => labels[(y + j) * stride + x + i] === id;
  const isDrawn = (isAt: (depth: number) => boolean): boolean => [0, 1, 2].some(isAt);
  const half = height >> 1;
  let drawn = 0;
  for (let i = half; i < width - half; i++) {
    for (let j = MAX_LINE_PX; j < height - MAX_LINE_PX; j++) if (isInk(i, j)) return false;
    if (isDrawn((j) => isInk(i, j)) && isDrawn((j) => isInk(i, height - 1 - j))) drawn++;
  }
  if (drawn < MIN_SIDE_SHARE * (width - 2 * half)) return false;
  for (let j = half - 1; j <= half + 1; j++) {
    for (let i = MAX_LINE_PX; i < half; i++) if (isInk(i, j) || isInk(width - 1 - i, j)) return false;
    if (!isDrawn((i) => isInk(i, j)) || !isDrawn((i) => isInk(width - 1 - i, j))) return false;
  }
  return true;
}

function paintOf({ data, width: stride }: Pixels, labels: Int32Array, ring: ConnectedComponent): Paint {
  const { id, x, y, width, height } = ring;
  const middle = x + (width >> 1);
  const at = (j: number): number => (y + j) * stride + middle;
  const ground = data[Math.max(0, at(-2))];
  const rows = [0, 1, 2].filter((j) => labels[at(j)] === id);
  const [strongest] = rows.toSorted(
    (a, b) => channelDistance(data[at(b)], ground) - channelDistance(data[at(a)], ground),
  );
  const color = data[at(strongest ?? 0)];
  // Its soft edges are of the line as well, but none of its width.
  const line = rows.filter((j) => channelDistance(data[at(j)], color) <= channelDistance(data[at(j)], ground)).length;
  const fill = data[at((rows.at(-1) ?? 0) + 1)];
  let corner = 0;
  while (corner < width >> 1 && labels[(y + (strongest ?? 0)) * stride + x + corner] !== id) corner++;
  const radius = corner >= (height >> 1) - MAX_STRAIGHT_PX ? height >> 1 : corner;
  return {
    ...(channelDistance(fill, ground) > MAX_UNSEEN_LEVELS ? { fill } : {}),
    border: { color, width: Math.max(1, line), sides: ['top', 'right', 'bottom', 'left'] },
    ...(radius > 1 ? { radius: Math.min(radius, height >> 1) } : {}),
  };
}
