import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Sign } from '../../model/segmentation.ts';
import { bottom, overlapY, right } from '../../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';
import { coverageOf, HEADLINE_REACH_PX, MIN_HEADLINE_PX, TEXT_REACH_PX } from '../../raster/coverage.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';
import { findSigns } from './find-signs.ts';
import { type Cover, letterPieces, type Piece, piecesOf } from './letter-pieces.ts';

/** A photograph that is smaller has no text on it that could be read. */
const [MIN_WIDTH_PX, MIN_HEIGHT_PX] = [80, 24];
/** Colours that are tried beside white, and pairs of equal neighbours, the inside of strokes, that one must and surely has. */
const MAX_COLOR_COUNT = 3;
const [MIN_PAIR_COUNT, MIN_SURE_PAIR_COUNT] = [16, 40];
const WHITE = 0xffffff;
/** Colours as near as this are one, in levels. */
const MAX_SAME_DIFFERENCE_LEVELS = 72;
/** So far to both sides a stroke of small text and of a headline has ended; share of the pairs of a colour within strokes. */
const STROKE_REACHES_PX = [8, 20];
const MIN_STROKE_SHARE = 0.3;
/** Around a letter, in its heights, no other colour is looked for, nor up to the next letter that is no farther. */
const [TAKEN_AROUND_RATIO, TAKEN_BETWEEN_RATIO] = [0.2, 1.2];
/** A pixel that is covered less shows nothing but the grain of its ground: 0..255. */
const MIN_INK_COVERAGE = 24;

/**
 * Letters that stand on a photograph itself: pieces covered by ink of one colour that follow each other on a line. Each gets
 * a component of its own, with the photograph around it as its background; the photograph is a surface of its own. What is
 * drawn there in such an ink comes along.
 * @param surface label of the first photograph; those of the others and of other colours follow downwards
 * @param drawings those of the photographs that are drawn: what looks like a sign there is a part of them
 */
export function liftLettering(
  image: Pixels,
  map: ComponentMap,
  background: Int32Array,
  photographs: readonly Box[],
  panels: readonly Box[],
  surface: number,
  drawings: ReadonlySet<Box> = new Set(),
): { letters: ConnectedComponent[]; signs: Sign[] } {
  const lifted: ConnectedComponent[] = [];
  const signs: Sign[] = [];
  const from = map.first + map.components.length;
  let own = surface;
  for (const photograph of photographs) {
    if (photograph.width < MIN_WIDTH_PX || photograph.height < MIN_HEIGHT_PX) continue;
    const taken = new Uint8Array(photograph.width * photograph.height);
    for (const panel of panels) block(taken, photograph, panel);
    const covers = new Map<Rgb, Cover[]>();
    const coversOf = (color: Rgb): Cover[] => {
      const known = covers.get(color) ?? coversBy(color, image, photograph);
      covers.set(color, known);
      return known;
    };
    const isFree = (at: number): boolean => taken[at] === 0;
    // Several look for them, and they stay the same until something is taken.
    const known = new Map<Cover, Piece[]>();
    const piecesIn = (cover: Cover): Piece[] => {
      const pieces = known.get(cover) ?? piecesOf(cover, isFree);
      known.set(cover, pieces);
      return pieces;
    };
    for (const ink of inksOn(image, photograph, taken)) {
      const [headlines, text] = coversOf(ink.color);
      // Beside a text they may be taken for letters of its line: what is read tells.
      const drawn =
        ink.isSheer || drawings.has(photograph)
          ? []
          : findSigns(headlines, piecesIn(headlines)).map((box) => ({
              ...box,
              x: photograph.x + box.x,
              y: photograph.y + box.y,
            }));
      const letters = lettersOf([headlines, text], ink, piecesIn, isFree).map((letter) =>
        lift(image, map, background, photograph, letter, own),
      );
      for (const letter of letters) {
        paintGround(image, map.labels, background, from, letter);
        block(taken, photograph, groundBeside(letter, letters));
      }
      lifted.push(...letters);
      if (letters.length > 0) own--;
      for (const sign of drawn) block(taken, photograph, sign);
      if (letters.length + drawn.length > 0) known.clear();
      signs.push(...drawn.map((box) => ({ box, color: ink.color })));
    }
  }
  return { letters: lifted, signs };
}

