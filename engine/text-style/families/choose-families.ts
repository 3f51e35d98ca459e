import type { Rgb } from '../../model/color.ts';
import type { FontFamily } from '../../model/font.ts';
import { FAMILIES } from '../../typeface/families.ts';
import { BOLD, fontOf, fontsOf } from '../../typeface/fonts.ts';
import { faceCost, type SeenWord, spacedFaceCost } from './face-cost.ts';
import { nearestProportions } from './nearest-proportions.ts';
import { CAPITALS, CAPITALS_SPACING_COST } from './spaced-settings.ts';

/** A line of text by the words that say something about its face. */
export type SeenLine = { words: readonly SeenWord[]; color: Rgb; italic?: boolean };

/** A page has no more families. */
const MAX_FAMILY_COUNT = 3;
/** So many lines, from all over the page, are set in the families that are near, by so many of their words. */
const MAX_LINE_COUNT = 40;
const MAX_WORD_COUNT = 12;
/** Words are as large where their heights differ by no more: a heading may say what an entry of the menu says. */
const MAX_SAME_HEIGHT_PX = 1;
/** Which are near is told by two weights and by parts of some lines, of the page or of a role (engine-log: near-families). */
const FIRST_WEIGHTS = [400, 500, 700];
const FIRST_LINE_COUNT = 32;
const ROLE_LINE_COUNT = 6;
const FIRST_WORD_COUNT = 4;
/** … or by more of their words where there are few lines, up to so many in all. */
const MIN_FIRST_WORD_COUNT = 64;
const FINALIST_COUNT = 6;
const ROLE_FINALIST_COUNT = 2;
/** No word counts more than this for or against a family; a page where all count nearly so much is set in none that is known. */
const MAX_WORD_COST = 6;
const MAX_KNOWN_SHARE = 0.9;
/** … but by so much more as it has letters that were measured: ten that all miss are no accident. */
const MAX_COST_PER_LETTER = 1;
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
const COMMON = new Set(
  'arial verdana times roboto open-sans inter montserrat poppins lato nunito nunito-sans raleway'.split(' '),
);

/** What each line of the sample costs in a family; asked for when it is needed. */
type Rating = (family: FontFamily, line: number) => number;
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
  const known = FAMILIES.map(({ id }) => id);
  const firstWords = Math.max(FIRST_WORD_COUNT, Math.ceil(MIN_FIRST_WORD_COUNT / sample.length));
  const first = rate(
    sample.map((line) => glance(line, firstWords)),
    FIRST_WEIGHTS,
  );
  const exact = rate(sample);
  const main = cheapest(exact, nearest(first, known, spread(all, FIRST_LINE_COUNT), FINALIST_COUNT), all);
  const miss = all.reduce((sum, i) => sum + Math.min(exact(main, i), MAX_WORD_COST * sample[i].words.length), 0);
  if (miss > MAX_KNOWN_SHARE * MAX_WORD_COST * wordCount) return null;

  const styleOf = stylesIn(main);
  const styles = groupBy(all, (i) => styleOf(sample[i]).key);
  const usual = usualSize(
    sample.map((line) => styleOf(line).size),
    sample,
  );
  const leastGain = (members: Members) =>
    Math.max(MIN_GAIN, MIN_WORD_GAIN * members.reduce((sum, i) => sum + sample[i].words.length, 0));
  // What costs less has nothing to gain.
  const roles = [
    all.filter((i) => styleOf(sample[i]).size > HEADING_RATIO * usual),
    all.filter((i) => styleOf(sample[i]).isBold),
    ...styles.values(),
  ].filter((members) => costOf(exact, main, members) >= leastGain(members));
  const finalists = roles.map((role) => [
    main,
    ...nearest(first, known, spread(role, ROLE_LINE_COUNT), ROLE_FINALIST_COUNT),
  ]);

  const familyOf = new Map<string, FontFamily>([...styles.keys()].map((key) => [key, main]));
  const chosen = [main];
  const present = (members: Members) =>
    members.reduce((sum, i) => sum + exact(familyOf.get(styleOf(sample[i]).key)!, i), 0);
  while (chosen.length < MAX_FAMILY_COUNT) {
    const wishes = roles.flatMap((role, at) => {
      const own = cheapest(exact, finalists[at], role);
      const gain = present(role) - costOf(exact, own, role);
      return !chosen.includes(own) && gain >= leastGain(role) ? [{ own, gain, role }] : [];
    });
    const [best] = wishes.sort((a, b) => b.gain - a.gain);
    if (!best) break;
    chosen.push(best.own);
    for (const [key, members] of styles) {
      const least = members.every((i) => best.role.includes(i)) ? 0 : MIN_STYLE_GAIN;
      if (present(members) - costOf(exact, best.own, members) > least) familyOf.set(key, best.own);
    }
  }
  // What no family explains takes the one that it looks most like.
  for (const members of styles.values()) {
    const words = members.flatMap((i) => sample[i].words);
    if (chosen.length >= MAX_FAMILY_COUNT || present(members) <= MAX_KNOWN_SHARE * mostFor(words)) continue;
    const { key } = styleOf(sample[members[0]]);
    const near = nearestProportions(words, known, familyOf.get(key)!);
    if (!near) continue;
    if (!chosen.includes(near)) chosen.push(near);
    familyOf.set(key, near);
  }
  return lines.map((line) => (line.words.length > 0 && familyOf.get(styleOf(line).key)) || main);
}

