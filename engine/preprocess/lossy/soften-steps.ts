import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';
import { release } from '../../raster/release.ts';
import type { Labels } from './labels.ts';
import { CORE } from './restore-ink.ts';
import { toneOf } from './tone.ts';

/** Colours of two parts of a gradient differ by no more levels. */
const MAX_STEP_LEVELS = 72;
/** Of that difference, the share that is seen across an edge that is none, and how many pixels such an edge has at least. */
const MAX_SEEN_SHARE = 0.5;
const MIN_EDGE_PX = 8;
/** Smaller letters have one colour for all that can be seen; none are larger, or fill more of their box, but for a narrow l. */
const MIN_LETTER_HEIGHT_PX = 24;
const [MAX_LETTER_HEIGHT_PX, MAX_LETTER_WIDTH_PX] = [140, 210];
const MAX_LETTER_FILL_SHARE = 0.8;
const MIN_FILLED_SIDE_PX = 28;
/** Share of what is around a letter that is plain. */
const MIN_PLAIN_SHARE = 0.7;
/** What a pixel is: none or a part of a letter, or of something else that has such edges. */
const [NO_PART, PART, NO_LETTER] = [0, 1, 2];
/** Colours of a gradient are parts of it in squares of this side that have such an edge, and in those around. */
const TILE_PX = 48;
const TILE_COLUMNS = 2 ** 12;
const TILES = [-1, 0, 1];
/** Pixels of a gradient to each side that tell its colour, but for those of its soft edge. */
const [REACH_PX, EDGE_PX] = [5, 2];
/** Levels of luma that tell ink from its ground, and the shares of them up to which a pixel is all ground, and from which on all ink. */
const [MIN_CONTRAST_LEVELS, LEAST_SHARE, FULL_SHARE] = [24, 0.08, 0.95];

/**
 * Large letters filled with a gradient were taken for small surfaces of one colour each, which touch. Where the picture
 * has no edge between two such colours, both are parts of a gradient, and have the colours of the picture again.
 *
 * @param clean is changed
 * @param firstSmall the number of the first colour that only small surfaces have
 */
