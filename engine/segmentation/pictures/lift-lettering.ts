import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, contains, intersection, overlapX, overlapY, right } from '../../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';

/** A photograph that is smaller has no text on it that could be read. */
const [MIN_WIDTH_PX, MIN_HEIGHT_PX] = [80, 24];
/** Colours that are tried, and how many pairs of equal neighbours one has to have: the inside of strokes. */
const MAX_COLOR_COUNT = 3;
const MIN_PAIR_COUNT = 40;
/** Levels from the colour of a text within which a pixel belongs to a letter, and to the inside of one. */
const [MAX_LETTER_DIFFERENCE_LEVELS, MAX_INSIDE_DIFFERENCE_LEVELS] = [72, 12];
/** Letters in pixels. */
const [MIN_LETTER_PX, MAX_LETTER_PX] = [4, 90];
/** Share of a letter that is its inside, and of its box that it fills. */
const [MIN_INSIDE_SHARE, MIN_FILL_SHARE, MAX_FILL_SHARE] = [0.2, 0.1, 0.95];
/** Around a letter the photograph is at least so far from its colour, in levels. */
const MIN_CONTRAST_LEVELS = 48;
/** Letters of one line: so many, no farther apart than their height times this, of sizes within this ratio. */
const MIN_LETTER_COUNT = 3;
const MAX_GAP_RATIO = 1.2;
const MAX_SIZE_RATIO = 3;

/**
 * Letters that stand on a photograph itself: pieces of one exact colour that follow each other on a line. Each gets a
 * component of its own, with the photograph around it as its background; the photograph is a surface of its own.
 * @param surface label of the first photograph; those of the others and of other colours follow downwards
 */
export function liftLettering(
  image: Pixels,
  map: ComponentMap,
  background: Int32Array,
  photographs: readonly Box[],
  panels: readonly Box[],
  surface: number,
): ConnectedComponent[] {
  const lifted: ConnectedComponent[] = [];
  let own = surface;
  for (const photograph of photographs) {
    if (photograph.width < MIN_WIDTH_PX || photograph.height < MIN_HEIGHT_PX) continue;
    const over = panels.filter((panel) => intersection(panel, photograph) > 0);
    const isFree = (at: number): boolean => {
      const pixel = { x: at % image.width, y: Math.floor(at / image.width), width: 1, height: 1 };
      return !over.some((panel) => contains(panel, pixel));
    };
    for (const color of strokeColors(image, photograph, isFree)) {
      const pieces = piecesOf(image, photograph, color, isFree).filter((piece) => isApart(image, piece, color));
      const certain = pieces.filter((piece) => isLetter(image, piece, color));
      const letters = certain.filter((piece) => standsInLine(piece, certain));
      // Thin strokes and dots are soft through and through: the letters beside them vouch for them.
      const known = new Set(letters);
      letters.push(...pieces.filter((piece) => !known.has(piece) && standsBeside(piece, letters)));
      for (const piece of letters) lifted.push(lift(image, map, background, piece, own));
      if (letters.length > 0) own--;
    }
  }
  return lifted;
}

/** The colours that most pairs of equal neighbours have: photographs hardly have any. */
function strokeColors({ width, data }: Pixels, box: Box, isFree: (at: number) => boolean): Rgb[] {
  const pairs = new Map<Rgb, number>();
  for (let y = box.y; y < bottom(box) - 1; y++) {
    for (let at = y * width + box.x; at < y * width + right(box) - 1; at++) {
      const color = data[at];
      if ((data[at + 1] === color || data[at + width] === color) && isFree(at))
        pairs.set(color, (pairs.get(color) ?? 0) + 1);
    }
  }
  const ranked = [...pairs].filter(([, count]) => count >= MIN_PAIR_COUNT).sort((a, b) => b[1] - a[1]);
  const colors: Rgb[] = [];
  for (const [color] of ranked) {
    if (colors.every((other) => channelDistance(other, color) > MAX_LETTER_DIFFERENCE_LEVELS)) colors.push(color);
    if (colors.length === MAX_COLOR_COUNT) break;
  }
  return colors;
}

type Piece = Box & { pixels: number[] };

/** The 8-connected pieces of a photograph that are near a colour, but for those that are too large for letters. */
function piecesOf({ width, data }: Pixels, box: Box, color: Rgb, isFree: (at: number) => boolean): Piece[] {
  const seen = new Uint8Array(box.width * box.height);
  const isNear = (at: number): boolean =>
    channelDistance(data[at], color) <= MAX_LETTER_DIFFERENCE_LEVELS && isFree(at);
  const pieces: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    if (!isNear((box.y + Math.floor(start / box.width)) * width + box.x + (start % box.width))) continue;
    const stack = [start];
    const pixels: number[] = [];
    let [left, top, end, foot] = [box.width, box.height, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % box.width;
      const y = (at - x) / box.width;
      pixels.push((box.y + y) * width + box.x + x);
      [left, top, end, foot] = [Math.min(left, x), Math.min(top, y), Math.max(end, x + 1), Math.max(foot, y + 1)];
      for (let v = Math.max(0, y - 1); v <= Math.min(box.height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(box.width - 1, x + 1); u++) {
          const next = v * box.width + u;
          if (seen[next]) continue;
          seen[next] = 1;
          if (isNear((box.y + v) * width + box.x + u)) stack.push(next);
        }
      }
    }
    const [across, down] = [end - left, foot - top];
    if (down <= MAX_LETTER_PX && across <= 4 * MAX_LETTER_PX)
      pieces.push({ x: box.x + left, y: box.y + top, width: across, height: down, pixels });
  }
  return pieces;
}

