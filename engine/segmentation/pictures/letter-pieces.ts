import type { Box } from '../../model/box.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';

/** Coverage (0..255) from which on a pixel belongs to a letter, and that the darkest pixel of one reaches. */
const [MIN_LETTER_COVERAGE, MIN_INSIDE_COVERAGE] = [96, 178];
/** Around a letter there is less coverage than this in so much of its outline; letters beside it may vouch for less. */
const MAX_GROUND_COVERAGE = 90;
const [MIN_APART_SHARE, MIN_BESIDE_APART_SHARE] = [0.8, 0.5];
/** Letters in pixels. */
const [MIN_LETTER_PX, MAX_LETTER_PX] = [4, 90];
/** Share of its box that a letter fills, but for an l or a dash: width of a stem in heights. */
const [MIN_FILL_SHARE, MAX_FILL_SHARE] = [0.1, 0.95];
const MAX_STEM_RATIO = 0.5;
/** From the exact colour of the ink: the sum of three channels. */
const MAX_INSIDE_DIFFERENCE_LEVELS = 40;
/** Letters of one line: so many, no farther apart than their height times this, of sizes within this ratio. */
const MIN_LETTER_COUNT = 3;
const MAX_GAP_RATIO = 1.2;
const MAX_SIZE_RATIO = 3;
/** Share of them that show the exact colour of the ink, or of which the darkest pixel is covered alike (0..255). */
const [MIN_EXACT_SHARE, MIN_EVEN_SHARE] = [0.4, 0.7];
const MAX_UNEVEN_COVERAGE = 24;
/** Share of what has their colour around them that is theirs: between light letters a dark ground looks like dark ones. */
const MIN_OWN_SHARE = 0.55;
const SURROUNDINGS_RATIO = 0.5;
/**
 * What lies this much farther from the ink than nearly all around the line (a sum of three channels) is of another ink, and
 * the letters were its soft edges, when it has so many of the pixels that they have.
 */
const MIN_BEYOND_LEVELS = 60;
const USUAL_GROUND_SHARE = 0.95;
const MAX_BEYOND_SHARE = 0.25;
/** Share of them on one baseline, give or take this part of a height. */
const MIN_BASELINE_SHARE = 0.5;
const BASELINE_SLACK_RATIO = 0.1;

/** Coverage by ink of one colour in a part of an image, and how far each pixel is from that colour. */
export type Cover = { width: number; height: number; coverage: Uint8Array; distances: Uint16Array };

/** Pixels of a cover that belong together; the box is in its pixels, too. `apart`: how much of what is around it is bare. */
export type Piece = Box & { pixels: number[]; apart: number };

/**
 * The pieces of a cover that may be letters: of their size and shape, apart from all else, and in a line of others.
 * @param found see `piecesOf`
 */
export function letterPieces(
  cover: Cover,
  found: readonly Piece[],
  { minHeight, isSheer }: { minHeight: number; isSheer: boolean },
): Piece[] {
  const pieces = found.filter(({ apart }) => apart > MIN_BESIDE_APART_SHARE);
  const single = pieces.filter(
    (piece) => piece.height >= minHeight && isLetter(cover, piece) && piece.apart > MIN_APART_SHARE,
  );
  const hasInk = isSheer ? isEven : isExact;
  const letters = rowsOf(single)
    .filter((row) => isLine(row) && hasInk(cover, row) && ownShare(cover, row) > MIN_OWN_SHARE && !isEdge(cover, row))
    .flat();
  // Dots and thin strokes are soft through and through: the letters beside them vouch for them.
  const known = new Set(letters);
  return [...letters, ...pieces.filter((piece) => !known.has(piece) && standsBeside(piece, letters))];
}

/**
 * The 8-connected pieces that are covered, but for those that are too large for letters.
 * @param isFree whether a pixel may belong to one
 */
export function piecesOf(cover: Cover, isFree: (at: number) => boolean): Piece[] {
  const { width, height, coverage } = cover;
  const seen = new Uint8Array(coverage.length);
  const within = new Uint8Array(coverage.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || coverage[start] < MIN_LETTER_COVERAGE) continue;
    seen[start] = 1;
    if (!isFree(start)) continue;
    const pixels = [start];
    let [left, top, end, foot] = [width, height, 0, 0];
    for (let k = 0; k < pixels.length; k++) {
      const at = pixels[k];
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x >= end) end = x + 1;
      if (y < top) top = y;
      if (y >= foot) foot = y + 1;
      const [above, below] = [y > 0 ? y - 1 : y, y < height - 1 ? y + 1 : y];
      const [before, after] = [x > 0 ? x - 1 : x, x < width - 1 ? x + 1 : x];
      for (let v = above; v <= below; v++) {
        for (let u = before; u <= after; u++) {
          const next = v * width + u;
          if (seen[next] || coverage[next] < MIN_LETTER_COVERAGE || !isFree(next)) continue;
          seen[next] = 1;
          pixels.push(next);
        }
      }
    }
    const [across, down] = [end - left, foot - top];
    if (down <= MAX_LETTER_PX && across <= 4 * MAX_LETTER_PX)
      pieces.push({ x: left, y: top, width: across, height: down, pixels, apart: apartShare(cover, pixels, within) });
  }
  return pieces;
}

function isLetter({ coverage }: Cover, { width, height, pixels }: Piece): boolean {
  if (Math.max(height, width) < MIN_LETTER_PX || pixels.length < 3) return false;
  const fill = pixels.length / (width * height);
  const isBlock = fill > MAX_FILL_SHARE && height > 8 && width > MAX_STEM_RATIO * height;
  if (fill < MIN_FILL_SHARE || isBlock) return false;
  return pixels.some((at) => coverage[at] >= MIN_INSIDE_COVERAGE);
}

