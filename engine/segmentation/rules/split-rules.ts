import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { mostFrequent } from '../../repetition/middle.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';
import { isDash } from './is-dash.ts';

const MAX_THICKNESS_PX = 6;

/**
 * Takes the long straight runs out of components that are nothing but lines (borders, grids, dividers) or are text that an
 * underline holds together. The runs become rules; their pixels are cleared from the map so that what is left falls
 * apart into glyphs.
 *
 * @returns the rules, and the components that lost pixels and must be found again
 */
export function splitRules(image: Pixels, map: ComponentMap): { rules: Rule[]; broken: Set<number> } {
  const rules: Rule[] = [];
  const broken = new Set<number>();
  const byFoot = Map.groupBy(map.components, bottom);
  for (const component of map.components) {
    const fill = component.pixels / (component.width * component.height);
    const flat =
      component.height <= MAX_THICKNESS_PX && component.width >= 16 && component.width >= 6 * component.height;
    const upright =
      component.width <= MAX_THICKNESS_PX && component.height >= 24 && component.height >= 8 * component.width;
    if (flat && isDash(map, image.width, component)) continue;
    if (upright && isLetter(byFoot, component)) continue;
    if ((flat || upright) && fill > 0.6 && !(flat && isText(image, component))) {
      const parts = flat ? inColors(image, component) : [component];
      const isWhole = parts.length === 1;
      for (const part of parts) {
        const surface = isWhole ? component.surface : surfaceOf(map, image.width, component, part);
        rules.push({ ...toRule(image, component, part), surface });
      }
      broken.add(component.id);
      clear(image, map, component, component);
      continue;
    }
    const sparse = fill < 0.35 && component.width >= 24 && component.height >= 14;
    const wide = component.width >= 2 * component.height && component.width >= 24;
    const isRail = component.height >= MIN_RAIL_PX && component.height >= MIN_RAIL_RATIO * component.width;
    if (!sparse && !wide && !isRail) continue;
    const found = [
      ...runsAlong(image, map, component, 'x', Math.max(20, sparse ? 20 : component.height * 1.3)),
      ...((sparse && component.height >= 20) || isRail ? runsAlong(image, map, component, 'y', 16) : []),
    ].filter((run) => !(sparse || isRail) || !isChord(map, image.width, component, run));
    const strike = wide && found.length === 0 ? findSheerStrike(image, map, component) : undefined;
    if (strike) found.push(strike);
    if (isRail && !isInterrupted(found)) continue;
    if (found.length === 0 || (component.width < 90 && component.height < 90 && !wide && !isFrame(found))) continue;
    broken.add(component.id);
    for (const run of found) {
      rules.push(toRule(image, component, run));
      clear(image, map, component, run, isStrike(map, image.width, component, run));
    }
  }
  return { rules, broken };
}

/** Of a headline in a light face, an l is higher than a line may be short, in px; over its height: the next letter's distance and height. */
const MAX_LETTER_PX = 96;
const MAX_LETTER_GAP_RATIO = 0.35;
const [MIN_LETTER_RATIO, MAX_LETTER_RATIO] = [0.45, 1.4];
/** Letters stand on one line, give or take, in px. */
const SAME_LINE_PX = 2;

/** Whether an upright line is the l or the I of a headline: another letter stands right beside it, on the same line. */
function isLetter(byFoot: ReadonlyMap<number, readonly ConnectedComponent[]>, line: ConnectedComponent): boolean {
  if (line.height > MAX_LETTER_PX) return false;
  const foot = bottom(line);
  const feet = Array.from({ length: 2 * SAME_LINE_PX + 1 }, (_, i) => byFoot.get(foot - SAME_LINE_PX + i) ?? []);
  return feet.flat().some((other) => {
    const gap = Math.max(other.x - right(line), line.x - right(other));
    const ratio = other.height / line.height;
    return (
      other !== line &&
      other.surface === line.surface &&
      gap > 0 &&
      gap <= MAX_LETTER_GAP_RATIO * line.height &&
      ratio >= MIN_LETTER_RATIO &&
      ratio <= MAX_LETTER_RATIO &&
      other.width > line.width * MIN_LETTER_ASPECT
    );
  });
}

/** A letter that is no l is so many times as wide as one. */
const MIN_LETTER_ASPECT = 2;

/** The line of a timeline, with the marks that stand on it: taller and slimmer than any letter. */
const MIN_RAIL_PX = 90;
const MIN_RAIL_RATIO = 6;
/** Thinner, a line is no small type. */
const MIN_TYPE_THICKNESS_PX = 3;
const MAX_PART_COUNT = 3;
const MIN_PART_LENGTH_PX = 6;
/** A line is so long before another may meet it: letters are not. */
const MIN_BEFORE_JOINT_PX = 16;
/** Of the other line, so many pixels from the joint on are seen. */
const MET_PX = [1, 2, 3];

/** Share of the steps along small type that are between two colours (engine-log: small-type-bars). */
const MIN_COLOR_CHANGE_SHARE = 0.3;