export function softenSteps(image: Pixels, clean: Pixels, { kinds, near, grounds }: Labels, firstSmall: number): void {
  const { width, height, data } = image;
  const isSmall = (at: number): boolean => kinds[at] === 0 && near[at] >= firstSmall && near[at] < grounds.slope;
  const isFlat = (at: number): boolean => kinds[at] === CORE || isSmall(at);
  const edges = new Map<number, { seen: number; places: number[] }>();
  for (let y = 1; y < height - 2; y++) {
    for (let x = 1, at = y * width + 1; x < width - 2; x++, at++) {
      if (!isFlat(at)) continue;
      for (const step of [1, width]) {
        const [before, next, after] = [at - step, at + step, at + 2 * step];
        const [from, to] = [clean.data[at], clean.data[next]];
        if (from === to || !isFlat(next) || clean.data[before] !== from || clean.data[after] !== to) continue;
        if (!isFlat(before) || !isFlat(after) || channelDistance(from, to) > MAX_STEP_LEVELS) continue;
        const key = Math.min(from, to) * 2 ** 24 + Math.max(from, to);
        const edge = edges.get(key) ?? { seen: 0, places: [] };
        edges.set(key, edge);
        edge.seen += shareOf(data[before], data[after], from, to);
        edge.places.push(at, next);
      }
    }
  }
  const soft = [...edges.values()].filter(
    ({ seen, places }) => places.length >= 2 * MIN_EDGE_PX && seen <= (MAX_SEEN_SHARE * places.length) / 2,
  );
  if (soft.length === 0) return;
  const isPart = new Uint8Array(data.length);
  const places = soft.flatMap((edge) => edge.places);
  // The next letter may show its colours in pieces that hardly touch.
  const colors = new Set(places.map((at) => clean.data[at]));
  const tiles = new Set(places.map(tileOf));
  const isNear = (at: number): boolean => {
    const tile = tileOf(at);
    return TILES.some((down) => TILES.some((across) => tiles.has(tile + down * TILE_COLUMNS + across)));
  };
  for (let at = 0; at < data.length; at++) {
    if (isPart[at] !== NO_PART || !isFlat(at) || !colors.has(clean.data[at]) || !isNear(at)) continue;
    const letter = follow(at);
    if (!isLetter(letter)) for (const other of letter) isPart[other] = NO_LETTER;
  }
  for (let at = 0; at < data.length; at++) {
    if (isPart[at] !== PART) continue;
    const ink = meanAround(at);
    if (ink >= 0) clean.data[at] = onGround(at, ink);
  }
  release(isPart);

  /** Marks what is joined to a pixel. */
  function follow(start: number): number[] {
    const found = [start];
    isPart[start] = PART;
    for (const at of found) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= data.length || isPart[next] !== NO_PART || (kinds[next] === 0 && !isSmall(next)))
          continue;
        isPart[next] = PART;
        found.push(next);
      }
    }
    return found;
  }

  function isLetter(places: readonly number[]): boolean {
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const at of places) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    const isThin = places.length <= MAX_LETTER_FILL_SHARE * (right - left) * (bottom - top);
    if (bottom - top < MIN_LETTER_HEIGHT_PX) return false;
    if (bottom - top > MAX_LETTER_HEIGHT_PX || right - left > MAX_LETTER_WIDTH_PX) return false;
    return (isThin || right - left < MIN_FILLED_SIDE_PX) && stands(places);
  }

  /** On plain ground, not within a photograph. */
  function stands(places: readonly number[]): boolean {
    let [plain, all] = [0, 0];
    for (const at of places) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= data.length || isPart[next] === PART) continue;
        all++;
        if (near[next] >= 0) plain++;
      }
    }
    return plain >= MIN_PLAIN_SHARE * all;
  }

  function tileOf(at: number): number {
    return Math.floor(at / width / TILE_PX) * TILE_COLUMNS + Math.floor((at % width) / TILE_PX);
  }

  /** Not at the soft edge. */
  function isInner(at: number): boolean {
    return [-EDGE_PX, EDGE_PX, -EDGE_PX * width, EDGE_PX * width].every((step) => isPart[at + step] === PART);
  }

  function each(at: number, visit: (other: number) => void): void {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let v = Math.max(0, y - REACH_PX); v <= Math.min(height - 1, y + REACH_PX); v++)
      for (let u = Math.max(0, x - REACH_PX); u <= Math.min(width - 1, x + REACH_PX); u++) visit(v * width + u);
  }

  /** The colour of a gradient at a pixel; -1 where only its edges are seen. */
  function meanAround(at: number): Rgb {
    let [r, g, b, count] = [0, 0, 0, 0];
    each(at, (other) => {
      if (isPart[other] !== PART || !isInner(other)) return;
      r += red(data[other]);
      g += green(data[other]);
      b += blue(data[other]);
      count++;
    });
    return count === 0 ? -1 : rgb(Math.round(r / count), Math.round(g / count), Math.round(b / count));
  }

  /** That colour where it covers its ground only in part, as much as its luma tells. */
  function onGround(at: number, ink: Rgb): Rgb {
    const counts = new Map<Rgb, number>();
    if (!isInner(at))
      each(at, (other) => {
        if (kinds[other] === 0 && isPart[other] === NO_PART)
          counts.set(clean.data[other], (counts.get(clean.data[other]) ?? 0) + 1);
      });
    const [ground] = [...counts].sort((one, two) => two[1] - one[1])[0] ?? [ink];
    const [own, low, high] = [data[at], ground, ink].map((color) => toneOf(color).y);
    if (Math.abs(high - low) < MIN_CONTRAST_LEVELS) return ink;
    const seen = (own - low) / (high - low);
    const share = seen < LEAST_SHARE ? 0 : seen > FULL_SHARE ? 1 : seen;
    const mix = (level: (color: Rgb) => number): number =>
      Math.round(level(ground) + share * (level(ink) - level(ground)));
    return rgb(mix(red), mix(green), mix(blue));
  }
}

/** How much of the way from one colour to another one a step goes. */
function shareOf(from: Rgb, to: Rgb, first: Rgb, last: Rgb): number {
  let [along, all] = [0, 0];
  for (const level of [red, green, blue]) {
    along += (level(to) - level(from)) * (level(last) - level(first));
    all += (level(last) - level(first)) ** 2;
  }
  return along / Math.max(1, all);
}
