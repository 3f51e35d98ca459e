import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Gauge } from '../model/gauge.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, centerX, contains, right } from '../raster/box.ts';
import { channelDistance, contrastRatio } from '../raster/color.ts';
import { type Band, modeOf, scanBand } from './scan-band.ts';

export type PlacedGauge = { box: Box; gauge: Gauge };

const MIN_SEED_WIDTH_PX = 16;
/** A shorter bar is one among others like it, as in the column of a table. */
const MIN_LENGTH_PX = 60;
const MIN_SHORT_LENGTH_PX = 24;
/** Length over height. */
const MIN_ASPECT = 4;
const MIN_HEIGHT_PX = 2;
/** Thinner bars without a knob are the lines below tabs. */
const MIN_PROGRESS_HEIGHT_PX = 3;
const MAX_HEIGHT_PX = 28;
const MAX_TAB_LINE_PX = 4;
/** How much higher than its track a knob is. */
const MIN_KNOB_RISE_PX = 4;
const MAX_KNOB_PX = 40;
/** A ring of ground around a knob; and all of one that is a ring on the ground. */
const GAPS_PX = [6, 20];
/** How far the shadow of a knob reaches beside it. */
const MAX_SHADOW_PX = 4;
/** Neighbouring pixels of one paint differ by no more than this, two paints by more than that. */
const MAX_SMOOTH_LEVELS = 10;
const MIN_EDGE_LEVELS = 24;
/** Corners that are less round than this, in px, are square; as a share of half the height, those that are rounder are half discs. */
const MIN_RADIUS_PX = 1.5;
const MIN_PILL_SHARE = 0.85;

/**
 * Sliders and bars of progress: bands of one height on plain ground that have one colour, or a gradient, up to some place and
 * another, paler one from there on; a slider has a knob at that place. A bar that is all of one colour is full, or empty,
 * when another one above or below it is like it.
 * @param seeds rules, boxes and drawings: parts of a band, or all of it
 * @param texts boxes of ink: the line below the open one of some tabs is as long as the word above it
 */
export function findGauges(image: Pixels, seeds: readonly Box[], texts: readonly Box[]): PlacedGauge[] {
  const seenOnes: PlacedGauge[] = [];
  const plain: { track: Box; color: Rgb }[] = [];
  const seen = new Set<string>();
  for (const seed of seeds) {
    if (seed.width < MIN_SEED_WIDTH_PX || seed.height > MAX_HEIGHT_PX || seed.width < 2 * seed.height) continue;
    const reading = readFirst(
      GAPS_PX.map((gap) => () => {
        const band = bandOf(image, seed, gap);
        const place = band && `${band.y} ${band.x0} ${band.x1} ${band.ground}`;
        if (!band || band.x1 - band.x0 < MIN_SHORT_LENGTH_PX || seen.has(place!)) return undefined;
        seen.add(place!);
        return readBand(image, band);
      }),
    );
    if (!reading) continue;
    const { gauge, track } = reading;
    if (!gauge) plain.push({ track, color: reading.color });
    else if (gauge.kind === 'slider' || !texts.some((text) => isTabOf(text, gauge)))
      seenOnes.push({ box: boxAround(gauge), gauge });
  }
  const found = seenOnes.filter(
    ({ gauge: { track } }) =>
      track.width >= MIN_LENGTH_PX ||
      seenOnes.some(({ gauge }) => gauge.track.y !== track.y && isAlike(gauge.track, track)),
  );
  const models = found.filter(({ gauge }) => gauge.kind === 'progress');
  for (const { track, color } of plain) {
    const model = models.find(({ gauge }) => isAlike(gauge.track, track));
    if (!model) continue;
    const isEmpty = channelDistance(color, model.gauge.rest) <= MAX_SMOOTH_LEVELS;
    if (isEmpty || channelDistance(color, model.gauge.fill[0]) <= MIN_EDGE_LEVELS)
      found.push({ box: track, gauge: { ...model.gauge, track, value: isEmpty ? 0 : 1 } });
  }
  return found.filter(({ box }, i) => !found.some((other, j) => j < i && contains(other.box, box, 2)));
}

function readFirst(attempts: readonly (() => Reading | undefined)[]): Reading | undefined {
  for (const attempt of attempts) {
    const reading = attempt();
    if (reading) return reading;
  }
  return undefined;
}

/** The ground is what lies right above and below a seed, where its knob is not. */
function bandOf(image: Pixels, seed: Box, maxGap: number): Band | undefined {
  const { data, width, height } = image;
  const y = Math.floor(seed.y + (seed.height - 1) / 2);
  const [over, under] = [seed.y - 3, bottom(seed) + 2];
  if (over < 0 || under >= height) return undefined;
  for (const share of [0.5, 0.2, 0.8]) {
    const x = Math.min(width - 1, Math.round(seed.x + share * seed.width));
    const ground = data[over * width + x];
    if (channelDistance(ground, data[under * width + x]) > MAX_SMOOTH_LEVELS) continue;
    if (channelDistance(ground, data[y * width + x]) > MAX_SMOOTH_LEVELS) return scanBand(image, x, y, ground, maxGap);
  }
  return undefined;
}

