import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Raster } from '../model/conversion.ts';
import { blue, green, red } from '../raster/color.ts';
import { coverageOf, strokeReachPx } from '../raster/coverage.ts';

/** From this coverage on (0..255) a pixel shows ink. */
const MIN_INK_COVERAGE = 32;
/** Their soft edge, in CSS pixels. */
const SOFT_EDGE_PX = 1;

/**
 * Takes letters out of a picture that is to lie behind them as text: each pixel of theirs becomes the mean of what is
 * left of the picture above, below and beside it, the nearer the more.
 * @param letters boxes in pixels of the picture; `reachPx` is wider than their strokes, in CSS pixels
 * @param density pixels of the picture a CSS pixel
 * @param boxes what is taken out as a whole, in pixels of the picture: buttons
 */
export function inpaint(
  picture: Raster,
  letters: readonly { box: Box; color: Rgb; reachPx?: number }[],
  density: number,
  boxes: readonly Box[] = [],
): void {
  const { width, height } = picture;
  const isLetter = new Uint8Array(width * height);
  const reach = Math.ceil(SOFT_EDGE_PX * density);
  for (const box of boxes) {
    const whole = clip(box, reach, picture);
    for (let y = whole.y; y < whole.y + whole.height; y++)
      isLetter.fill(1, y * width + whole.x, y * width + whole.x + whole.width);
  }
  for (const { box, color, reachPx = strokeReachPx(box.height / density) } of letters) {
    const inner = clip(box, reach, picture);
    const stroke = Math.round(reachPx * density);
    const outer = clip(box, stroke, picture);
    const coverage = coverageOf(distancesFrom(picture, outer, color), outer.width, outer.height, stroke);
    for (let y = inner.y; y < inner.y + inner.height; y++)
      for (let x = inner.x; x < inner.x + inner.width; x++)
        if (coverage[(y - outer.y) * outer.width + x - outer.x] >= MIN_INK_COVERAGE)
          for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
            isLetter.fill(1, v * width + Math.max(0, x - reach), v * width + Math.min(width, x + reach + 1));
  }
  fill(picture, isLetter);
}

/** Gives the pixels of letters the mean of what is nearest in each of four ways, which is looked for once a run of them. */
function fill({ width, height, data }: Raster, isLetter: Uint8Array): void {
  // The last row above and the next one below in which something is left, by column.
  const above = new Int32Array(width).fill(-1);
  const below = new Int32Array(width).fill(-1);
  const sums = [0, 0, 0];
  let weights = 0;
  const add = (from: number, way: number): void => {
    for (let c = 0; c < 3; c++) sums[c] += data[4 * from + c] / way;
    weights += 1 / way;
  };
  for (let y = 0, at = 0; y < height; y++) {
    let [before, after] = [-1, -1];
    for (let x = 0; x < width; x++, at++) {
      if (!isLetter[at]) {
        before = x;
        above[x] = y;
        continue;
      }
      if (after < x) for (after = x + 1; after < width && isLetter[at - x + after]; ) after++;
      if (below[x] < y) for (below[x] = y + 1; below[x] < height && isLetter[below[x] * width + x]; ) below[x]++;
      sums.fill(0);
      weights = 0;
      if (before >= 0) add(at - x + before, x - before);
      if (after < width) add(at - x + after, after - x);
      if (above[x] >= 0) add(above[x] * width + x, y - above[x]);
      if (below[x] < height) add(below[x] * width + x, below[x] - y);
      if (weights > 0) for (let c = 0; c < 3; c++) data[4 * at + c] = Math.round(sums[c] / weights);
    }
  }
}

/** With so much around it, as far as the picture goes. */
function clip({ x, y, width, height }: Box, around: number, picture: Raster): Box {
  const [left, top] = [Math.max(0, Math.floor(x - around)), Math.max(0, Math.floor(y - around))];
  const end = Math.min(picture.width, Math.ceil(x + width + around));
  const foot = Math.min(picture.height, Math.ceil(y + height + around));
  return { x: left, y: top, width: Math.max(0, end - left), height: Math.max(0, foot - top) };
}

function distancesFrom({ width, data }: Raster, box: Box, color: Rgb): Uint16Array {
  const distances = new Uint16Array(box.width * box.height);
  for (let y = 0, to = 0; y < box.height; y++)
    for (let at = 4 * ((box.y + y) * width + box.x), x = 0; x < box.width; x++, at += 4, to++)
      distances[to] =
        Math.abs(data[at] - red(color)) + Math.abs(data[at + 1] - green(color)) + Math.abs(data[at + 2] - blue(color));
  return distances;
}