/** `isSheer`: it covers its ground in part only, everywhere alike. */
type Ink = { color: Rgb; isSheer: boolean };
type Letter = { cover: Cover; piece: Piece };

/** A photograph as seen by ink of one colour: headlines first, whose strokes are grounds when looked at as small text. */
function coversBy(color: Rgb, image: Pixels, photograph: Box): Cover[] {
  const { width, height } = photograph;
  const distances = distancesFrom(image, photograph, color);
  return [HEADLINE_REACH_PX, TEXT_REACH_PX].map((reach) => ({
    ...{ width, height, distances },
    coverage: coverageOf(distances, width, height, reach),
  }));
}

function lettersOf(
  [headlines, text]: readonly [Cover, Cover],
  { isSheer }: Ink,
  piecesIn: (cover: Cover) => Piece[],
  isFree: (at: number) => boolean,
): Letter[] {
  const large = letterPieces(headlines, piecesIn(headlines), { minHeight: MIN_HEADLINE_PX, isSheer });
  const known = new Set(large.flatMap(({ pixels }) => pixels));
  const rest = known.size === 0 ? piecesIn(text) : piecesOf(text, (at) => isFree(at) && !known.has(at));
  const small = letterPieces(text, rest, { minHeight: 0, isSheer });
  return [...large.map((piece) => ({ cover: headlines, piece })), ...small.map((piece) => ({ cover: text, piece }))];
}

/** Where the ground of letters looks like strokes of another colour: around one, and between it and the next. */
function groundBeside(letter: Box, letters: readonly Box[]): Box {
  const around = letter.height * TAKEN_AROUND_RATIO;
  const gaps = letters
    .filter((other) => other.x >= right(letter) && overlapY(other, letter) > 0)
    .map((other) => other.x - right(letter));
  const gap = Math.min(...gaps);
  const after = gap <= TAKEN_BETWEEN_RATIO * letter.height ? Math.max(gap, around) : around;
  return {
    x: letter.x - around,
    y: letter.y - around,
    width: around + letter.width + after,
    height: letter.height + 2 * around,
  };
}

/** Marks the pixels of a photograph that lie in a box. */
function block(taken: Uint8Array, photograph: Box, box: Box): void {
  const left = Math.max(0, Math.round(box.x - photograph.x));
  const end = Math.min(photograph.width, Math.round(right(box) - photograph.x));
  const foot = Math.min(photograph.height, Math.round(bottom(box) - photograph.y));
  for (let y = Math.max(0, Math.round(box.y - photograph.y)); y < foot; y++)
    if (end > left) taken.fill(1, y * photograph.width + left, y * photograph.width + end);
}

/**
 * White, and the colours that most pairs of equal neighbours within strokes have: photographs hardly have any. Text that lets
 * its ground through is white, as a rule: its own colour is nowhere, but by chance a few times in a row.
 */
