import type { Box } from '../model/box.ts';
import { bottom, right } from '../raster/box.ts';
import { alignSequences } from '../repetition/align.ts';
import type { Leaf } from './leaves.ts';

/** Texts are the same when so much of their letters is (Dice's coefficient of pairs of letters): they were read, not copied. */
const MIN_LIKENESS = 0.75;
/** How often things say of each other which they are. */
const ROUNDS = 4;
/** Things around one that say which of several equal ones it is. */
const NEIGHBOUR_COUNT = 6;
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
    const found = theirs.flatMap((other) => {
      const like = leaf.kind === other.kind ? likeness(leaf, other) : 0;
      return like > 0 ? [{ other, likeness: like }] : [];
    });
    candidates.set(leaf, found);
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
    a.kind === b.kind ? likeness(a, b) * kinship(a, b) * shapeLikeness(a, b) : 0;
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

/** What is pressed on one page is so on the other, whatever it is read as. */
const kinship = (a: Leaf, b: Leaf): number => (isPressed(a) === isPressed(b) ? 1 : OTHER_KIN_SHARE);

const isPressed = ({ element, path }: Leaf): boolean =>
  [...path, element].some(({ tag }) => tag === 'a' || tag === 'button' || tag === 'nav');

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

/**
 * How much of what is known is around a thing of one page and around one of the other: in the same groups, nearer things
 * counting more, and next before and behind it.
 */
function nearnessBy(
  matches: ReadonlyMap<Leaf, Leaf>,
  ours: readonly Leaf[],
  theirs: readonly Leaf[],
  placeOf: (leaf: Leaf) => Box | undefined,
): (a: Leaf, b: Leaf) => number {
  const [known, knownThere] = [new Set(matches.keys()), new Set(matches.values())];
  const grouped = [nearestOf(ours, known, inGroups(ours)), nearestOf(theirs, knownThere, inGroups(theirs))];
  const placed = [nearestOf(ours, known, onPage(placeOf)), nearestOf(theirs, knownThere, onPage(placeOf))];
  const [ends, endsThere] = [neighboursOf(ours, known), neighboursOf(theirs, knownThere)];
  return (a, b) => {
    const shared = [grouped, placed].map(([here, there]) => {
      const nearest = there(b);
      return here(a).reduce((sum, leaf, rank) => {
        const other = nearest.indexOf(matches.get(leaf)!);
        return other === -1 ? sum : sum + 1 / (1 + rank + other);
      }, 0);
    });
    const [own, other] = [ends.get(a)!, endsThere.get(b)!];
    const isSame = (at: 'before' | 'behind'): boolean =>
      other[at] === (own[at] === undefined ? undefined : matches.get(own[at]));
    return shared[0] + 2 * shared[1] + (Number(isSame('before')) + Number(isSame('behind'))) / 2;
  };
}

/** The next known things before and behind each one, in the order of the page. */
function neighboursOf(leaves: readonly Leaf[], known: ReadonlySet<Leaf>): Map<Leaf, { before?: Leaf; behind?: Leaf }> {
  const found = new Map<Leaf, { before?: Leaf; behind?: Leaf }>(leaves.map((leaf) => [leaf, {}]));
  const walk = (order: readonly Leaf[], at: 'before' | 'behind'): void => {
    let last: Leaf | undefined;
    for (const leaf of order) {
      found.get(leaf)![at] = last;
      if (known.has(leaf)) last = leaf;
    }
  };
  walk(leaves, 'before');
  walk(leaves.toReversed(), 'behind');
  return found;
}

/** Those of some leaves that are nearest to one. */
function nearestOf(
  leaves: readonly Leaf[],
  among: ReadonlySet<Leaf>,
  distance: (a: Leaf, b: Leaf) => number,
): (leaf: Leaf) => Leaf[] {
  const known = leaves.filter((leaf) => among.has(leaf));
  const found = new Map<Leaf, Leaf[]>();
  return (leaf) => {
    const before = found.get(leaf);
    if (before) return before;
    const nearest = known
      .flatMap((other) => (other === leaf ? [] : { other, away: distance(leaf, other) }))
      .sort((a, b) => a.away - b.away)
      .slice(0, NEIGHBOUR_COUNT)
      .map(({ other }) => other);
    found.set(leaf, nearest);
    return nearest;
  };
}

/** By the smallest groups that hold both, then by the order of the page. */
function inGroups(leaves: readonly Leaf[]): (a: Leaf, b: Leaf) => number {
  const places = new Map(leaves.map((leaf, i) => [leaf, i]));
  return (a, b) => Math.abs(places.get(a)! - places.get(b)!) - leaves.length * sharedOf(a.path, b.path);
}

/** By the room between them, in px. */
function onPage(placeOf: (leaf: Leaf) => Box | undefined): (a: Leaf, b: Leaf) => number {
  return (a, b) => {
    const [own, other] = [placeOf(a), placeOf(b)];
    if (!own || !other) return Number.POSITIVE_INFINITY;
    const across = Math.max(0, other.x - right(own), own.x - right(other));
    const down = Math.max(0, other.y - bottom(own), own.y - bottom(other));
    return Math.hypot(across, down);
  };
}

/** How many elements are around both. */
function sharedOf(a: Leaf['path'], b: Leaf['path']): number {
  const end = a.findIndex((element, i) => element !== b[i]);
  return end === -1 ? a.length : end;
}
