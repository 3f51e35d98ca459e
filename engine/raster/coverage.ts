/** A ground nearer to the colour of the ink, the sum of three channels, tells nothing. */
const MIN_GROUND_LEVELS = 100;

/** Letters of headlines are higher than this; wider than their strokes, and than those of all other text. */
export const MIN_HEADLINE_PX = 24;
export const [HEADLINE_REACH_PX, TEXT_REACH_PX] = [41, 11];

/** What is wider than the strokes of a letter of this height. */
export const strokeReachPx = (height: number): number =>
  height >= MIN_HEADLINE_PX ? HEADLINE_REACH_PX : TEXT_REACH_PX;

/**
 * How much of each pixel ink of one colour covers, 0..255, on a ground that changes slowly: a covered pixel lies that far on
 * the way from the colour of its ground to that of the ink. The ground is what remains when everything is taken away that
 * is narrower than `reach` and nearer to the ink than what is around it (a closing).
 *
 * @param distances of each pixel from the colour of the ink, the sum of three channels (0..765), row-major
 * @param reach wider than a stroke, in pixels
 */
export function coverageOf(distances: Uint16Array, width: number, height: number, reach: number): Uint8Array {
  const coverage = new Uint8Array(distances.length);
  // A wide reach needs no single pixels.
  const side = reach > 2 * TEXT_REACH_PX ? BLOCK_PX : 1;
  const columns = Math.ceil(width / side);
  const blocks = side === 1 ? distances.slice() : largestOf(distances, width, height, side);
  close(blocks, columns, Math.ceil(height / side), reach / side);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++, at++) {
      const ground = blocks[side === 1 ? at : row + Math.floor(x / side)];
      if (ground >= MIN_GROUND_LEVELS) coverage[at] = 255 - (255 * distances[at]) / ground;
    }
  }
  return coverage;
}

const BLOCK_PX = 4;

/** The largest value of each square of this side. */
function largestOf(values: Uint16Array, width: number, height: number, side: number): Uint16Array {
  const columns = Math.ceil(width / side);
  const largest = new Uint16Array(columns * Math.ceil(height / side));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++, at++) {
      const to = row + Math.floor(x / side);
      if (values[at] > largest[to]) largest[to] = values[at];
    }
  }
  return largest;
}

/** Takes valleys away, in place, that are narrower than `reach`: the least of the largest values around each. */
function close(values: Uint16Array, width: number, height: number, reach: number): void {
  const radius = Math.floor(reach / 2);
  const [across, down] = [windowOf(width, radius), windowOf(height, radius)];
  for (let round = 0; round < 2; round++) {
    for (let y = 0; y < height; y++) dilate(values, y * width, 1, 1, across);
    for (let x = 0; x < width; x += STRIP_PX) dilate(values, x, width, Math.min(STRIP_PX, width - x), down);
    // The least is the largest of what is turned upside down.
    for (let at = 0; at < values.length; at++) values[at] = 0xffff - values[at];
  }
}

/** Columns that are gone through at a time: the rows of a picture lie far apart in memory. */
const STRIP_PX = 64;

type Window = { length: number; radius: number; forwards: Uint16Array; backwards: Uint16Array };
const windowOf = (length: number, radius: number): Window => ({
  ...{ length, radius },
  forwards: new Uint16Array(length * STRIP_PX),
  backwards: new Uint16Array(length * STRIP_PX),
});

/**
 * On `count` lines beside each other, each value becomes the largest of those within the radius, in place: the largest of its
 * block so far, forwards or backwards (van Herk 1992). The values of a line are `step` apart.
 */
function dilate(
  data: Uint16Array,
  start: number,
  step: number,
  count: number,
  { length, radius, forwards, backwards }: Window,
): void {
  const size = 2 * radius + 1;
  for (let k = 0, own = 0; k < length; k++) {
    const isFirst = k % size === 0;
    for (let at = start + k * step, end = at + count; at < end; at++, own++) {
      const value = data[at];
      forwards[own] = isFirst || value > forwards[own - count] ? value : forwards[own - count];
    }
  }
  for (let k = length - 1; k >= 0; k--) {
    const isFirst = k === length - 1 || (k + 1) % size === 0;
    for (let at = start + k * step, end = at + count, own = k * count; at < end; at++, own++) {
      const value = data[at];
      backwards[own] = isFirst || value > backwards[own + count] ? value : backwards[own + count];
    }
  }
  for (let k = 0; k < length; k++) {
    const [from, to] = [Math.max(0, k - radius), Math.min(length - 1, k + radius)];
    // At the ends the window is shorter than a block, and may lie in one.
    const isInOne = Math.floor(from / size) === Math.floor(to / size);
    let one = (from > 0 || !isInOne ? from : to) * count;
    let other = (from > 0 && isInOne ? from : to) * count;
    const first = from > 0 || !isInOne ? backwards : forwards;
    const second = from > 0 && isInOne ? backwards : forwards;
    for (let at = start + k * step, end = at + count; at < end; at++, one++, other++)
      data[at] = Math.max(first[one], second[other]);
  }
}
