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
  if (side === 1) {
    for (let at = 0; at < coverage.length; at++)
      if (blocks[at] >= MIN_GROUND_LEVELS) coverage[at] = 255 - (255 * distances[at]) / blocks[at];
    return coverage;
  }
  for (let y = 0; y < height; y++) {
    let block = Math.floor(y / side) * columns;
    for (let at = y * width, rowEnd = at + width; at < rowEnd; block++) {
      const end = Math.min(rowEnd, at + side);
      const ground = blocks[block];
      if (ground < MIN_GROUND_LEVELS) at = end;
      else for (; at < end; at++) coverage[at] = 255 - (255 * distances[at]) / ground;
    }
  }
  return coverage;
}

const BLOCK_PX = 4;

/** The largest value of each square of this side. */
function largestOf(values: Uint16Array, width: number, height: number, side: number): Uint16Array {
  const columns = Math.ceil(width / side);
  const largest = new Uint16Array(columns * Math.ceil(height / side));
  for (let y = 0; y < height; y++) {
    let block = Math.floor(y / side) * columns;
    for (let at = y * width, rowEnd = at + width; at < rowEnd; block++) {
      let most = largest[block];
      for (const end = Math.min(rowEnd, at + side); at < end; at++) if (values[at] > most) most = values[at];
      largest[block] = most;
    }
  }
  return largest;
}

/** Takes valleys away, in place, that are narrower than `reach`: the least of the largest values around each. */
function close(values: Uint16Array, width: number, height: number, reach: number): void {
  const radius = Math.floor(reach / 2);
  // With nothing around it, each value has a whole window after it.
  const stride = width + 2 * radius;
  const padded = new Uint16Array(stride * (height + 2 * radius));
  for (let round = 0; round < 2; round++) {
    padded.fill(0);
    for (let y = 0; y < height; y++)
      padded.set(values.subarray(y * width, (y + 1) * width), (y + radius) * stride + radius);
    dilate(padded, 1, 2 * radius + 1);
    dilate(padded, stride, 2 * radius + 1);
    // The least is the largest of what is turned upside down.
    for (let y = 0, at = 0; y < height; y++)
      for (let from = y * stride, x = 0; x < width; x++, at++) values[at] = 0xffff - padded[from + x];
  }
}

/** Each value becomes the largest of `size` values that are `step` apart, from its own on, in place: of twice as many each time. */
function dilate(data: Uint16Array, step: number, size: number): void {
  for (let known = 1; known < size; ) {
    const more = Math.min(known, size - known);
    for (let at = 0, other = more * step; other < data.length; at++, other++) {
      // The larger of two without a branch, which in a photograph nobody could foresee.
      const value = data[other];
      const off = data[at] - value;
      data[at] = value + (off & ~(off >> 31));
    }
    known += more;
  }
}
