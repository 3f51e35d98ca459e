import type { Rgb } from '../../model/color.ts';
import type { FontFamily } from '../../model/font.ts';
import { FAMILIES } from '../../typeface/families.ts';
import { BOLD, fontOf, fontsOf } from '../../typeface/fonts.ts';
import { faceCost, type SeenWord } from './face-cost.ts';

/** A line of text by the words that say something about its face. */
export type SeenLine = { words: readonly SeenWord[]; color: Rgb };

/** A page has no more families. */
const MAX_FAMILY_COUNT = 3;
/** So many lines, from all over the page, are set in every family, by so many of their words. */
const MAX_LINE_COUNT = 40;
const MAX_WORD_COUNT = 12;
/** All families are tried in two weights; of those that fit best, each weight is. */
const FIRST_WEIGHTS = [400, 700];
const FIRST_WORD_COUNT = 4;
const FINALIST_COUNT = 6;
const ROLE_FINALIST_COUNT = 2;
/** No word counts more than this for or against a family; a page where all count nearly so much is set in none that is known. */
const MAX_WORD_COST = 6;
const MAX_KNOWN_SHARE = 0.9;
/**
 * How much better, in squares of deviations, the lines of a role have to fit in a family of their own: all in all, and a
 * word (engine-log: own-family).
 */
const MIN_GAIN = 14;
const MIN_WORD_GAIN = 1.2;
/** Lines of a style take a family that another role brought in when they fit it so much better. */
const MIN_STYLE_GAIN = 6;
/** Type that is larger than the page's usual size by this part heads something. */
const HEADING_RATIO = 1.18;
/** How much better a family has to fit that few pages use: all in all and a word, in squares of deviations. */
const RARE_COST = 2;
const RARE_WORD_COST = 0.25;
const COMMON = new Set('arial verdana times roboto open-sans inter montserrat poppins lato nunito raleway'.split(' '));

/** What each line costs in each family. */
type Ratings = ReadonlyMap<FontFamily, readonly number[]>;
/** Lines that are set alike, by their places in the sample. */
type Members = readonly number[];

/**
 * The families that the lines of a page are set in, by the widths, heights and ink of their words: one for the page, and
 * others for headings or for a style that clearly has one of its own. Lines of one style, as the cells of a table, share theirs.
 *
 * @returns the family of each line; null where no known family explains the page
 */
export function chooseFamilies(seen: readonly SeenLine[]): FontFamily[] | null {
  const lines = seen.map((line) => ({ ...line, words: line.words.slice(0, MAX_WORD_COUNT) }));
  const sample = sampleOf(lines);
  const all = sample.map((_, i) => i);
  const wordCount = sample.reduce((sum, { words }) => sum + words.length, 0);
  if (wordCount === 0) return null;
  const first = rate(
    sample.map(glance),
    FAMILIES.map(({ id }) => id),
    FIRST_WEIGHTS,
  );
  const page = rate(sample, nearest(first, all, FINALIST_COUNT));
  const main = cheapest(page, all);
  if (costOf(page, main, all) > MAX_KNOWN_SHARE * MAX_WORD_COST * wordCount) return null;

  const styleOf = stylesIn(main);
  const styles = groupBy(all, (i) => styleOf(sample[i]).key);
  const usual = usualSize(
    sample.map((line) => styleOf(line).size),
    sample,
  );
  const roles = [
    all.filter((i) => styleOf(sample[i]).size > HEADING_RATIO * usual),
    all.filter((i) => styleOf(sample[i]).isBold),
    ...styles.values(),
  ].filter((members) => members.length > 0);
  const finalists = new Set(roles.flatMap((role) => nearest(first, role, ROLE_FINALIST_COUNT)));
  const others = [...finalists].filter((family) => !page.has(family));
  const ratings = new Map([...page, ...rate(sample, others)]);

  const familyOf = new Map<string, FontFamily>([...styles.keys()].map((key) => [key, main]));
  const chosen = [main];
  const present = (members: Members) =>
    members.reduce((sum, i) => sum + ratings.get(familyOf.get(styleOf(sample[i]).key)!)![i], 0);
  while (chosen.length < MAX_FAMILY_COUNT) {
    const wishes = roles.flatMap((role) => {
      const own = cheapest(ratings, role);
      const gain = present(role) - costOf(ratings, own, role);
      const count = role.reduce((sum, i) => sum + sample[i].words.length, 0);
      return !chosen.includes(own) && gain >= Math.max(MIN_GAIN, MIN_WORD_GAIN * count) ? [{ own, gain, role }] : [];
    });
    const [best] = wishes.sort((a, b) => b.gain - a.gain);
    if (!best) break;
    chosen.push(best.own);
    for (const [key, members] of styles) {
      const least = members.every((i) => best.role.includes(i)) ? 0 : MIN_STYLE_GAIN;
      if (present(members) - costOf(ratings, best.own, members) > least) familyOf.set(key, best.own);
    }
  }
  return lines.map((line) => (line.words.length > 0 && familyOf.get(styleOf(line).key)) || main);
}

