import type { Box } from '../model/box.ts';
import type { GrayImage } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { bottom, right } from '../raster/box.ts';

/**
 * Where a normalised line came from: design px = origin + px / scale. `shadowed`: its ink is lighter than the ground in one
 * place and darker in another, as letters with a shadow are.
 */
export type NormalizedLine = { image: GrayImage; scale: number; originX: number; originY: number; shadowed: boolean };

/**
 * Height of the ink and the white margin around it, in pixels of the result; the side of the ground that counts as ink
 * when it is not both.
 */
type Preparation = { inkHeight: number; margin: number; side?: 'lighter' | 'darker' };
const STANDARD: Preparation = { inkHeight: 30, margin: 8 };
/** As high with its margins, the letters smaller: what the recogniser stumbles over in the one it may know in the other. */
export const SMALLER: Preparation = { inkHeight: 24, margin: 11 };
/** Without its shadow, whichever of the two it is. */
export const SIDES: Preparation[] = [
  { ...STANDARD, side: 'lighter' },
  { ...STANDARD, side: 'darker' },
];
/** Share of all ink on the weaker side of the ground from which it is a shadow (engine-log: text-shadow). */
const MIN_SHADOW_SHARE = 0.2;

/**
 * Makes a line black on white at one height: ink is the distance from the local background, full where it reaches the
 * strongest contrast of its own glyph, so that words of several colours come out alike.
 */
export function normalizeLine(
  image: Pixels,
  segmentation: Ink,
  line: GlyphLine,
  { inkHeight, margin, side }: Preparation = STANDARD,
): NormalizedLine {
  const { ink, shadowed } = inkOf(image, segmentation, line, side);
  const scale = Math.min(4, inkHeight / Math.max(line.height, 7));
  const width = Math.max(1, Math.round(line.width * scale)) + 2 * margin;
  const height = Math.max(1, Math.round(line.height * scale)) + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  if (scale >= 1) enlarge(ink, line, scale, { width, height, data }, margin);
  else shrink(ink, line, scale, { width, height, data }, margin);
  return {
    image: { width, height, data },
    scale,
    originX: line.x - margin / scale,
    originY: line.y - margin / scale,
    shadowed,
  };
}

/** Strength of the ink of a line's own glyphs, 0..255, row-major over the line's box. */
function inkOf(image: Pixels, { background, labels }: Ink, line: GlyphLine, side: Preparation['side']) {
  const distance = distanceTo(side);
  let lighter = 0;
  let darker = 0;
  const ink = new Float32Array(line.width * line.height);
  const strongestContrast = new Map<number, number>();
  let top = 1;
  for (const glyph of line.glyphs) {
    let max = 1;
    for (let y = glyph.y; y < bottom(glyph); y++) {
      for (let x = glyph.x; x < right(glyph); x++) {
        const at = y * image.width + x;
        if (labels[at] !== glyph.id) continue;
        const d = distance(image.data[at], background[at]);
        if (d > max) max = d;
        if (brightness(image.data[at]) > brightness(background[at])) lighter += d;
        else darker += d;
      }
    }
    strongestContrast.set(glyph.id, max);
    if (max > top) top = max;
  }
  for (const glyph of line.glyphs) {
    const full = Math.max(strongestContrast.get(glyph.id) ?? top, glyph.pixels < 16 ? 0.6 * top : 0);
    for (let y = glyph.y; y < bottom(glyph); y++) {
      for (let x = glyph.x; x < right(glyph); x++) {
        const at = y * image.width + x;
        if (labels[at] !== glyph.id) continue;
        const value = Math.min(255, (255 * distance(image.data[at], background[at])) / full);
        ink[(y - line.y) * line.width + x - line.x] = value;
      }
    }
  }
  return { ink, shadowed: Math.min(lighter, darker) > MIN_SHADOW_SHARE * (lighter + darker) };
}

function contrast(a: number, b: number): number {
  return (
    Math.abs((a >> 16) - (b >> 16)) + Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) + Math.abs((a & 255) - (b & 255))
  );
}

const brightness = (rgb: number): number => 3 * (rgb >> 16) + 6 * ((rgb >> 8) & 255) + (rgb & 255);

/** How far a colour is from its ground; nothing on the side that does not count. */
function distanceTo(side: Preparation['side']): (color: number, ground: number) => number {
  if (!side) return contrast;
  const sign = side === 'lighter' ? 1 : -1;
  return (color, ground) => (sign * (brightness(color) - brightness(ground)) > 0 ? contrast(color, ground) : 0);
}

/** Which two rows (or columns) of `length` lie around each of `count` rows that are `scale` times as close, and how near. */
function between(count: number, length: number, scale: number) {
  const [first, second] = [new Int32Array(count), new Int32Array(count)];
  const share = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const place = Math.max(0, (k + 0.5) / scale - 0.5);
    first[k] = Math.min(length - 1, Math.floor(place));
    second[k] = Math.min(length - 1, first[k] + 1);
    share[k] = place - first[k];
  }
  return { first, second, share };
}

/** Bilinear. */
function enlarge(ink: Float32Array, box: Box, scale: number, result: GrayImage, margin: number): void {
  const { width, height, data } = result;
  const columns = between(width - 2 * margin, box.width, scale);
  const rows = between(height - 2 * margin, box.height, scale);
  for (let y = 0; y < height - 2 * margin; y++) {
    const upper = rows.first[y] * box.width;
    const lower = rows.second[y] * box.width;
    const ty = rows.share[y];
    let out = (y + margin) * width + margin;
    for (let x = 0; x < width - 2 * margin; x++, out++) {
      const x0 = columns.first[x];
      const x1 = columns.second[x];
      const tx = columns.share[x];
      const above = ink[upper + x0] * (1 - tx) + ink[upper + x1] * tx;
      const below = ink[lower + x0] * (1 - tx) + ink[lower + x1] * tx;
      data[out] = 255 - (above * (1 - ty) + below * ty);
    }
  }
}

function shrink(ink: Float32Array, box: Box, scale: number, result: GrayImage, margin: number): void {
  const { width, height, data } = result;
  for (let y = 0; y < height - 2 * margin; y++) {
    for (let x = 0; x < width - 2 * margin; x++) {
      const mean = boxAverage(ink, box, (x + 0.5) / scale, (y + 0.5) / scale, 1 / scale);
      data[(y + margin) * width + x + margin] = 255 - mean;
    }
  }
}

function boxAverage(ink: Float32Array, box: Box, x: number, y: number, size: number): number {
  const x0 = Math.max(0, Math.floor(x - size / 2));
  const x1 = Math.min(box.width, Math.max(x0 + 1, Math.ceil(x + size / 2)));
  const y0 = Math.max(0, Math.floor(y - size / 2));
  const y1 = Math.min(box.height, Math.max(y0 + 1, Math.ceil(y + size / 2)));
  let sum = 0;
  for (let j = y0; j < y1; j++) for (let i = x0; i < x1; i++) sum += ink[j * box.width + i];
  return sum / Math.max(1, (x1 - x0) * (y1 - y0));
}
