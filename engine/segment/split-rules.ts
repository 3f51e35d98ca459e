import { right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';
import type { Spot, SpotMap } from './find-spots.ts';
import { isDash } from './is-dash.ts';

/** A straight line of the design: a divider, one side of a border, an underline; `dotted`: of dots. */
export type Rule = Box & { color: number; surface: number; dotted?: true };

const MAX_THICKNESS = 6;

/**
 * Takes the long straight runs out of spots that are nothing but lines (borders, grids, dividers) or are text that an
 * underline holds together. The runs become rules; their pixels are cleared from the map so that what is left falls
 * apart into glyphs.
 *
 * @returns the rules, and the spots that lost pixels and must be found again
 */
export function splitRules(image: Pixels, map: SpotMap): { rules: Rule[]; broken: Set<number> } {
  const rules: Rule[] = [];
  const broken = new Set<number>();
  for (const spot of map.spots) {
    const fill = spot.pixels / (spot.width * spot.height);
    const flat = spot.height <= MAX_THICKNESS && spot.width >= 16 && spot.width >= 6 * spot.height;
    const upright = spot.width <= MAX_THICKNESS && spot.height >= 24 && spot.height >= 8 * spot.width;
    if (flat && isDash(map, image.width, spot)) continue;
    if ((flat || upright) && fill > 0.6 && !(flat && isWritten(image, spot))) {
      rules.push(
        ...(flat && spot.height >= THICK ? inColors(image, spot) : [spot]).map((box) => toRule(image, spot, box)),
      );
      broken.add(spot.id);
      clear(image, map, spot, spot);
      continue;
    }
    const sparse = fill < 0.35 && spot.width >= 24 && spot.height >= 14;
    const wide = spot.width >= 2 * spot.height && spot.width >= 24;
    if (!sparse && !wide) continue;
    const found = [
      ...horizontalRuns(image, map, spot, Math.max(20, sparse ? 20 : spot.height * 1.3)),
      ...(sparse && spot.height >= 20 ? verticalRuns(image, map, spot, 16) : []),
    ];
    if (found.length === 0 || (spot.width < 90 && spot.height < 90 && !wide && !isFrame(found))) continue;
    broken.add(spot.id);
    for (const run of found) {
      rules.push(toRule(image, spot, run));
      clear(image, map, spot, run);
    }
  }
  return { rules, broken };
}

/** Only what is at least this thick is a bar that may have a filled part. */
const THICK = 3;
const MAX_PARTS = 3;
const LEAST_PART = 6;

/** Of the steps along a line of text, so many are between two colours. */
const WRITTEN = 0.3;

/** A bar has one colour from end to end, or a few; letters of small type that touch change theirs at every stroke. */
function isWritten({ data, width }: Pixels, { x, y, width: length, height }: Box): boolean {
  if (height <= THICK) return false;
  const row = (y + (height >> 1)) * width;
  let changes = 0;
  for (let at = row + x + 1; at < row + x + length; at++) if (!closeTo(data[at], data[at - 1])) changes++;
  return changes > WRITTEN * length;
}

/** A bar in its parts of one colour: what is done and what is left of a progress bar. */
function inColors({ data, width }: Pixels, bar: Box): Box[] {
  const row = (bar.y + (bar.height >> 1)) * width;
  const parts: Box[] = [];
  let start = bar.x;
  for (let x = bar.x + 1; x <= right(bar); x++) {
    if (x < right(bar) && closeTo(data[row + x], data[row + x - 1])) continue;
    // What is shorter is the soft end between two parts.
    if (x - start >= LEAST_PART) parts.push({ x: start, y: bar.y, width: x - start, height: bar.height });
    start = x;
  }
  if (parts.length < 2 || parts.length > MAX_PARTS) return [bar];
  return parts.map((part, i) => {
    const x = i === 0 ? bar.x : part.x;
    return { ...part, x, width: (parts[i + 1]?.x ?? right(bar)) - x };
  });
}

/** The bar of a large T is as straight as a border; only four sides make a frame. */
function isFrame(runs: readonly Box[]): boolean {
  const level = runs.filter((run) => run.width > run.height).length;
  return level >= 2 && runs.length - level >= 2;
}

function toRule(image: Pixels, spot: Spot, box: Box): Rule {
  const x = box.x + (box.width >> 1);
  const y = box.y + (box.height >> 1);
  // Between the two lines of a double border its ground is seen.
  const level = box.width > box.height;
  const [outerX, outerY] = level ? [x, box.y] : [box.x, y];
  const color = image.data[y * image.width + x];
  const outer = image.data[outerY * image.width + outerX];
  const ground =
    image.data[Math.max(0, outerY - (level ? 1 : 0)) * image.width + Math.max(0, outerX - (level ? 0 : 1))];
  return {
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    color: channelDistance(color, ground) <= 8 ? outer : color,
    surface: spot.surface,
  };
}

function clear(image: Pixels, map: SpotMap, spot: Spot, box: Box): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = y * image.width + x;
      if (map.ids[at] === spot.id) map.ids[at] = map.first - 1;
    }
  }
}

function horizontalRuns(image: Pixels, map: SpotMap, spot: Spot, minLength: number): Box[] {
  const { width, data } = image;
  const runs: Box[] = [];
  for (let y = spot.y; y < spot.y + spot.height; y++) {
    const end = spot.x + spot.width;
    for (let x = spot.x; x < end; ) {
      const start = x;
      const at = y * width + x;
      if (map.ids[at] !== spot.id) {
        x++;
        continue;
      }
      while (x < end && map.ids[y * width + x] === spot.id && closeTo(data[y * width + x], data[at])) x++;
      if (x - start >= minLength) join(runs, { x: start, y, width: x - start, height: 1 }, 'y');
    }
  }
  return runs.filter((run) => run.height <= MAX_THICKNESS);
}

function verticalRuns(image: Pixels, map: SpotMap, spot: Spot, minLength: number): Box[] {
  const { width, data } = image;
  const runs: Box[] = [];
  for (let x = spot.x; x < spot.x + spot.width; x++) {
    const end = spot.y + spot.height;
    for (let y = spot.y; y < end; ) {
      const start = y;
      const at = y * width + x;
      if (map.ids[at] !== spot.id) {
        y++;
        continue;
      }
      while (y < end && map.ids[y * width + x] === spot.id && closeTo(data[y * width + x], data[at])) y++;
      if (y - start >= minLength) join(runs, { x, y: start, width: 1, height: y - start }, 'x');
    }
  }
  return runs.filter((run) => run.width <= MAX_THICKNESS);
}

/** Adds a run to the rule that it thickens, if there is one. */
function join(runs: Box[], run: Box, axis: 'x' | 'y'): void {
  for (const other of runs) {
    if (axis === 'y' && other.y + other.height === run.y && Math.abs(other.x - run.x) <= 3) {
      if (Math.abs(other.x + other.width - run.x - run.width) <= 6) {
        other.height++;
        return;
      }
    }
    if (axis === 'x' && other.x + other.width === run.x && Math.abs(other.y - run.y) <= 3) {
      if (Math.abs(other.y + other.height - run.y - run.height) <= 6) {
        other.width++;
        return;
      }
    }
  }
  runs.push(run);
}

function closeTo(a: number, b: number): boolean {
  return (
    a === b ||
    (Math.abs((a >> 16) - (b >> 16)) <= 8 &&
      Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= 8 &&
      Math.abs((a & 255) - (b & 255)) <= 8)
  );
}
