import { type IconCatalogue, sketchOf } from './catalogue.ts';
import { aspectOf, correlation, GRID, type Look, normalized } from './look.ts';

/** An icon of the catalogue, by its index, with its likeness to what is seen (-1..1). */
export type Match = { index: number; likeness: number };

/** How far the edges of what is seen may be off, in pixels. */
const EDGE_DEVIATION_PX = 0.9;
/** What a difference in aspect takes from the likeness, by its logarithm. */
const STRETCH_PRICE = 0.5;
/** A sketch that is this much less like the best one is of another icon. */
const MAX_SKETCH_DEFICIT = 0.12;

/**
 * The icons that look most like what is seen, the best first: their correlation, less what they would have to be stretched.
 * None for a bar or a disc of ink all over its box.
 */
export function matchLook(catalogue: IconCatalogue, look: Look, count: number): Match[] {
  const seen = normalized(look.cells);
  if (!seen) return [];
  const aspect = aspectOf(look);
  const slack = EDGE_DEVIATION_PX * (1 / (look.right - look.left) + 1 / (look.bottom - look.top));
  const { aspects, templates, lengths } = catalogue;
  const first = firstFrom(aspects, aspect - slack);
  const last = firstFrom(aspects, aspect + slack);
  const sketched = sketchLikeness(catalogue, look, first, last);
  const least = sketched.reduce((most, likeness) => Math.max(most, likeness), -1) - MAX_SKETCH_DEFICIT;
  const best: Match[] = [];
  for (let index = first; index < last; index++) {
    if (sketched[index - first] < least) continue;
    // `seen` has no mean: that of the template is of no account.
    let sum = 0;
    for (let cell = 0, at = index * GRID * GRID; cell < seen.length; cell++, at++) sum += seen[cell] * templates[at];
    const likeness = sum / lengths[index] - STRETCH_PRICE * Math.abs(aspects[index] - aspect);
    if (best.length === count && likeness <= best[count - 1].likeness) continue;
    const place = best.findIndex((other) => other.likeness < likeness);
    best.splice(place === -1 ? best.length : place, 0, { index, likeness });
    if (best.length > count) best.pop();
  }
  return best;
}

/** Cells from the edges of the grid to the square within a disc. */
const INSET_CELLS = 3;

/** How much the inside of what is seen looks like that of an icon: 1 where both have none but ink. */
export function innerLikeness({ templates }: IconCatalogue, look: Look, index: number): number {
  const seen = normalized(insideOf(look.cells, 0));
  const icon = normalized(insideOf(templates, index * GRID * GRID));
  if (seen && icon) return correlation(seen, icon);
  return seen === icon ? 1 : 0;
}

function insideOf(cells: ArrayLike<number>, start: number): number[] {
  const inside: number[] = [];
  for (let y = INSET_CELLS; y < GRID - INSET_CELLS; y++)
    for (let x = INSET_CELLS; x < GRID - INSET_CELLS; x++) inside.push(cells[start + y * GRID + x]);
  return inside;
}

function sketchLikeness({ sketches }: IconCatalogue, look: Look, first: number, last: number): Float32Array {
  const seen = sketchOf(look.cells);
  const size = seen.length;
  const likeness = new Float32Array(last - first);
  let i = 0;
  // Four at a time: within one sum each step waits for the last, those of others do not.
  for (; i + 4 <= likeness.length; i += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let cell = 0, at = (first + i) * size; cell < size; cell++, at++) {
      const own = seen[cell];
      a += own * sketches[at];
      b += own * sketches[at + size];
      c += own * sketches[at + 2 * size];
      d += own * sketches[at + 3 * size];
    }
    likeness[i] = a;
    likeness[i + 1] = b;
    likeness[i + 2] = c;
    likeness[i + 3] = d;
  }
  for (; i < likeness.length; i++) {
    let sum = 0;
    for (let cell = 0, at = (first + i) * size; cell < size; cell++, at++) sum += seen[cell] * sketches[at];
    likeness[i] = sum;
  }
  return likeness;
}

/** The first of the sorted values that is not below the least. */
function firstFrom(values: Float32Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