/**
 * How much of what is around some pixels is bare.
 * @param within is 0 everywhere, and is so again afterwards
 */
function apartShare({ width, coverage }: Cover, pixels: readonly number[], within: Uint8Array): number {
  for (const at of pixels) within[at] = 1;
  const steps = [-2, 2, -2 * width, 2 * width];
  let around = 0;
  let apart = 0;
  for (const at of pixels) {
    for (const step of steps) {
      const next = at + step;
      if (next < 0 || next >= coverage.length || within[next] === 1) continue;
      around++;
      if (coverage[next] < MAX_GROUND_COVERAGE) apart++;
    }
  }
  for (const at of pixels) within[at] = 0;
  return around === 0 ? 1 : apart / around;
}

/** Between or right beside letters, and no larger than they are; the dot of an i stands above its stem. */
const standsBeside = (piece: Piece, letters: readonly Piece[]): boolean =>
  letters.filter(
    (letter) =>
      piece.height <= 1.6 * letter.height &&
      overlapY({ ...letter, y: letter.y - 0.5 * letter.height, height: 1.7 * letter.height }, piece) >= piece.height &&
      overlapX(letter, piece) > -0.8 * letter.height,
  ).length >= 2;

/** Pieces of about one size that follow each other from left to right. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const row = rows.findLast((own) => own.slice(-3).some((last) => follows(piece, last)));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function follows(piece: Piece, last: Piece): boolean {
  const [low, high] = [Math.min(piece.height, last.height), Math.max(piece.height, last.height)];
  if (high > MAX_SIZE_RATIO * low && Math.min(piece.width, last.width) > 4) return false;
  return overlapY(piece, last) > 0.3 * low && piece.x - right(last) <= MAX_GAP_RATIO * high;
}

/** So many letters, half of them on one baseline. */
function isLine(row: readonly Piece[]): boolean {
  if (row.length < MIN_LETTER_COUNT) return false;
  const most = Math.max(...row.map((base) => row.filter((other) => isOnBaseline(other, base)).length));
  return most >= Math.max(MIN_LETTER_COUNT, MIN_BASELINE_SHARE * row.length);
}

const isOnBaseline = (piece: Piece, base: Piece): boolean =>
  Math.abs(bottom(piece) - bottom(base)) <= Math.max(1, BASELINE_SLACK_RATIO * base.height);

/** Nearly half of the letters show the colour of the ink itself. */
const isExact = ({ distances }: Cover, row: readonly Piece[]): boolean =>
  row.filter(({ pixels }) => pixels.some((at) => distances[at] <= MAX_INSIDE_DIFFERENCE_LEVELS)).length >=
  MIN_EXACT_SHARE * row.length;

/** All letters let the same share of their ground through. */
function isEven({ coverage }: Cover, row: readonly Piece[]): boolean {
  const tops = row.map(({ pixels }) => pixels.reduce((most, at) => Math.max(most, coverage[at]), 0));
  const middle = tops.toSorted((a, b) => a - b)[tops.length >> 1];
  return tops.filter((top) => Math.abs(top - middle) <= MAX_UNEVEN_COVERAGE).length >= MIN_EVEN_SHARE * tops.length;
}

/** Of all pixels of the letters' colour in and around their line, the share that is part of them. */
function ownShare(cover: Cover, row: readonly Piece[]): number {
  const { distances } = cover;
  const nearest = row.map(({ pixels }) => pixels.reduce((least, at) => Math.min(least, distances[at]), Infinity));
  const most = nearest.toSorted((a, b) => a - b)[nearest.length >> 1] + MAX_INSIDE_DIFFERENCE_LEVELS;
  const isOwn = (at: number): boolean => distances[at] <= most;
  const own = row.reduce((sum, { pixels }) => sum + pixels.filter(isOwn).length, 0);
  const { within, around } = surroundings(cover, row);
  return own / (within.filter(isOwn).length + around.filter(isOwn).length);
}

/** Whether the pieces are the soft edges of letters in another ink: its colour is on the way from the ground to that. */
function isEdge(cover: Cover, row: readonly Piece[]): boolean {
  const { within, around } = surroundings(cover, row);
  const ground = around.map((at) => cover.distances[at]).sort((a, b) => a - b);
  const usual = ground[Math.floor(USUAL_GROUND_SHARE * ground.length)] ?? 0;
  const beyond = within.filter((at) => cover.distances[at] > usual + MIN_BEYOND_LEVELS).length;
  return beyond > MAX_BEYOND_SHARE * row.reduce((sum, { pixels }) => sum + pixels.length, 0);
}

/** The pixels within the box of a line, and those around it. */
function surroundings({ width, height }: Cover, row: readonly Piece[]): { within: number[]; around: number[] } {
  const line = unionBox(row);
  const reach = Math.round(SURROUNDINGS_RATIO * Math.max(...row.map((piece) => piece.height)));
  const [within, around]: number[][] = [[], []];
  for (let y = Math.max(0, line.y - reach); y < Math.min(height, bottom(line) + reach); y++) {
    const isLevel = y >= line.y && y < bottom(line);
    for (let x = Math.max(0, line.x - reach); x < Math.min(width, right(line) + reach); x++)
      (isLevel && x >= line.x && x < right(line) ? within : around).push(y * width + x);
  }
  return { within, around };
}
