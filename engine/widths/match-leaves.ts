import type { Box } from '../model/box.ts';
import { alignSequences } from '../repetition/align.ts';
import type { Leaf } from './leaves.ts';
import { matchBetween } from './match-between.ts';
import { nearnessBy } from './nearness.ts';
import { apartFromGroup } from './refuse-apart.ts';
import { textLikenesses } from './text-likeness.ts';

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
    const most = [a, b].every(({ element }) => element.tag !== 'svg') ? MAX_SIZE_RATIO : MAX_DRAWING_RATIO;
    return Math.min(ratio, 1 / ratio) * Math.min(1, most * size, most / size);
  };
  const fitOf = (a: Leaf, b: Leaf): number =>
    a.kind === b.kind || areWords(a, b) ? likeness(a, b) * kinship(a, b) * shapeLikeness(a, b) : 0;
  const inOrder = new Map(alignSequences(ours, theirs, fitOf).pairs.map(([a, b]) => [ours[a], theirs[b]]));
  const sure = new Map<Leaf, Leaf>();
  for (const [leaf, [first, second]] of candidates)
    if (first && !second && leaf.key !== '' && suitors.get(first.other) === 1) sure.set(leaf, first.other);
  // Where each of several that are like each other stands once on both pages exactly as it is, none is the other one.
  const [once, onceThere] = [soleByKey(ours), soleByKey(theirs)];
  for (const [leaf, found] of candidates) {
    const own = onceThere.get(leaf.key);
    if (own && once.has(leaf.key) && found.every(({ other }) => once.has(other.key) && onceThere.has(other.key)))
      if (found.some(({ other }) => other === own)) sure.set(leaf, own);
  }
  const taken = new Set(sure.values());
  const open = [...candidates].flatMap(([leaf, found]) =>
    sure.has(leaf) ? [] : found.flatMap(({ other, likeness }) => (taken.has(other) ? [] : [{ leaf, other, likeness }])),
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
  const isUnknown = (leaf: Leaf, other: Leaf): boolean => likeness(leaf, other) <= UNKNOWN_LIKENESS;
  const apart = new Set(apartFromGroup(matches, placeOf, isUnknown));
  if (apart.size > 0) {
    const refused = matches;
    matches = sweep(
      new Map([...matches].filter(([leaf]) => !apart.has(leaf))),
      open.filter(({ leaf, other }) => !(apart.has(leaf) && refused.get(leaf) === other)),
    );
    for (const leaf of apartFromGroup(matches, placeOf, isUnknown)) matches.delete(leaf);
  }
  matchBetween(matches, ours, theirs, placeOf);
  return matches;
}

/** Things that are known by what no other one is known by. */
function soleByKey(leaves: readonly Leaf[]): Map<string, Leaf> {
  const groups = Map.groupBy(leaves, ({ key }) => key);
  return new Map([...groups].flatMap(([key, all]) => (key !== '' && all.length === 1 ? [[key, all[0]]] : [])));
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
  const likenessOf = textLikenesses();
  return (a, b) => {
    if (a.key === b.key && a.key !== '') return 1;
    if (a.kind === 'picture') return UNKNOWN_LIKENESS;
    const likeness = likenessOf(a.key, b.key);
    return likeness >= MIN_LIKENESS ? likeness : 0;
  };
}

const UNKNOWN_LIKENESS = 0.5;
/** How much larger a picture may be on one screen than on another. */
const MAX_SIZE_RATIO = 4;
/** The same of a drawing: signs are as large as the words beside them. */
const MAX_DRAWING_RATIO = 2;