function inksOn({ width, data }: Pixels, box: Box, taken: Uint8Array): Ink[] {
  const pairs = new Map<Rgb, { color: Rgb; all: number; inStroke: number }>();
  let count: { color: Rgb; all: number; inStroke: number } | undefined;
  for (let y = 0; y < box.height - 1; y++) {
    for (let x = 0; x < box.width - 1; x++) {
      const at = (box.y + y) * width + box.x + x;
      const color = data[at];
      if ((data[at + 1] !== color && data[at + width] !== color) || taken[y * box.width + x]) continue;
      // Neighbours are of one colour, as a rule.
      if (count?.color !== color) {
        count = pairs.get(color) ?? { color, all: 0, inStroke: 0 };
        pairs.set(color, count);
      }
      count.all++;
      if (STROKE_REACHES_PX.some((reach) => isStroke(data, width, at, reach))) count.inStroke++;
    }
  }
  const ranked = [...pairs]
    .filter(([, { all, inStroke }]) => inStroke >= MIN_PAIR_COUNT && inStroke >= MIN_STROKE_SHARE * all)
    .sort(([, a], [, b]) => b.inStroke - a.inStroke);
  const colors: Rgb[] = [WHITE];
  let sure = 1;
  for (const [color, { inStroke }] of ranked) {
    if (colors.length > MAX_COLOR_COUNT) break;
    if (colors.some((other) => channelDistance(other, color) <= MAX_SAME_DIFFERENCE_LEVELS)) continue;
    colors.push(color);
    if (inStroke >= MIN_SURE_PAIR_COUNT) sure++;
  }
  const inks = colors.map((color): Ink => ({ color, isSheer: false }));
  return [...inks.slice(0, sure), { color: WHITE, isSheer: true }, ...inks.slice(sure)];
}

/** Whether another colour lies on both sides of a pixel. */
function isStroke(data: Int32Array, width: number, at: number, reach: number): boolean {
  const isOther = (other: number): boolean => channelDistance(data[other], data[at]) > MAX_SAME_DIFFERENCE_LEVELS;
  const [left, end, above, below] = [at - reach, at + reach, at - reach * width, at + reach * width];
  return (isOther(left) && isOther(end)) || (above >= 0 && below < data.length && isOther(above) && isOther(below));
}

/** Of the pixels of a part of the image from a colour: the sum of the three channels. */
function distancesFrom({ width, data }: Pixels, box: Box, color: Rgb): Uint16Array {
  const distances = new Uint16Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const row = (box.y + y) * width + box.x;
    for (let x = 0; x < box.width; x++) {
      const own = data[row + x];
      distances[y * box.width + x] =
        Math.abs(red(own) - red(color)) + Math.abs(green(own) - green(color)) + Math.abs(blue(own) - blue(color));
    }
  }
  return distances;
}

/** Gives a letter and the soft pixels around it an id of their own. */
function lift(
  image: Pixels,
  { labels, first, components }: ComponentMap,
  background: Int32Array,
  photograph: Box,
  { cover: { width, height, coverage }, piece }: Letter,
  surface: number,
): ConnectedComponent {
  const id = first + components.length;
  let pixels = 0;
  let [left, top, end, foot] = [width, height, 0, 0];
  for (const at of piece.pixels) {
    const x = at % width;
    const y = (at - x) / width;
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        const to = (photograph.y + v) * image.width + photograph.x + u;
        if (labels[to] === id || coverage[v * width + u] < MIN_INK_COVERAGE) continue;
        labels[to] = id;
        background[to] = UNKNOWN;
        pixels++;
        [left, top, end, foot] = [Math.min(left, u), Math.min(top, v), Math.max(end, u + 1), Math.max(foot, v + 1)];
      }
    }
  }
  const box = { x: photograph.x + left, y: photograph.y + top, width: end - left, height: foot - top };
  const component = { id, pixels, ...box, surface, share: 1, second: -1 };
  components.push(component);
  return component;
}

/** Ground that is still to be painted. */
const UNKNOWN = -1;

/** The ground below the ink of a letter: the mean of the nearest pixels to the left and to the right that belong to none. */
function paintGround(
  { width, data }: Pixels,
  labels: Int32Array,
  background: Int32Array,
  lifted: number,
  { id, ...box }: ConnectedComponent,
): void {
  for (let y = box.y; y < bottom(box); y++) {
    for (let x = box.x; x < right(box); x++) {
      const at = y * width + x;
      if (labels[at] !== id || background[at] !== UNKNOWN) continue;
      let [left, end] = [at, at];
      while (left > at - x && labels[left] >= lifted) left--;
      while (end < at - x + width - 1 && labels[end] >= lifted) end++;
      const [a, b] = [data[left], data[end]];
      background[at] = rgb((red(a) + red(b)) >> 1, (green(a) + green(b)) >> 1, (blue(a) + blue(b)) >> 1);
    }
  }
}
