import type { InkImage } from '../typeface/paint-word.ts';

/** Cells a pixel each way, and in drawings that are larger than this: their shapes are larger, too. */
const FINE = 4;
const LARGE_FINE = 2;
const MAX_FINE_PX = 40;
const ROUNDS = 14;
/** Share of a round's difference that is given back: more, and thin strokes sway to and fro. */
const GAIN = 0.3;
/** Share that a neighbour gives a cell when a round is smoothed. */
const SMOOTHING = 0.03;
/** Where the values around a cell are as even as this, it lies on one side of the edge. */
const MIN_SLOPE = 1e-3;

/**
 * The shape that was drawn, on several cells a pixel each way: the edge runs where the result is one half. A soft pixel only says
 * how much of it is covered; the shape is the smooth one that covers all pixels as far as they were seen to be covered. It is
 * found by going to and fro: what it lacks in a pixel is added around there.
 */
export function sharpenInk(ink: InkImage): InkImage {
  const { width, height, data } = ink;
  const fine = Math.max(width, height) > MAX_FINE_PX ? LARGE_FINE : FINE;
  const [wide, high] = [width * fine, height * fine];
  const shape = enlarge(ink, fine);
  const missing = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    missing.set(data);
    for (let y = 0, at = 0; y < high; y++)
      for (let x = 0; x < wide; x++, at++)
        missing[Math.floor(y / fine) * width + Math.floor(x / fine)] -=
          covered(shape, at, x > 0 ? 1 : 0, x + 1 < wide ? 1 : 0, y > 0 ? wide : 0, y + 1 < high ? wide : 0) /
          (fine * fine);
    const given = enlarge({ width, height, data: missing }, fine);
    for (let i = 0; i < shape.length; i++) shape[i] += GAIN * given[i];
    if (round < ROUNDS - 1) smooth(shape, wide, high);
  }
  return { width: wide, height: high, data: shape };
}

/**
 * How much of a cell lies within the edge, which runs through it as straight as the cells beside it tell. How steep the values are
 * there does not matter: strokes of half a pixel in two rows rise as little as they like, and are as wide as they are drawn.
 */
function covered(shape: Float32Array, at: number, left: number, right: number, above: number, below: number): number {
  const across = shape[at + right] - shape[at - left];
  const down = shape[at + below] - shape[at - above];
  const slope = Math.max(MIN_SLOPE, Math.sqrt(across * across + down * down) / 2);
  return Math.min(1, Math.max(0, 0.5 + (shape[at] - 0.5) / slope));
}

/** Bilinear, between the middles of the pixels. */
function enlarge({ width, height, data }: InkImage, fine: number): Float32Array {
  const [wide, high] = [width * fine, height * fine];
  const result = new Float32Array(wide * high);
  const places = (count: number, most: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = Math.min(most - 1, Math.max(0, (i + 0.5) / fine - 0.5));
      const first = Math.min(most - 2, Math.floor(at));
      return { first: Math.max(0, first), share: first < 0 ? 0 : at - first };
    });
  const columns = places(wide, width);
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  let to = 0;
  for (const { first: row, share: down } of places(high, height)) {
    for (const { first: column, share: across } of columns) {
      const at = row * width + column;
      const upper = data[at] + across * (data[at + right] - data[at]);
      const lower = data[at + below] + across * (data[at + below + right] - data[at + below]);
      result[to++] = upper + down * (lower - upper);
    }
  }
  return result;
}

/** Each way, in place. */
function smooth(data: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    let before = data[y * width];
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value = data[at];
      data[at] = SMOOTHING * before + (1 - 2 * SMOOTHING) * value + SMOOTHING * data[at + 1];
      before = value;
    }
  }
  for (let x = 0; x < width; x++) {
    let before = data[x];
    for (let y = 1; y < height - 1; y++) {
      const at = y * width + x;
      const value = data[at];
      data[at] = SMOOTHING * before + (1 - 2 * SMOOTHING) * value + SMOOTHING * data[at + width];
      before = value;
    }
  }
}
