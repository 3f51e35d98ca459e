import { svgAddress } from '../emit/svg-element.ts';
import { NO_SURFACE, type PaintedBox } from '../model/paint.ts';
import type { Pattern } from '../model/pattern.ts';
import { area, intersection, scaleBox, unionBox } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';

/** Share of the two together in which a box and a pattern are one. */
const MIN_SHARED = 0.9;

/**
 * Gives each pattern to the box that it lies on, or to one of its own where the ground is that of the page.
 *
 * @param density pixels of a pattern a pixel of the boxes
 */
export function addPatterns(boxes: readonly PaintedBox[], patterns: readonly Pattern[], density: number): PaintedBox[] {
  const painted = [...boxes];
  for (const pattern of patterns) {
    const own = scaleBox(pattern.box, 1 / density);
    const drawing = drawPattern(pattern, density);
    const at = painted.findIndex(({ box }) => intersection(box, own) >= MIN_SHARED * area(unionBox([box, own])));
    if (at >= 0) painted[at] = { ...painted[at], paint: { ...painted[at].paint, pattern: drawing } };
    else painted.push({ box: own, paint: { fill: pattern.ground, pattern: drawing }, surface: NO_SURFACE });
  }
  return painted;
}

/** One tile as a drawing: rectangles of one colour, as wide and then as high as they come. */
function drawPattern({ width, height, colors }: Pattern, density: number): string {
  const left = colors.slice();
  const rectangles: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = left[y * width + x];
      if (color === -1) continue;
      const isOwn = (u: number, v: number): boolean => left[v * width + u] === color;
      let end = x + 1;
      while (end < width && isOwn(end, y)) end++;
      let foot = y + 1;
      while (foot < height && Array.from({ length: end - x }, (_, i) => x + i).every((u) => isOwn(u, foot))) foot++;
      for (let v = y; v < foot; v++) left.fill(-1, v * width + x, v * width + end);
      rectangles.push(`<path fill="${toHex(color)}" d="M${x} ${y}h${end - x}v${foot - y}H${x}z"/>`);
    }
  }
  const size = `width="${width / density}" height="${height / density}" viewBox="0 0 ${width} ${height}"`;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${rectangles.join('')}</svg>`;
  return svgAddress(tile);
}
