import type { Box } from '../model/box.ts';
import { alignSequences } from '../repetition/align.ts';
import type { Leaf } from './leaves.ts';
import { nearnessBy } from './nearness.ts';

/** Texts are the same when so much of their letters is (Dice's coefficient of pairs of letters): they were read, not copied. */
const MIN_LIKENESS = 0.75;
/** How often things say of each other which they are. */
const ROUNDS = 4;
/** What two pictures have to have around them in common: the nearest thing of both, at least. */
const MIN_PICTURE_SCORE = 1;

/**
 * Finds what one page shows on another one that is laid out for another width. Texts are known by their words, drawings by their
 * lines, fields by what they say. Of several equal ones, and of pictures, of which nothing is known, those are the same that have
 * the same things around them: a menu that is closed on phones is not the links in the footer.
 *
 * @param placeOf where a leaf is on its page
 */
export function matchLeaves(
  ours: readonly Leaf[],
  theirs: readonly Leaf[],
  placeOf: (leaf: Leaf) => Box | undefined,
): Map<Leaf, Leaf> {
  const likeness = likenesses();
  const candidates = new Map<Leaf, { other: Leaf; likeness: number }[]>();
  for (const leaf of ours) {
    const alike = theirs.flatMap((other) => {
      const like = likeness(leaf, other);
      return like > 0 ? [{ other, likeness: like }] : [];
    });
    const ofKind = alike.filter(({ other }) => leaf.kind === other.kind);
    // A field whose words fill it is read as a button.
    candidates.set(leaf, ofKind.length > 0 ? ofKind : alike.filter(({ other }) => areWords(leaf, other)));
  }
  const suitors = new Map<Leaf, number>();
  for (const { other } of [...candidates.values()].flat()) suitors.set(other, (suitors.get(other) ?? 0) + 1);
  /** Pictures keep their shape, more or less, and a photograph is no sign. */
  const shapeLikeness = (a: Leaf, b: Leaf): number => {
    const [own, other] = [placeOf(a), placeOf(b)];
    if (a.kind !== 'picture' || !own?.height || !other?.height) return 1;
    const ratio = ((own.width / own.height) * other.height) / Math.max(1, other.width);
    const size = Math.sqrt((own.width * own.height) / Math.max(1, other.width * other.height));
    return Math.min(ratio, 1 / ratio) * Math.min(1, MAX_SIZE_RATIO * size, MAX_SIZE_RATIO / size);
  };
  const fitOf = (a: Leaf, b: Leaf): number =>
    a.kind === b.kind || areWords(a, b) ? likeness(a, b) * kinship(a, b) * shapeLikeness(a, b) : 0;
  const inOrder = new Map(alignSequences(ours, theirs, fitOf).pairs.map(([a, b]) => [ours[a], theirs[b]]));
  const sure = new Map<Leaf, Leaf>();
  for (const [leaf, [first, second]] of candidates)
    if (first && !second && leaf.key !== '' && suitors.get(first.other) === 1) sure.set(leaf, first.other);
  const open = [...candidates].flatMap(([leaf, found]) =>
    sure.has(leaf) ? [] : found.map(({ other, likeness }) => ({ leaf, other, likeness })),
  );
  const sweep = (known: ReadonlyMap<Leaf, Leaf>, pairs: typeof open): Map<Leaf, Leaf> => {
    const nearness = nearnessBy(known, ours, theirs, placeOf);
    const scored = pairs
      .map((pair) => {
        const { leaf, other } = pair;
        const order = known === sure && inOrder.get(leaf) === other ? IN_ORDER : 0;
        return { ...pair, score: fitOf(leaf, other) * (nearness(leaf, other) + order) };
      })
      .filter(({ likeness, score }) => likeness > UNKNOWN_LIKENESS || score >= MIN_PICTURE_SCORE)
      .sort((a, b) => b.score - a.score);
    const matches = new Map(sure);
    const holders = new Map<Leaf, Leaf>();
    const take = (leaf: Leaf, other: Leaf): void => {
      matches.set(leaf, other);
      holders.set(other, leaf);
    };
    for (const { leaf, other } of scored) if (!matches.has(leaf) && !holders.has(other)) take(leaf, other);
    // One that is left without may have what another one can spare.
    for (const { leaf, other } of scored) {
      const holder = holders.get(other);
      const spare = scored.find((one) => one.leaf === holder && !holders.has(one.other));
      if (matches.has(leaf) || !holder || !spare) continue;
      take(holder, spare.other);
      take(leaf, other);
    }
    return matches;
  };
  // What is known of words says which pictures are theirs; then each says again which of several the ones beside it are.
  let matches = sweep(
    sure,
    open.filter(({ likeness }) => likeness > UNKNOWN_LIKENESS),
  );
  for (let round = 0; round < ROUNDS; round++) matches = sweep(matches, open);
  return matches;
}

const areWords = (a: Leaf, b: Leaf): boolean => [a, b].every(({ kind }) => kind !== 'picture');

/** What is pressed on one page is so on the other, whatever it is read as. */
const kinship = (a: Leaf, b: Leaf): number =>
  a.kind === b.kind && isPressed(a) === isPressed(b) && opens(a) === opens(b) ? 1 : OTHER_KIN_SHARE;

const isPressed = ({ element, path }: Leaf): boolean =>
  [...path, element].some(({ tag }) => tag === 'a' || tag === 'button' || tag === 'nav');

/** What is in a menu that is closed on narrow screens is rather not what is seen there. */
const opens = ({ path }: Leaf): boolean => path.some(({ attributes }) => attributes?.popover !== undefined);

const OTHER_KIN_SHARE = 0.25;
/** What the order of the page says for two things, as much as something next to both. */
const IN_ORDER = 0.5;

/** How much things are alike, 0–1. Of pictures that are drawn otherwise one does not know. */
function likenesses(): (a: Leaf, b: Leaf) => number {
  const pairs = new Map<string, Map<string, number>>();
  const pairsOf = (text: string): Map<string, number> => {
    const known = pairs.get(text);
    if (known) return known;
    const found = new Map<string, number>();
    for (let i = 0; i + 1 < text.length; i++) {
      const pair = text.slice(i, i + 2);
      found.set(pair, (found.get(pair) ?? 0) + 1);
    }
    pairs.set(text, found);
    return found;
  };
  return (a, b) => {
    if (a.key === b.key && a.key !== '') return 1;
    if (a.kind === 'picture') return UNKNOWN_LIKENESS;
    const size = a.key.length + b.key.length - 2;
    if (size <= 0) return 0;
    const theirs = pairsOf(b.key);
    let both = 0;
    for (const [pair, count] of pairsOf(a.key)) both += Math.min(count, theirs.get(pair) ?? 0);
    const likeness = (2 * both) / size;
    return likeness >= MIN_LIKENESS ? likeness : 0;
  };
}

const UNKNOWN_LIKENESS = 0.5;
/** How much larger a picture may be on one screen than on another. */
const MAX_SIZE_RATIO = 4;