/** It has the shape of a letter, and the colour itself inside. */
function isLetter({ data }: Pixels, { width, height, pixels }: Piece, color: Rgb): boolean {
  if (Math.max(height, width) < MIN_LETTER_PX || pixels.length < 3) return false;
  const fill = pixels.length / (width * height);
  if (fill < MIN_FILL_SHARE || (fill > MAX_FILL_SHARE && height > 8 && width > 8)) return false;
  return (
    pixels.filter((at) => channelDistance(data[at], color) <= MAX_INSIDE_DIFFERENCE_LEVELS).length >=
    MIN_INSIDE_SHARE * pixels.length
  );
}

/** What is around it is of another colour. */
function isApart({ width, data }: Pixels, { pixels }: Piece, color: Rgb): boolean {
  const within = new Set(pixels);
  let around = 0;
  let apart = 0;
  for (const at of pixels) {
    for (const next of [at - 2, at + 2, at - 2 * width, at + 2 * width]) {
      if (within.has(next) || next < 0 || next >= data.length) continue;
      around++;
      if (channelDistance(data[next], color) >= MIN_CONTRAST_LEVELS) apart++;
    }
  }
  return apart > 0.8 * around;
}

/** Between or right beside letters, and no larger than they are; the dot of an i stands above its stem. */
const standsBeside = (piece: Piece, letters: readonly Piece[]): boolean =>
  letters.filter(
    (letter) =>
      piece.height <= 1.6 * letter.height &&
      overlapY({ ...letter, y: letter.y - 0.5 * letter.height, height: 1.7 * letter.height }, piece) >= piece.height &&
      overlapX(letter, piece) > -0.8 * letter.height,
  ).length >= 2;

/** Others of about its size stand close by on the same line. */
function standsInLine(piece: Piece, pieces: readonly Piece[]): boolean {
  const row = pieces.filter((other) => {
    const [low, high] = [Math.min(piece.height, other.height), Math.max(piece.height, other.height)];
    if (high > MAX_SIZE_RATIO * low && Math.min(piece.width, other.width) > 4) return false;
    return overlapY(piece, other) > 0.3 * low;
  });
  let count = 1;
  let [from, to] = [piece.x, right(piece)];
  for (let grew = true; grew && count < MIN_LETTER_COUNT; ) {
    grew = false;
    for (const other of row) {
      const gap = Math.max(other.x - to, from - right(other));
      if (gap < 0 || gap > MAX_GAP_RATIO * Math.max(piece.height, other.height)) continue;
      [from, to] = [Math.min(from, other.x), Math.max(to, right(other))];
      count++;
      grew = true;
    }
  }
  return count >= MIN_LETTER_COUNT;
}

/** Gives a letter and the soft pixels around it an id of their own, and the colours beside it as its background. */
function lift(
  image: Pixels,
  { labels, first, components }: ComponentMap,
  background: Int32Array,
  piece: Piece,
  surface: number,
): ConnectedComponent {
  const { width } = image;
  const id = first + components.length;
  const x = Math.max(0, piece.x - 1);
  const y = Math.max(0, piece.y - 1);
  const end = Math.min(width, right(piece) + 1);
  const foot = Math.min(image.height, bottom(piece) + 1);
  for (const at of piece.pixels)
    for (const row of [at - width, at, at + width])
      for (let next = row - 1; next <= row + 1; next++)
        if (next >= y * width && next < foot * width && next % width >= x && next % width < end) labels[next] = id;
  let pixels = 0;
  for (let v = y; v < foot; v++) {
    for (let u = x; u < end; u++) {
      const at = v * width + u;
      if (labels[at] !== id) continue;
      pixels++;
      background[at] = meanBeside(image, labels, id, at, u);
    }
  }
  const component = { id, pixels, x, y, width: end - x, height: foot - y, surface, share: 1, second: -1 };
  components.push(component);
  return component;
}

/** The mean of the nearest pixels to the left and to the right that are no part of the letter. */
function meanBeside({ width, data }: Pixels, labels: Int32Array, id: number, at: number, x: number): Rgb {
  let [left, end] = [at, at];
  while (left > at - x && labels[left] === id) left--;
  while (end < at - x + width - 1 && labels[end] === id) end++;
  const [a, b] = [data[left], data[end]];
  return rgb((red(a) + red(b)) >> 1, (green(a) + green(b)) >> 1, (blue(a) + blue(b)) >> 1);
}
