import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Accent, Paint, Shadow, Side } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { mix } from '../raster/color.ts';
import { gradientIn } from '../raster/color-at.ts';

/** Rows of a page as its boxes, rules and pictures paint them, without text. */
export type Painting = {
  /** The first row. */
  top: number;
  /** 0xRRGGBB of each pixel. */
  colors: Int32Array;
  /** For each pixel the index of the node that painted it last. */
  owners: Int32Array;
  /** 1 where a shadow falls. */
  shaded: Uint8Array;
};

/** The nodes in the order in which they are painted: the index in this list is a painting's owner. */
export const inPaintOrder = (root: LayoutNode): LayoutNode[] => [root, ...root.children.flatMap(inPaintOrder)];

/**
 * Paints the rows `top` to `top + rows` of a laid-out page as a browser would, without text and drawn icons. Pictures are
 * copies of the design, and so are controls, which are drawn alike.
 * @param nodes in paint order; the first is the page
 * @param page 0xRRGGBB of the page itself
 */
export function paintRows(
  nodes: readonly LayoutNode[],
  page: number,
  image: Pixels,
  top: number,
  rows: number,
): Painting {
  const { width } = image;
  const painting: Painting = {
    top,
    colors: new Int32Array(width * rows).fill(page),
    owners: new Int32Array(width * rows),
    shaded: new Uint8Array(width * rows),
  };
  nodes.forEach((node, index) => {
    const { box, ink, paint, image: picture, check, gauge, color } = node;
    if (paint?.shadow) castShadow(painting, width, box, paint.shadow);
    if (paint) paintBox(painting, width, box, paint, index);
    if ((picture && !picture.drawing) || check || gauge) {
      eachRow(painting, width, box, (from, to, x, y) => {
        const inset = picture?.round ? cornerInset(box, box.width / 2, y + 0.5) : 0;
        const at = y * width + x;
        painting.colors.set(image.data.subarray(at + inset, at + to - from - inset), from + inset);
        painting.owners.fill(index, from + inset, to - inset);
      });
    } else if (color !== undefined) eachRow(painting, width, ink, (from, to) => painting.colors.fill(color, from, to));
  });
  return painting;
}

function castShadow(painting: Painting, width: number, box: Box, shadow: Shadow): void {
  const { colors, shaded } = painting;
  eachShade(painting, width, box, shadow, (at, alpha) => {
    colors[at] = mix(colors[at], shadow.color, alpha);
    shaded[at] = 1;
  });
}

/**
 * Visits the rows of a box that lie in the painting: `from` and `to` are the places there, `x` and `y` those of the first
 * pixel on the page.
 */
function eachRow(
  { top, colors }: Painting,
  width: number,
  box: Box,
  visit: (from: number, to: number, x: number, y: number) => void,
): void {
  const [x0, x1] = [Math.max(0, Math.round(box.x)), Math.min(width, Math.round(right(box)))];
  const [y0, y1] = [Math.max(top, Math.round(box.y)), Math.min(top + colors.length / width, Math.round(bottom(box)))];
  if (x1 <= x0) return;
  for (let y = y0; y < y1; y++) visit((y - top) * width + x0, (y - top) * width + x1, x0, y);
}

function paintBox(painting: Painting, width: number, box: Box, paint: Paint, index: number): void {
  const { colors, owners } = painting;
  const { fill, gradient, border } = paint;
  const colorAt = gradient && gradientIn(box, gradient);
  eachRow(painting, width, box, (start, end, x0, y) => {
    const inset = cornerInset(box, paint.radius ?? 0, y + 0.5);
    const isSquare = paint.squareSide === (y + 0.5 < box.y + box.height / 2 ? 'top' : 'bottom');
    const insetAt = (side: Side): number => (isSquare || paint.squareSide === side ? 0 : inset);
    const [from, to] = [start + insetAt('left'), end - insetAt('right')];
    if (fill !== undefined || colorAt) owners.fill(index, from, to);
    if (colorAt) {
      for (let at = from; at < to; at++) colors[at] = colorAt(x0 + at - start, y);
    } else if (fill !== undefined) colors.fill(fill, from, to);
    for (const { side, width: deep, color } of linesOf(border)) {
      const isSeen = side === 'top' ? y < box.y + deep : side === 'bottom' ? y >= bottom(box) - deep : true;
      if (!isSeen) continue;
      const ends = [side === 'right' ? to - deep : from, side === 'left' ? from + deep : to] as const;
      colors.fill(color, ...ends);
      owners.fill(index, ...ends);
    }
  });
}

/** The lines of a border, by their sides; the last lies over the others. */
function linesOf(border: Paint['border']): Accent[] {
  if (!border) return [];
  const { sides, color, width, accent } = border;
  return [...sides.map((side) => ({ side, color, width })), ...(accent ? [accent] : [])];
}

/** How far a round corner lies inside its box in the row through `y`, in whole pixels. */
function cornerInset({ y: top, width, height }: Box, radius: number, y: number): number {
  const r = Math.min(radius, width / 2, height / 2);
  const dy = Math.max(top + r - y, y - (top + height - r), 0);
  return r === 0 || dy === 0 ? 0 : Math.round(r - Math.sqrt(Math.max(0, r * r - dy * dy)));
}

/**
 * Visits the pixels that the shadow of a box darkens. A blurred rectangle is the product of two blurred edges each way
 * (CSS Backgrounds 3: sigma is half the blur).
 * @param see is given how much of the colour there the shadow takes, 0..1
 */
export function eachShade(
  painting: Painting,
  width: number,
  box: Box,
  shadow: Shadow,
  see: (at: number, alpha: number) => void,
): void {
  const sigma = Math.max(0.1, shadow.blur / 2);
  const reach = Math.ceil(2 * sigma);
  const [left, top] = [box.x + shadow.x - shadow.spread, box.y + shadow.y - shadow.spread];
  const [end, foot] = [right(box) + shadow.x + shadow.spread, bottom(box) + shadow.y + shadow.spread];
  const cover = (from: number, to: number, at: number): number => step((at - from) / sigma) - step((at - to) / sigma);
  const hull = { x: left - reach, y: top - reach, width: end - left + 2 * reach, height: foot - top + 2 * reach };
  const inColumn = Array.from({ length: Math.ceil(hull.width) }, (_, i) => cover(left, end, hull.x + i + 0.5));
  eachRow(painting, width, hull, (from, to, x0, y) => {
    const inRow = shadow.alpha * cover(top, foot, y + 0.5);
    for (let at = from; at < to; at++) {
      const alpha = inRow * (inColumn[Math.round(x0 + at - from - hull.x)] ?? 0);
      if (alpha >= MIN_ALPHA) see(at, alpha);
    }
  });
}

/** Fainter, a shadow changes no level of a channel. */
const MIN_ALPHA = 0.004;

/** The normal distribution, by its logistic approximation (error below 0.01). */
const step = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