/** A part of a line, without its letters: enough to tell which families are worth a closer look. */
const glance = (line: SeenLine, count: number): SeenLine => ({
  ...line,
  words: line.words.slice(0, count).map(({ letters, ...word }) => word),
});

/**
 * Lines from all over the page that have words to tell. What a page says several times tells it once: what is wrong about its
 * fit, such as letters that are spaced, is wrong about each.
 */
function sampleOf(lines: readonly SeenLine[]): SeenLine[] {
  const different = new Map<string, SeenLine[]>();
  for (const line of lines) {
    const key = [line.color, ...line.words.map(({ text }) => text)].join(' ');
    const same = different.get(key) ?? [];
    const isKnown = same.some(({ words }) => Math.abs(words[0].height - line.words[0].height) <= MAX_SAME_HEIGHT_PX);
    if (line.words.length > 0 && !isKnown) different.set(key, [...same, line]);
  }
  return spread([...different.values()].flat(), MAX_LINE_COUNT);
}

/** At most so many of them, from all over. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(items.length, count) }, (_, i) => items[Math.floor(i * step)]);
}

/** What words cost at most. */
const mostFor = (words: readonly SeenWord[]): number =>
  words.reduce((sum, { letters }) => sum + MAX_WORD_COST + MAX_COST_PER_LETTER * (letters?.length ?? 0), 0);

/** What lines cost in families, in these weights or in all that each has. */
function rate(lines: readonly SeenLine[], weights?: readonly number[]): Rating {
  const known = new Map<FontFamily, (number | undefined)[]>();
  const measure = (family: FontFamily, { words, italic }: SeenLine): number => {
    const faces = weights
      ? [...new Set(weights.map((weight) => fontOf(family, weight, italic)))]
      : fontsOf(family, italic);
    let least = mostFor(words);
    const isLabel = CAPITALS.test(words.map(({ text }) => text).join(' '));
    for (const face of faces) {
      least = Math.min(least, faceCost(face, words, least).cost);
      if (isLabel) least = Math.min(least, CAPITALS_SPACING_COST + spacedFaceCost(face, words));
    }
    return least + (COMMON.has(family) ? 0 : RARE_WORD_COST * words.length);
  };
  return (family, line) => {
    const costs = known.get(family) ?? [];
    known.set(family, costs);
    costs[line] ??= measure(family, lines[line]);
    return costs[line];
  };
}

const costOf = (rating: Rating, family: FontFamily, members: Members): number =>
  members.reduce((sum, i) => sum + rating(family, i), COMMON.has(family) ? 0 : RARE_COST);

/** Those of the families that these lines fit best, the best first. */
const nearest = (rating: Rating, families: readonly FontFamily[], members: Members, count: number): FontFamily[] =>
  families
    .map((family) => ({ family, cost: costOf(rating, family, members) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ family }) => family);

const cheapest = (rating: Rating, families: readonly FontFamily[], members: Members): FontFamily =>
  nearest(rating, families, members, 1)[0];

type Style = { key: string; size: number; isBold: boolean };

/** The style of a line as it is in a family: whether it is bold is told apart, every weight is not. */
function stylesIn(family: FontFamily): (line: SeenLine) => Style {
  const known = new Map<readonly SeenWord[], Style>();
  const measure = ({ words, color, italic }: SeenLine): Style => {
    const faces = FIRST_WEIGHTS.map((weight) => fontOf(family, weight, italic));
    const fits = faces.map((face) => ({ ...faceCost(face, words), isBold: face.weight >= BOLD }));
    const { size, isBold } = fits.reduce((best, fit) => (fit.cost < best.cost ? fit : best));
    return { key: `${Math.round(size)} ${isBold} ${italic === true} ${color}`, size, isBold };
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