/** A bar has one colour from end to end, or a few; letters of small type that touch change theirs at every stroke. */
function isText({ data, width }: Pixels, { x, y, width: length, height }: Box): boolean {
  if (height <= MIN_TYPE_THICKNESS_PX) return false;
  const row = (y + (height >> 1)) * width;
  let changes = 0;
  for (let at = row + x + 1; at < row + x + length; at++) if (!closeTo(data[at], data[at - 1])) changes++;
  return changes > MIN_COLOR_CHANGE_SHARE * length;
}

/** A line in its parts of one colour: what is done and what is left of a progress bar, a border across two panels. */
function inColors({ data, width }: Pixels, bar: Box): Box[] {
  const row = (bar.y + (bar.height >> 1)) * width;
  const parts: Box[] = [];
  let start = bar.x;
  for (let x = bar.x + 1; x <= right(bar); x++) {
    if (x < right(bar) && closeTo(data[row + x], data[row + x - 1])) continue;
    // What is shorter is the soft end between two parts.
    if (x - start >= MIN_PART_LENGTH_PX) parts.push({ x: start, y: bar.y, width: x - start, height: bar.height });
    start = x;
  }
  if (parts.length < 2 || parts.length > MAX_PART_COUNT) return [bar];
  return parts.map((part, i) => {
    const x = i === 0 ? bar.x : part.x;
    return { ...part, x, width: (parts[i + 1]?.x ?? right(bar)) - x };
  });
}

/** What is right above the middle of a part of a line, where that is a surface. */
function surfaceOf({ labels, first }: ComponentMap, width: number, { surface }: ConnectedComponent, part: Box): number {
  const above = labels[Math.max(0, part.y - 1) * width + part.x + (part.width >> 1)];
  return above >= 0 && above < first - 1 ? above : surface;
}

/** A rule with more than this share of one long side inside its component is a slice of something thicker. */
const MAX_COVERED_SIDE_SHARE = 0.5;
/** Where along a run the thickness of its component is measured. */
const PROBE_SHARES = [0.1, 0.5, 0.9];
/** Two edges of a straight line are no farther from each other anywhere on it; a soft edge may be seen or not. */
const MAX_BEND_PX = 1;

/**
 * Whether a run of a line drawing is a slice of a thick curve (a ring, an arc): its component goes on beside it, and is thicker than a
 * rule or bends. One soft row beside a border does not count, nor does the second line of a double one.
 */
function isChord({ labels }: ComponentMap, width: number, component: ConnectedComponent, run: Box): boolean {
  const { id } = component;
  const level = run.width >= run.height;
  const [along, across] = level ? [1, width] : [width, 1];
  const [length, thickness] = level ? [run.width, run.height] : [run.height, run.width];
  const [least, most] = level
    ? [component.y - run.y, bottom(component) - 1 - run.y]
    : [component.x - run.x, right(component) - 1 - run.x];
  const start = run.y * width + run.x;
  const isCovered = (offset: number, step: number): boolean => {
    if (offset + 2 * step < least || offset + 2 * step > most) return false;
    let covered = 0;
    for (let i = 0, at = start + offset * across; i < length; i++, at += along)
      if (labels[at + step * across] === id && labels[at + 2 * step * across] === id) covered++;
    return covered > MAX_COVERED_SIDE_SHARE * length;
  };
  if (!isCovered(0, -1) && !isCovered(thickness - 1, 1)) return false;
  const edges = PROBE_SHARES.map((share) => {
    const at = start + Math.floor(share * (length - 1)) * along;
    let [first, last] = [0, thickness - 1];
    while (first > least && labels[at + (first - 1) * across] === id) first--;
    while (last < most && labels[at + (last + 1) * across] === id) last++;
    return { first, last };
  });
  const bends = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) > MAX_BEND_PX;
  return (
    edges.some(({ first, last }) => last - first > MAX_THICKNESS_PX) ||
    bends(edges.map(({ first }) => first)) ||
    bends(edges.map(({ last }) => last))
  );
}

/** Marks part the line that they stand on; the soft side of a card has nothing on it, and a tick is as thin as the line. */
const isInterrupted = (runs: readonly Box[]): boolean =>
  runs.some(({ x, y, width }) =>
    runs.some((above) => above.x === x && above.width === width && y - bottom(above) >= MAX_THICKNESS_PX),
  );

/** The bar of a large T is as straight as a border; only four sides make a frame. */
function isFrame(runs: readonly Box[]): boolean {
  const level = runs.filter((run) => run.width > run.height).length;
  return level >= 2 && runs.length - level >= 2;
}

function toRule(image: Pixels, component: ConnectedComponent, box: Box): Rule {
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
    surface: component.surface,
  };
}

/** Ink above and below a line, in parts of the line's own: what the line crosses, and not the ground in the eye of a letter. */
const MIN_STROKE_INK = 0.25;

