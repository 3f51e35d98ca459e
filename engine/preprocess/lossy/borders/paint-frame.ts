import type { Box } from '../../../model/box.ts';
import type { Rgb } from '../../../model/color.ts';
import type { Pixels } from '../../../model/pixels.ts';
import { bottom, right } from '../../../raster/box.ts';
import { blue, green, red, rgb } from '../../../raster/color.ts';
import { toneOf } from '../tone.ts';
import type { RoundFrame } from './follow-frame.ts';
import { distanceOutside, ringCoverage } from './ring-coverage.ts';

/** Pixels to each side of a line that compression smears it over, and its haze, with the share of its contrast that this has. */
const [SMEAR_PX, HAZE_PX, HAZE_SHARE] = [2, 7, 0.3];
/** The ground on a side of a line is looked for so far from it, and is there in most places. */
const GROUND_PX = 4;
const MIN_GROUND_SHARE = 0.6;
/** Levels of luma, and share of its contrast, that what belongs to a line may lie beyond the colours of it and its grounds. */
const [BEYOND_LEVELS, BEYOND_SHARE] = [8, 0.4];

/** Paints a frame in one colour, and what is beside it in its ground; `clean` is changed. */
export function paintFrame(clean: Pixels, { box, thickness, radius }: RoundFrame): void {
  const { width, height, data } = clean;
  const inside = groundAlong(clean, box, thickness + GROUND_PX - 1, radius);
  const outside = groundAlong(clean, box, -GROUND_PX, radius);
  if (inside === null || outside === null) return;
  const color = lineColor(clean, box, thickness, radius, [inside, outside]);
  const lumas = [inside, outside, color].map((one) => toneOf(one).y);
  const contrast = Math.max(...lumas) - Math.min(...lumas);
  const [darkest, lightest] = [
    Math.min(...lumas) - BEYOND_LEVELS - BEYOND_SHARE * contrast,
    Math.max(...lumas) + BEYOND_LEVELS + BEYOND_SHARE * contrast,
  ];
  const coverage = ringCoverage(box, thickness, radius);
  const rim = Math.ceil(radius) + HAZE_PX;
  for (let y = Math.max(0, box.y - HAZE_PX); y < Math.min(height, bottom(box) + HAZE_PX); y++) {
    const isEnd = y < box.y + rim || y >= bottom(box) - rim;
    for (let x = Math.max(0, box.x - HAZE_PX); x < Math.min(width, right(box) + HAZE_PX); x++) {
      if (!isEnd && x === box.x + rim) x = Math.max(x, right(box) - rim);
      const away = Math.abs(distanceOutside(box, radius, x, y) + thickness / 2) - thickness / 2;
      if (away > HAZE_PX) continue;
      const at = y * width + x;
      const { y: luma } = toneOf(data[at]);
      if (luma < darkest || luma > lightest) continue;
      const { ring, whole } = coverage(x, y);
      const ground = whole > 0.5 ? inside : outside;
      if (away > SMEAR_PX && Math.abs(luma - toneOf(ground).y) > HAZE_SHARE * contrast) continue;
      data[at] = mix([
        [color, ring],
        [inside, whole - ring],
        [outside, 1 - whole],
      ]);
    }
  }
}

/** Visits the pixels along the straight parts of the sides of a box, so far inside of them; outside when below 0. */
function along({ width, height }: Pixels, box: Box, inset: number, radius: number, visit: (at: number) => void): void {
  const end = Math.ceil(radius) + GROUND_PX;
  const [left, far, top, low] = [box.x + inset, right(box) - 1 - inset, box.y + inset, bottom(box) - 1 - inset];
  const see = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) visit(y * width + x);
  };
  for (let x = box.x + end; x < right(box) - end; x++) for (const y of [top, low]) see(x, y);
  for (let y = box.y + end; y < bottom(box) - end; y++) for (const x of [left, far]) see(x, y);
}

function groundAlong(image: Pixels, box: Box, inset: number, radius: number): Rgb | null {
  const counts = new Map<Rgb, number>();
  let all = 0;
  along(image, box, inset, radius, (at) => {
    counts.set(image.data[at], (counts.get(image.data[at]) ?? 0) + 1);
    all++;
  });
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= MIN_GROUND_SHARE * all ? first[0] : null;
}

/** The mean colour of what is left of a line along its straight parts. */
function lineColor(image: Pixels, box: Box, thickness: number, radius: number, grounds: readonly Rgb[]): Rgb {
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let inset = 0; inset < thickness; inset++)
    along(image, box, inset, radius, (at) => {
      const color = image.data[at];
      if (grounds.includes(color)) return;
      r += red(color);
      g += green(color);
      b += blue(color);
      count++;
    });
  return count === 0 ? grounds[0] : rgb(Math.round(r / count), Math.round(g / count), Math.round(b / count));
}

function mix(parts: readonly [Rgb, number][]): Rgb {
  const sum = (of: (color: Rgb) => number): number =>
    Math.round(parts.reduce((all, [color, share]) => all + share * of(color), 0));
  return rgb(sum(red), sum(green), sum(blue));
}