type Reading = { track: Box; color: Rgb; gauge?: Gauge };

function readBand({ data, width }: Pixels, band: Band): Reading | undefined {
  const { y, x0, x1, above, below, ground } = band;
  const heights = above.map((reach, i) => (reach < 0 ? 0 : reach + below[i] + 1));
  const common = modeOf(heights);
  const length = x1 - x0;
  if (common < MIN_HEIGHT_PX || common > MAX_HEIGHT_PX || length < MIN_ASPECT * common) return undefined;
  const up = modeOf(above.filter((_, i) => heights[i] === common));
  const track: Box = { x: x0, y: y - up, width: length, height: common };
  const knob = knobIn(heights, common);
  if (knob === null) return undefined;
  const end = Math.ceil(common / 2) + 1;
  const isEven = (from: number, to: number): boolean =>
    heights.slice(from, to).every((height) => Math.abs(height - common) <= 1);
  const row = (i: number): Rgb => data[(track.y + (common >> 1)) * width + x0 + i];
  const isSmooth = (from: number, to: number): boolean => {
    for (let i = from + 1; i < to; i++) if (channelDistance(row(i), row(i - 1)) > MAX_SMOOTH_LEVELS) return false;
    return true;
  };
  /** @param x where it ends @param beyond what is seen behind it */
  const radiusAt = (x: number, step: 1 | -1, color: Rgb, beyond: Rgb): number => {
    const side = Math.ceil(common / 2);
    const missing = (i: number, j: number): number =>
      1 -
      Math.min(1, channelDistance(data[(track.y + j) * width + x + i * step], beyond) / channelDistance(color, beyond));
    let sum = 0;
    // How far the whole of it begins within a pixel is no part of a corner.
    for (let i = 0; i < side; i++) for (let j = 0; j < side; j++) sum += missing(i, j) - missing(i, side - 1);
    const radius = Math.sqrt(Math.max(0, sum) / (1 - Math.PI / 4));
    if (radius < MIN_RADIUS_PX) return 0;
    return radius > (MIN_PILL_SHARE * common) / 2 ? common / 2 : Math.round(2 * radius) / 2;
  };
  const radius = common > 3 ? radiusAt(x0, 1, row(end), ground) : 0;
  if (!knob) {
    if (!isEven(end, length - end)) return undefined;
    const steps = Array.from({ length: length - 2 }, (_, i) => i + 1).filter(
      (i) => channelDistance(row(i + 1), row(i - 1)) > MIN_EDGE_LEVELS,
    );
    const inside = steps.filter((i) => i > 1 && i < length - 2);
    if (inside.length === 0) return isSmooth(end, length - end) ? { track, color: row(end) } : undefined;
    const [edge, after] = [inside[0], inside[inside.length - 1] + 1];
    if (after - edge > 3 || common < MIN_PROGRESS_HEIGHT_PX) return undefined;
    if (!isSmooth(Math.min(end, edge - 2), edge) || !isSmooth(after + 1, length - 2)) return undefined;
    const [fill, rest] = [
      [row(Math.min(end, edge >> 1)), row(Math.max(0, edge - 2))],
      row(Math.max(after + 1, length - end)),
    ];
    if (channelDistance(row(after + 1), rest) > MAX_SMOOTH_LEVELS) return undefined;
    // What is there stands out more than what is not.
    if (contrastRatio(fill[1], ground) <= contrastRatio(rest, ground)) return undefined;
    const value = (edge + 0.5 + (after - edge) / 2) / length;
    const endRadius = radius > 0 ? radiusAt(x0 + edge, -1, fill[1], rest) : 0;
    const read = { kind: 'progress' as const, value, track, fill: plainFill(fill), rest, radius, endRadius };
    return { track, color: rest, gauge: read };
  }
  const [left, begin] = [knob.from - MAX_SHADOW_PX, knob.to + MAX_SHADOW_PX];
  if (!isEven(Math.min(end, left), left) || !isEven(begin, length - end)) return undefined;
  if (!isSmooth(Math.min(end, left), left) || !isSmooth(begin, length - 2)) return undefined;
  const side = knob.to - knob.from;
  const middle = (knob.from + knob.to) >> 1;
  const tall = knob.isHollow ? side : above[middle] + below[middle] + 1 + 2 * knob.ring;
  const isCentred = knob.isHollow || Math.abs(above[middle] - below[middle]) <= 4;
  if (!isCentred || Math.abs(tall - side) > Math.max(3, 0.25 * tall)) return undefined;
  const fill = left > 3 ? [row(Math.min(end, left >> 1)), row(Math.max(0, left - 2))] : [row(length - end)];
  const rest = length - begin > 3 ? row(Math.max(begin + 1, length - end)) : fill[0];
  // A sign in the middle of a divider is no knob.
  const isOneColor = channelDistance(fill[0], rest) <= MAX_SMOOTH_LEVELS;
  if (isOneColor && Math.abs(middle - length / 2) <= 3) return undefined;
  const top = knob.isHollow ? track.y + (common - side) / 2 : y - above[middle] - knob.ring;
  const disc: Box = { x: x0 + knob.from, y: Math.round(top), width: side, height: side };
  const color = data[y * width + x0 + middle];
  const ring = knob.isHollow
    ? { width: knob.ring, color: row(knob.from + 1) }
    : knob.ring > 0
      ? { width: knob.ring, color: ground }
      : borderOf(data, width, x0 + middle, disc.y, color);
  const value = Math.min(1, Math.max(0, (disc.x - x0) / (length - disc.width)));
  const shown = { box: disc, color, ...(ring ? { border: ring } : {}) };
  return {
    track,
    color: rest,
    gauge: { kind: 'slider', value, track, fill: plainFill(fill), rest, radius, endRadius: 0, knob: shown },
  };
}