/** A part of a line, without its letters: enough to tell which families are worth a closer look. */
const glance = (line: SeenLine): SeenLine => ({
  ...line,
  words: line.words.slice(0, FIRST_WORD_COUNT).map(({ letters, ...word }) => word),
});

/** Lines from all over the page that have words to tell. */
function sampleOf(lines: readonly SeenLine[]): SeenLine[] {
  const telling = lines.filter(({ words }) => words.length > 0);
  const step = Math.max(1, telling.length / MAX_LINE_COUNT);
  return Array.from({ length: Math.min(telling.length, MAX_LINE_COUNT) }, (_, i) => telling[Math.floor(i * step)]);
}

/** What each line costs in each of these families, in these weights or in all that it has. */
function rate(lines: readonly SeenLine[], families: readonly FontFamily[], weights?: readonly number[]): Ratings {
  const costsIn = (family: FontFamily) => {
    const faces = weights ? [...new Set(weights.map((weight) => fontOf(family, weight)))] : fontsOf(family);
    return lines.map(
      ({ words }) =>
        Math.min(MAX_WORD_COST * words.length, ...faces.map((face) => faceCost(face, words).cost)) +
        (COMMON.has(family) ? 0 : RARE_WORD_COST * words.length),
    );
  };
  return new Map(families.map((family) => [family, costsIn(family)]));
}

const costOf = (ratings: Ratings, family: FontFamily, members: Members): number =>
  members.reduce((sum, i) => sum + ratings.get(family)![i], COMMON.has(family) ? 0 : RARE_COST);

/** The families that these lines fit best, the best first. */
const nearest = (ratings: Ratings, members: Members, count: number): FontFamily[] =>
  [...ratings.keys()]
    .map((family) => ({ family, cost: costOf(ratings, family, members) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ family }) => family);

const cheapest = (ratings: Ratings, members: Members): FontFamily => nearest(ratings, members, 1)[0];

type Style = { key: string; size: number; isBold: boolean };

/** The style of a line as it is in a family: whether it is bold is told apart, every weight is not. */
function stylesIn(family: FontFamily): (line: SeenLine) => Style {
  const known = new Map<readonly SeenWord[], Style>();
  const faces = FIRST_WEIGHTS.map((weight) => fontOf(family, weight));
  const measure = ({ words, color }: SeenLine): Style => {
    const fits = faces.map((face) => ({ ...faceCost(face, words), isBold: face.weight >= BOLD }));
    const { size, isBold } = fits.reduce((best, fit) => (fit.cost < best.cost ? fit : best));
    return { key: `${Math.round(size)} ${isBold} ${color}`, size, isBold };
  };
  return (line) => {
    const style = known.get(line.words) ?? measure(line);
    known.set(line.words, style);
    return style;
  };
}

/** The size that most words of the page have. */
function usualSize(sizes: readonly number[], lines: readonly SeenLine[]): number {
  const sorted = sizes.map((size, i) => ({ size, count: lines[i].words.length })).sort((a, b) => a.size - b.size);
  let left = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  for (const { size, count } of sorted) {
    left -= count;
    if (left <= 0) return size;
  }
  return 16;
}

function groupBy(members: Members, keyOf: (i: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const i of members) groups.set(keyOf(i), [...(groups.get(keyOf(i)) ?? []), i]);
  return groups;
}
