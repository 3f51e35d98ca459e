import { alignSequences } from '../repetition/align.ts';
import type { Leaf } from './leaves.ts';

/** Texts are the same when so much of their letters is (Dice's coefficient of pairs of letters): they were read, not copied. */
const MIN_LIKENESS = 0.75;

/**
 * Finds what one page shows on another one that is laid out for another width. Texts are known by their words, drawings by their
 * lines, fields by what they say. Of equal ones those are the same that keep the order of most of the page: a menu that is closed on
 * phones is not the links in the footer. What stands in another order is matched n-th by n-th. A picture of which nothing is known
 * is the one between the same neighbours.
 */
export function matchLeaves(ours: readonly Leaf[], theirs: readonly Leaf[]): Map<Leaf, Leaf> {
  const matches = new Map<Leaf, Leaf>();
  const left = new Set(theirs);
  const match = (a: Leaf, b: Leaf): void => {
    matches.set(a, b);
    left.delete(b);
  };
  const isEqual = (a: Leaf, b: Leaf): boolean => a.key !== '' && a.kind === b.kind && a.key === b.key;
  const { pairs } = alignSequences(ours, theirs, (a, b) => Number(isEqual(a, b)));
  for (const [a, b] of pairs) match(ours[a], theirs[b]);
  for (const leaf of ours) {
    const equal = matches.has(leaf) ? undefined : [...left].find((other) => isEqual(leaf, other));
    if (equal) match(leaf, equal);
  }
  for (const leaf of ours) {
    if (matches.has(leaf) || leaf.kind === 'picture' || !leaf.key) continue;
    const [best] = [...left]
      .filter(({ kind }) => kind === leaf.kind)
      .map((other) => ({ other, likeness: likenessOf(leaf.key, other.key) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness);
    if (best) match(leaf, best.other);
  }
  for (const [leaf, other] of betweenNeighbours(ours, theirs, matches)) if (left.has(other)) match(leaf, other);
  return matches;
}

/** Pictures without a match, n-th by n-th of those that stand between matched leaves that follow each other in both. */
function betweenNeighbours(ours: readonly Leaf[], theirs: readonly Leaf[], matches: ReadonlyMap<Leaf, Leaf>) {
  const taken = new Set(matches.values());
  const pairs: [Leaf, Leaf][] = [];
  let before = -1;
  let waiting: Leaf[] = [];
  const settle = (after: number): void => {
    const open = theirs.slice(before + 1, Math.max(before + 1, after));
    const pictures = open.filter((leaf) => leaf.kind === 'picture' && !taken.has(leaf));
    if (!open.some((leaf) => taken.has(leaf)))
      for (const [i, leaf] of waiting.entries()) if (pictures[i]) pairs.push([leaf, pictures[i]]);
    waiting = [];
  };
  for (const leaf of ours) {
    const match = matches.get(leaf);
    if (match) {
      const at = theirs.indexOf(match);
      settle(at);
      before = at;
    } else if (leaf.kind === 'picture') waiting.push(leaf);
  }
  settle(theirs.length);
  return pairs;
}

function likenessOf(a: string, b: string): number {
  const [ours, theirs] = [pairsOf(a), pairsOf(b)];
  if (ours.length + theirs.length === 0) return a === b ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of theirs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let both = 0;
  for (const pair of ours) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    both++;
  }
  return (2 * both) / (ours.length + theirs.length);
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