/** @param keepsStrokes what the line only crosses, with ink above and below, is left: the letters of struck words */
function clear(image: Pixels, map: ComponentMap, component: ConnectedComponent, box: Box, keepsStrokes = false): void {
  const { labels } = map;
  const ground = groundOf(image, component);
  const isStroke = (x: number, y: number): boolean => {
    const [at, line] = [y * image.width + x, image.data[box.y * image.width + x]];
    const least = MIN_STROKE_INK * channelDistance(line, ground);
    return labels[at] === component.id && channelDistance(image.data[at], ground) >= least;
  };
  for (let x = box.x; x < box.x + box.width; x++) {
    if (keepsStrokes && isStroke(x, box.y - 1) && isStroke(x, bottom(box))) continue;
    for (let y = box.y; y < box.y + box.height; y++) {
      const at = y * image.width + x;
      if (labels[at] === component.id) labels[at] = map.first - 1;
    }
  }
}

const groundOf = ({ width, data }: Pixels, { x, y }: Box): number =>
  data[Math.max(0, y - 1) * width + Math.max(0, x - 1)];

/** A line through words runs in the middle part of their height, and has letters above and below it. */
const [MIN_STRIKE_PLACE, MAX_STRIKE_PLACE] = [0.3, 0.72];
const MAX_STRIKE_PX = 3;
const MAX_STRUCK_HEIGHT_PX = 72;
const MIN_LETTER_SHARE = 0.15;

function isStrike({ labels }: ComponentMap, stride: number, component: ConnectedComponent, run: Box): boolean {
  if (run.height > MAX_STRIKE_PX || run.width < run.height || component.height > MAX_STRUCK_HEIGHT_PX) return false;
  const place = (run.y + run.height / 2 - component.y) / component.height;
  if (place < MIN_STRIKE_PLACE || place > MAX_STRIKE_PLACE || run.width < 0.8 * component.width) return false;
  return [run.y - 1, bottom(run)].every((y) => {
    let letters = 0;
    for (let x = run.x; x < right(run); x++) if (labels[y * stride + x] === component.id) letters++;
    return letters >= MIN_LETTER_SHARE * run.width && letters < (1 - MIN_LETTER_SHARE) * run.width;
  });
}

/** So much of a line through words has one colour; where it crosses a stroke it may be darker, but nowhere paler, by these levels. */
const MIN_LINE_SHARE = 0.4;
const MAX_PALER_LEVELS = 8;

/** A line in a colour that lets the ground through: it is darker where it crosses the strokes of the words that it strikes. */
function findSheerStrike(image: Pixels, map: ComponentMap, component: ConnectedComponent): Box | undefined {
  const { width: stride, data } = image;
  if (component.height > MAX_STRUCK_HEIGHT_PX) return undefined;
  const ground = groundOf(image, component);
  for (let row = Math.ceil(MIN_STRIKE_PLACE * component.height); row < MAX_STRIKE_PLACE * component.height; row++) {
    const run = { x: component.x, y: component.y + row, width: component.width, height: 1 };
    const start = run.y * stride + run.x;
    const colors = Array.from({ length: run.width }, (_, i) => data[start + i]).filter(
      (_, i) => map.labels[start + i] === component.id,
    );
    if (colors.length < run.width) continue;
    // The soft ends of a line are paler.
    const inner = colors.slice(1, -1);
    const line = mostFrequent(inner);
    const isSheer =
      inner.every((color) => channelDistance(color, ground) >= channelDistance(line, ground) - MAX_PALER_LEVELS) &&
      inner.filter((color) => closeTo(color, line)).length >= MIN_LINE_SHARE * inner.length;
    if (isSheer && isStrike(map, stride, component, run)) return run;
  }
  return undefined;
}

/** Runs of one colour in a component, and past single pixels in another where another line meets it, as borders in CSS do aslant. */
function runsAlong(
  { data, width }: Pixels,
  { labels }: ComponentMap,
  component: ConnectedComponent,
  axis: 'x' | 'y',
  minLength: number,
): Box[] {
  const runs: Box[] = [];
  const level = axis === 'x';
  const [lines, length] = level ? [component.height, component.width] : [component.width, component.height];
  const [step, across] = level ? [1, width] : [width, 1];
  const goesOn = (at: number, color: number): boolean => labels[at] === component.id && closeTo(data[at], color);
  const isJoint = (at: number, end: number, color: number): boolean =>
    labels[at] === component.id &&
    at + step < end &&
    goesOn(at + step, color) &&
    [-across, across].some((side) => MET_PX.every((k) => closeTo(data[at + k * side], color)));
  for (let line = 0; line < lines; line++) {
    const first = (component.y + (level ? line : 0)) * width + component.x + (level ? 0 : line);
    const end = first + length * step;
    for (let at = first; at < end; ) {
      if (labels[at] !== component.id) {
        at += step;
        continue;
      }
      const [start, color] = [at, data[at]];
      while (at < end && (goesOn(at, color) || (at - start > MIN_BEFORE_JOINT_PX * step && isJoint(at, end, color))))
        at += step;
      const [from, run] = [(start - first) / step, (at - start) / step];
      if (run < minLength) continue;
      const box = level
        ? { x: component.x + from, y: component.y + line, width: run, height: 1 }
        : { x: component.x + line, y: component.y + from, width: 1, height: run };
      join(runs, box, level ? 'y' : 'x');
    }
  }
  return runs.filter((run) => (level ? run.height : run.width) <= MAX_THICKNESS_PX);
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
