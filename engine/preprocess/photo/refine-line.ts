import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red } from '../../raster/color.ts';
import { type Line, MIN_STEP_LEVELS } from './line.ts';

/** Places along the line that are looked at, and pixels along it whose mean is taken at each. */
const PLACE_COUNT = 120;
const MEAN_PIXELS = 9;
/** Rounds in which what lies off the line is left out, and how far off may lie then. */
const MAX_OFF_PX = [6, 3, 1.5] as const;

/** The line where half of the step from the frame to the screen is done; `reach`: pixels to both sides that are looked at. */
export function refineLine(image: Pixels, line: Line, side: number, reach: number): Line {
  const isLying = side % 2 === 0;
  const inwards = side === 0 || side === 3 ? 1 : -1;
  const [start, end] = isLying ? [line.from.x, line.to.x] : [line.from.y, line.to.y];
  const acrossAt = (k: number): number => {
    const share = (k - start) / (end - start);
    const [from, to] = isLying ? [line.from.y, line.to.y] : [line.from.x, line.to.x];
    return from + share * (to - from);
  };
  const levelAt = (across: number, along: number): number => {
    let sum = 0;
    for (let k = -(MEAN_PIXELS >> 1); k <= MEAN_PIXELS >> 1; k++) {
      const x = Math.round(isLying ? along + k : across);
      const y = Math.round(isLying ? across : along + k);
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) return Number.NaN;
      const color = image.data[y * image.width + x];
      sum += Math.max(red(color), green(color), blue(color));
    }
    return sum / MEAN_PIXELS;
  };
  const points: { k: number; across: number }[] = [];
  for (let n = 0; n < PLACE_COUNT; n++) {
    const k = start + ((n + 0.5) / PLACE_COUNT) * (end - start);
    const middle = Math.floor(acrossAt(k));
    const profile: number[] = [];
    for (let d = -reach; d <= reach; d++) profile.push(levelAt(middle + inwards * d, k));
    const step = halfStep(profile);
    if (step !== null) points.push({ k, across: middle + 0.5 + inwards * (step - reach) });
  }
  let fit = fitLine(points);
  for (const limit of MAX_OFF_PX) {
    if (!fit) return line;
    const { slope, base } = fit;
    fit = fitLine(points.filter(({ k, across }) => Math.abs(across - base - slope * k) <= limit));
  }
  if (!fit) return line;
  const place = (k: number) => {
    const across = fit.base + fit.slope * k;
    return isLying ? { x: k, y: across } : { x: across, y: k };
  };
  return { from: place(start), to: place(end) };
}

/** Where a profile from the frame inwards is half way up its strongest step, in its indices; null when there is none. */
function halfStep(profile: readonly number[]): number | null {
  let [most, at] = [MIN_STEP_LEVELS, -1];
  for (let d = 2; d + 2 < profile.length; d++) {
    const step = (profile[d + 1] + profile[d + 2] - profile[d - 1] - profile[d - 2]) / 2;
    if (step > most) [most, at] = [step, d];
  }
  if (at < 0) return null;
  const half = (profile[at + 1] + profile[at + 2] + profile[at - 1] + profile[at - 2]) / 4;
  for (let d = at - 2; d < at + 2; d++) {
    const [low, high] = [profile[d], profile[d + 1]];
    if (low <= half && high > half) return d + (half - low) / (high - low);
  }
  return at;
}

const MIN_POINTS = 12;

function fitLine(points: readonly { k: number; across: number }[]) {
  if (points.length < MIN_POINTS) return null;
  const mean = (pick: (point: { k: number; across: number }) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [k, across] = [mean((point) => point.k), mean((point) => point.across)];
  const slope =
    mean((point) => (point.k - k) * (point.across - across)) /
    Math.max(
      1e-9,
      mean((point) => (point.k - k) ** 2),
    );
  return { slope, base: across - slope * k };
}
