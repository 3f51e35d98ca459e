import { type PreparedText, preparedSimilarity, prepareText } from '../sequence-matcher.ts';
import { commonLength, type PlaceMasks, placeMasks } from './common-length.ts';

const HISTOGRAM_BIN_COUNT = 64;

type Entry = PreparedText & { id: number; histogram: Uint16Array; masks: PlaceMasks | null };

/** Remembers every similarity asked for, by candidate text and reference text; the order of the two matters (see `similarity`). */
export type SimilarityTable = {
  exact(candidate: string, reference: string): number;
  /** Very cheap, never below `tightBound`: what the two texts have in common when order is ignored. */
  looseBound(candidate: string, reference: string): number;
  /** Cheap, never below the exact value: the longest common subsequence. Fastest when the first text stays the same. */
  tightBound(one: string, other: string): number;
};

export function createSimilarityTable(): SimilarityTable {
  const entries = new Map<string, Entry>();
  const known = new Map<number, number>();
  const entryOf = (text: string): Entry => {
    let entry = entries.get(text);
    if (!entry) {
      const prepared = prepareText(text);
      // Several characters may share a cell: that only raises the bound.
      const histogram = new Uint16Array(HISTOGRAM_BIN_COUNT);
      for (const code of prepared.codes)
        histogram[code % HISTOGRAM_BIN_COUNT] = (histogram[code % HISTOGRAM_BIN_COUNT] as number) + 1;
      entry = { ...prepared, id: entries.size, histogram, masks: null };
      entries.set(text, entry);
    }
    return entry;
  };
  return {
    exact(candidate, reference) {
      if (candidate === reference) return 1;
      const a = entryOf(candidate);
      const b = entryOf(reference);
      const key = a.id * 2 ** 26 + b.id;
      let value = known.get(key);
      if (value === undefined) {
        value = preparedSimilarity(a, b);
        known.set(key, value);
      }
      return value;
    },
    looseBound(candidate, reference) {
      const a = entryOf(candidate);
      const b = entryOf(reference);
      let common = 0;
      for (let k = 0; k < HISTOGRAM_BIN_COUNT; k += 1)
        common += Math.min(a.histogram[k] as number, b.histogram[k] as number);
      const total = a.codes.length + b.codes.length;
      return total === 0 ? 1 : (2 * common) / total;
    },
    tightBound(one, other) {
      const a = entryOf(one);
      const b = entryOf(other);
      a.masks ??= placeMasks(a.codes);
      const total = a.codes.length + b.codes.length;
      return total === 0 ? 1 : (2 * commonLength(a.masks, b.codes)) / total;
    },
  };
}
