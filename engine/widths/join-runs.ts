import type { Leaf } from './leaves.ts';
import { textLikenesses } from './text-likeness.ts';

/** Words that were read in several pieces are those of one text of another page when so much of their letters is. */
const MIN_LIKENESS = 0.9;
/** A text comes in so many pieces at most: lines of a paragraph in the middle of a page. */
const MAX_PIECES = 8;

/**
 * Texts that follow each other and are one text on another page, as one: a paragraph was read in two pieces in one of two
 * pictures. What the other page says like that itself stays as it is. `pieces` of what is made are the texts that were joined.
 */
export function joinRuns(leaves: readonly Leaf[], others: readonly Leaf[]): Leaf[] {
  const known = new Set(leaves.map(({ key }) => key));
  const wholes = [...new Set(others.filter(({ kind }) => kind === 'text').map(({ key }) => key))].filter(
    (key) => key.includes(' ') && !known.has(key),
  );
  const likeness = textLikenesses();
  const runs = leaves.map((_, i) => (wholes.length > 0 ? runFrom(leaves, i, wholes, likeness) : undefined));
  const joined: Leaf[] = [];
  for (let i = 0; i < leaves.length; ) {
    // What stands before a text that is in pieces is none of them.
    const isBest = (runs[i]?.alike ?? 0) >= (runs[i + 1]?.alike ?? 0);
    const run = isBest ? runs[i]?.run : undefined;
    joined.push(run ? { ...longestOf(run), key: keyOf(run), pieces: run } : leaves[i]);
    i += run?.length ?? 1;
  }
  return joined;
}

/** The texts from one on that are one of some wholes together, and more like it than fewer or more of them are. */
function runFrom(
  leaves: readonly Leaf[],
  start: number,
  wholes: readonly string[],
  likeness: (a: string, b: string) => number,
): { run: Leaf[]; alike: number } | undefined {
  /** Texts of quite other lengths have no more in common than the shorter one has. */
  const likenessOf = (a: string, b: string): number =>
    Math.min(a.length, b.length) >= MIN_LIKENESS * Math.max(a.length, b.length) ? likeness(a, b) : 0;
  let best: { run: Leaf[]; alike: number } | undefined;
  for (let end = start + 1; end <= Math.min(leaves.length, start + MAX_PIECES); end++) {
    const run = leaves.slice(start, end);
    const last = run[run.length - 1];
    // What is pressed, and what is not, is no text together.
    if (last.kind !== 'text' || last.key === '' || last.element.tag !== run[0].element.tag) break;
    const key = keyOf(run);
    const alike = Math.max(...wholes.map((whole) => likenessOf(key, whole)));
    if (alike >= MIN_LIKENESS && alike > (best?.alike ?? 0)) best = { run, alike };
    if (!wholes.some((whole) => whole.length > key.length)) break;
  }
  return best && best.run.length > 1 ? best : undefined;
}

/** What most of a text is in says how it is written. */
const longestOf = (run: readonly Leaf[]): Leaf =>
  run.reduce((longest, one) => (one.key.length > longest.key.length ? one : longest));

const keyOf = (run: readonly Leaf[]): string => run.map(({ key }) => key).join(' ');

/** Texts that were joined are what the whole is; pieces of one text are parts of it. */
export function splitRuns(matches: ReadonlyMap<Leaf, Leaf>): Map<Leaf, Leaf> {
  return new Map(
    [...matches].flatMap(([ours, theirs]): [Leaf, Leaf][] => {
      const { pieces = [], key } = ours;
      let at = 0;
      const split = pieces.map((piece): [Leaf, Leaf] => {
        const from = at / key.length;
        at += piece.key.length + 1;
        return [piece, { ...theirs, share: [from, Math.min(1, at / key.length)] }];
      });
      return split.length > 0 ? split : [[ours, theirs]];
    }),
  );
}
