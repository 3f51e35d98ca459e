import { centerY, right } from '../../raster/box.ts';
import type { Label } from './find-labels.ts';

/** Fewer labels are no axis, and more are a table; other things may stand between two of them. */
const [MIN_TICK_COUNT, MAX_TICK_COUNT] = [3, 40];
const MAX_BETWEEN_COUNT = 2;
/** How far labels are off the edge that they share, and off equal distances, in pixels: letters reach up and down. */
const MAX_OFF_EDGE_PX = 3;
const MAX_OFF_PITCH_PX = 2.5;
/** Distance of two ticks in heights of their letters: lines of text stand closer. */
const MIN_PITCH_HEIGHTS = 1.5;

/** Labels that share an edge and stand one below the other at equal distances, as those of an axis do; the longest such rows. */
export function findTicks(labels: readonly Label[]): Label[][] {
  const found: Label[][] = [];
  for (const edge of [(label: Label) => right(label), (label: Label) => label.x]) {
    const sorted = [...labels].sort((a, b) => edge(a) - edge(b));
    let from = 0;
    for (let to = 1; to <= sorted.length; to++) {
      if (
        to < sorted.length &&
        edge(sorted[to]) - edge(sorted[to - 1]) <= 1 &&
        edge(sorted[to]) - edge(sorted[from]) <= 2 * MAX_OFF_EDGE_PX
      )
        continue;
      found.push(...chainsOf(sorted.slice(from, to)));
      from = to;
    }
  }
  return found;
}

function chainsOf(column: readonly Label[]): Label[][] {
  const sorted = [...column].sort((a, b) => centerY(a) - centerY(b));
  const chains: Label[][] = [];
  for (let first = 0; first < sorted.length; first++) {
    for (let second = first + 1; second <= Math.min(first + 1 + MAX_BETWEEN_COUNT, sorted.length - 1); second++) {
      const pitch = centerY(sorted[second]) - centerY(sorted[first]);
      if (pitch < MIN_PITCH_HEIGHTS * sorted[first].letterHeight || !isAlike(sorted[first], sorted[second])) continue;
      if (chains.some((chain) => chain.includes(sorted[first]) && chain.includes(sorted[second]))) continue;
      const chain = [sorted[first], sorted[second]];
      for (let next = second + 1; next < sorted.length; next++) {
        const last = chain[chain.length - 1];
        const mean = (centerY(last) - centerY(chain[0])) / (chain.length - 1);
        const off = centerY(sorted[next]) - centerY(last) - mean;
        if (off > MAX_OFF_PITCH_PX) break;
        if (off >= -MAX_OFF_PITCH_PX && isAlike(sorted[first], sorted[next])) chain.push(sorted[next]);
      }
      if (chain.length >= MIN_TICK_COUNT && chain.length <= MAX_TICK_COUNT) chains.push(chain);
    }
  }
  return chains;
}

/** Set in type of one size. */
const isAlike = (a: Label, b: Label): boolean => Math.abs(a.letterHeight - b.letterHeight) <= 2;
