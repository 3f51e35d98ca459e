import type { Box } from '../model/box.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import type { IconCatalogue } from './catalogue.ts';
import { type Look, lookOf } from './look.ts';
import { innerLikeness, type Match, matchLook } from './match-look.ts';
import type { ReadInk } from './read-ink.ts';

/** So many icons of the catalogue are weighed against each other. */
const CANDIDATE_COUNT = 24;
/** What looks less like its best match is none of the catalogue: icons of this size and larger ones (engine-log: icon-likeness). */
const MIN_LIKENESS = 0.9;
const MIN_LARGE_LIKENESS = 0.96;
/** Ink that fills so much of its box is mostly a disc or square: the sign that is left out of it has to be the same, too. */
const FULL_MEAN = 0.55;
const MIN_INNER_LIKENESS = 0.8;
const MIN_LARGE_INNER_LIKENESS = 0.96;
const SMALL_PX = 10;
const LARGE_PX = 22;
/** What another weight of the strokes takes: the logarithm of the ink seen over that of the icon, beyond what soft edges hide. */
const WEIGHT_PRICE = 0.15;
const WEIGHT_SLACK = 0.1;
/** What it adds that other icons of the page come from a set, if all do; and that the label has a word of the icon's name. */
const SET_BONUS = 0.03;
const LABEL_BONUS = 0.03;

/** What is seen, with the words beside it. */
type Seen = { look: Look; label: string };

/**
 * Which icon of the catalogue each of some different ones of a page is. Pages take theirs from a set or two, and icons of
 * several sets look nearly alike: each counts more as other icons of the page are likelier to be of its set.
 */
export function chooseIcons(catalogue: IconCatalogue, seen: readonly Seen[]): (Match | undefined)[] {
  const candidates = seen.map(({ look }) => candidatesFor(catalogue, look));
  const shares = sharesOfSets(catalogue, candidates);
  return seen.map(({ look, label }, i) => {
    const words = new Set(label.toLowerCase().match(/[a-z]{3,}/g));
    const weightOf = ({ index, likeness }: Match): number =>
      likeness +
      SET_BONUS * (shares.get(catalogue.setOf(index)) ?? 0) +
      (words.size > 0 && isNamed(catalogue.iconAt(index).name, words) ? LABEL_BONUS : 0);
    const least = bySize(look, MIN_LIKENESS, MIN_LARGE_LIKENESS);
    const able = candidates[i].filter(({ likeness }) => likeness >= least);
    return able.sort((a, b) => weightOf(b) - weightOf(a))[0];
  });
}

/** The icons that may be what is seen, the best first. */
function candidatesFor(catalogue: IconCatalogue, look: Look): Match[] {
  const isFull = meanOf(look.cells) > FULL_MEAN;
  const least = bySize(look, MIN_INNER_LIKENESS, MIN_LARGE_INNER_LIKENESS);
  return matchLook(catalogue, look, CANDIDATE_COUNT)
    .filter(({ index }) => !isFull || innerLikeness(catalogue, look, index) >= least)
    .map(({ index, likeness }) => ({ index, likeness: likeness - weightPrice(look, catalogue.means[index]) }))
    .sort((a, b) => b.likeness - a.likeness);
}

/** Larger icons are seen better: what differs is another one. */
function bySize({ left, top, right, bottom }: Look, small: number, large: number): number {
  const size = Math.max(right - left, bottom - top);
  const share = Math.min(1, Math.max(0, (size - SMALL_PX) / (LARGE_PX - SMALL_PX)));
  return small + share * (large - small);
}

const meanOf = (cells: Float32Array): number => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;

function weightPrice({ cells }: Look, mean: number): number {
  const seen = meanOf(cells);
  return WEIGHT_PRICE * Math.max(0, Math.abs(Math.log(seen / Math.max(0.01, mean))) - WEIGHT_SLACK);
}

const isNamed = (name: string, words: ReadonlySet<string>): boolean =>
  name.split('-').some((part) => part.length > 2 && (words.has(part) || words.has(`${part}s`)));

/** For each set, the share of the icons for which it has one that looks nearly as good as the best. */
function sharesOfSets(catalogue: IconCatalogue, candidates: readonly Match[][]): Map<number, number> {
  const shares = new Map<number, number>();
  const good = candidates.filter(([best]) => best && best.likeness >= MIN_LIKENESS);
  for (const matches of good) {
    const near = matches.filter(({ likeness }) => likeness > matches[0].likeness - SET_BONUS);
    for (const set of new Set(near.map(({ index }) => catalogue.setOf(index))))
      shares.set(set, (shares.get(set) ?? 0) + 1 / good.length);
  }
  return shares;
}

/**
 * How much some ink looks like an icon of the catalogue, whichever.
 *
 * @param reread looks at a box once more: compression hides shapes from those who look at colours
 * @param turned what is seen, as it is outside of a mirror
 */
export function likenessToIcon(
  catalogue: IconCatalogue,
  reread?: ReadInk,
  turned: (ink: InkImage) => InkImage = (ink) => ink,
): (ink: InkImage, box?: Box) => number {
  const likeness = (ink: InkImage): number => {
    const look = lookOf(turned(ink));
    return (look && candidatesFor(catalogue, look)[0]?.likeness) ?? 0;
  };
  return (ink, box) => {
    const again = box && reread?.(box);
    return Math.max(likeness(ink), again ? likeness(again.ink) : 0);
  };
}