/** The columns of a knob from edge to edge; `ring`: how wide its border is where ground is seen in it. */
type Knob = { from: number; to: number; ring: number; isHollow: boolean };

/**
 * The one place where a band is higher than its track. Ground seen in it once is the inside of a ring, seen twice it is the
 * ring around a disc. Null where there is no knob, but something else.
 */
function knobIn(heights: readonly number[], common: number): Knob | undefined | null {
  const high = heights.flatMap((height, i) => (height >= common + MIN_KNOB_RISE_PX ? [i] : []));
  if (high.length === 0) return heights.includes(0) ? null : undefined;
  const [from, to] = [high[0], high[high.length - 1] + 1];
  if (to - from > MAX_KNOB_PX) return null;
  const gaps: { from: number; to: number }[] = [];
  heights.forEach((height, i) => {
    if (height > 0) return;
    const last = gaps[gaps.length - 1];
    if (last?.to === i) last.to++;
    else gaps.push({ from: i, to: i + 1 });
  });
  if (gaps.some((gap) => gap.from < from - MAX_SHADOW_PX || gap.to > to + MAX_SHADOW_PX)) return null;
  if (gaps.length === 0) return { from, to, ring: 0, isHollow: false };
  // The outermost pixel of a ring is hardly higher than the track.
  if (gaps.length === 1) return { from: from - 1, to: to + 1, ring: Math.max(1, gaps[0].from - from), isHollow: true };
  const [first, last] = [gaps[0], gaps[1]];
  return gaps.length === 2 ? { from: first.from, to: last.to, ring: first.to - first.from, isHollow: false } : null;
}

const plainFill = ([first, last]: Rgb[]): Rgb[] =>
  last === undefined || channelDistance(first, last) <= MAX_SMOOTH_LEVELS ? [first] : [first, last];

/** What lies between the top of a knob and its own colour. */
function borderOf(data: Int32Array, width: number, x: number, top: number, color: Rgb) {
  const line = data[(top + 1) * width + x];
  if (channelDistance(line, color) <= MIN_EDGE_LEVELS) return undefined;
  let depth = 1;
  while (depth < 8 && channelDistance(data[(top + depth) * width + x], color) > MIN_EDGE_LEVELS) depth++;
  return depth < 8 ? { width: depth, color: line } : undefined;
}

function boxAround({ track, knob }: Gauge): Box {
  const y = Math.min(track.y, knob?.box.y ?? track.y);
  return { ...track, y, height: Math.max(bottom(track), knob ? bottom(knob.box) : 0) - y };
}

function isTabOf(text: Box, { track, value }: Gauge): boolean {
  const gap = track.y - bottom(text);
  const filled = value * track.width;
  if (track.height > MAX_TAB_LINE_PX) return false;
  const isBelow = gap >= 0 && gap <= 24 && Math.abs(centerX(text) - (track.x + filled / 2)) <= 6;
  return isBelow && filled >= text.width - 4 && filled <= text.width + 64;
}

/** How far two bars of one column differ in length where words of other lengths stand beside them. */
const MAX_LENGTH_RATIO = 1.25;

/** Bars of one height, and about one length, that begin or end below each other. */
const isAlike = (a: Box, b: Box): boolean =>
  Math.abs(a.height - b.height) <= 1 &&
  (Math.abs(a.x - b.x) <= 2 || Math.abs(right(a) - right(b)) <= 2) &&
  Math.max(a.width, b.width) <= MAX_LENGTH_RATIO * Math.min(a.width, b.width) + 2;
