import type { Font, FontFit } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { BOLD, fontOf } from '../typeface/fonts.ts';
import { BLEED_PX, HEIGHT_DEVIATION_PX, inkAtSize } from '../typeface/ink-model.ts';
import { measureText } from '../typeface/measure-text.ts';
import { hasOwnFonts } from '../typeface/script-fonts.ts';

/** Standard deviations of a word's width, and of the logarithm of its ink. */
const WIDTH_DEVIATION_PX = 0.8;
const MASS_DEVIATION_RATIO = 0.12;
/** How much better (squares of deviations) words have to fit the other weight to be set in it (engine-log: two-weights). */
const MIN_COST_ADVANTAGE = 12;
/** A line with a smaller fit error was set in one weight, or nearly. */
const MAX_REGULAR_FIT_ERROR = 2;
/** Words of two weights differ in ink by at least this share of what their fonts do. */
const MIN_GAP_SHARE = 0.5;
const LETTERS = /[\p{L}\p{N}]/u;
const MIN_LETTER_COUNT = 5;
/** What has a colour of its own besides is likelier to have a weight of its own, and may be as short as a number. */
const MIN_COLORED = { advantage: 9, letters: 2 };
/** How far the size of a line that no single weight fits may be off. */
const SIZE_STEPS_PX = [0, -1, 1];

/** Ink of a word in full pixels. */
export type MassOf = (word: StyledWord) => number;

/**
 * Finds the words of a line that are set in the other weight of its font: bold words in a sentence, a bold label before
 * its value. Gives each word its weight, and the line the size that fits both.
 */
export function weighWords(line: TextLine, massOf: MassOf): void {
  const { words, fit, text } = line;
  // The ink of letters that change with their neighbours is not known so well.
  if (words.length < 2 || !/\p{L}/u.test(text) || hasOwnFonts(text)) return;
  const masses = knownMasses(words.map(massOf));
  const sizes = fit.fitError > MAX_REGULAR_FIT_ERROR ? SIZE_STEPS_PX.map((step) => fit.size + step) : [fit.size];
  const tried = sizes
    .flatMap((size) =>
      ownsOf(fit).map((font) => ({ ...fit, font, size, letterSpacing: size === fit.size ? fit.letterSpacing : 0 })),
    )
    .flatMap((own) => contrastsOf(own.font).map((other) => weighAt(line, own, other, masses)))
    .sort((a, b) => a.cost - b.cost);
  const { fit: best, other, differs: weighed } = tried[0];
  // A punctuation mark is like the word before it.
  const differs = weighed.map((is, i) => (i > 0 && !LETTERS.test(words[i].text) ? weighed[i - 1] : is));
  const letters = (wanted: boolean) =>
    words.reduce((sum, word, i) => sum + (differs[i] === wanted ? word.text.length : 0), 0);
  // One weight only is what fitting the whole line is better at.
  if (letters(true) === 0 || letters(false) === 0) return;
  if (gapBetween(words, differs, masses, best, other) < MIN_GAP_SHARE) return;
  line.fit = { ...best, font: letters(true) > letters(false) ? other : best.font };
  words.forEach((word, i) => {
    word.weight = differs[i] ? other.weight : best.font.weight;
  });
}

/**
 * How much further apart in ink the words of two weights are than those of one, as a share of what they should be: in a font
 * that the engine does not know, all words of a line have too much ink or too little.
 */
function gapBetween(
  words: readonly StyledWord[],
  differs: readonly boolean[],
  masses: readonly (number | undefined)[],
  { font, size }: FontFit,
  other: Font,
): number {
  const excess = { own: [0, 0], other: [0, 0] };
  let wanted = 0;
  words.forEach(({ text }, i) => {
    const mass = masses[i];
    const expected = inkAtSize(measureText(font, text).ink, size);
    if (!mass || expected <= 0) return;
    const sums = differs[i] ? excess.other : excess.own;
    sums[0] += text.length * Math.log(mass / expected);
    sums[1] += text.length;
    if (differs[i]) wanted += text.length * Math.log(inkAtSize(measureText(other, text).ink, size) / expected);
  });
  if (excess.own[1] === 0 || excess.other[1] === 0) return 1;
  return (excess.other[0] / excess.other[1] - excess.own[0] / excess.own[1]) / (wanted / excess.other[1]);
}

/**
 * Without the ink of words beside one that has none: it was given to them, for spaces narrower than those between letters are
 * not found.
 */
const knownMasses = (masses: readonly number[]): (number | undefined)[] =>
  masses.map((mass, i) => (masses[i - 1] === 0 || mass === 0 || masses[i + 1] === 0 ? undefined : mass));

/** What most words may be set in: regular and bold words together measure like a weight between the two. */
const ownsOf = ({ font, fitError }: FontFit): Font[] =>
  fitError > MAX_REGULAR_FIT_ERROR && font.weight > 400 && font.weight < BOLD
    ? [font, fontOf(font.family, 400, font.italic)]
    : [font];

/** The weights of its family that words beside a font may be set in. */
function contrastsOf(font: Font): Font[] {
  if (font.weight >= BOLD) return [fontOf(font.family, 400, font.italic)];
  return [...new Set([fontOf(font.family, BOLD, font.italic), fontOf(font.family, 700, font.italic)])];
}

function weighAt({ words, box }: TextLine, fit: FontFit, contrast: Font, masses: readonly (number | undefined)[]) {
  const costsIn = (font: Font) => words.map((word, i) => costOf(word, masses[i], font, fit));
  const own = costsIn(fit.font);
  const other = costsIn(contrast);
  const differs = runsThatDiffer(
    words,
    own.map((cost, i) => cost - other[i]),
  );
  const extent = measureText(fit.font, words.map(({ text }) => text).join(' '));
  const height = ((extent.top - extent.bottom) * fit.size - box.height + BLEED_PX) / HEIGHT_DEVIATION_PX;
  const cost = differs.reduce((sum, is, i) => sum + (is ? other[i] : own[i]), 0) / words.length + height * height;
  return { fit, cost, other: contrast, differs };
}

/** Neighbouring words that fit the other weight better, clearly so together. */
function runsThatDiffer(words: readonly StyledWord[], gains: readonly number[]): boolean[] {
  const differs = gains.map(() => false);
  for (let from = 0; from < gains.length; from++) {
    if (gains[from] <= 0) continue;
    let end = from;
    while (end < gains.length && gains[end] > 0) end++;
    const next = end;
    // Punctuation marks are too small to weigh: they are like the words between which they stand.
    while (from < end && !LETTERS.test(words[from].text)) from++;
    while (end > from && !LETTERS.test(words[end - 1].text)) end--;
    const sum = gains.slice(from, end).reduce((total, gain) => total + gain, 0);
    const letters = words.slice(from, end).reduce((total, { text }) => total + text.length, 0);
    const least = leastOf(words, from, end);
    if (sum > least.advantage && letters >= least.letters) differs.fill(true, from, end);
    from = next;
  }
  return joinShort(words, differs);
}

/** What the words from `from` to before `end` need to be weighed apart from the others. */
function leastOf(words: readonly StyledWord[], from: number, end: number): typeof MIN_COLORED {
  const colors = new Set(words.slice(from, end).map(({ color }) => color));
  const isApart = words.every(({ color }, i) => colors.has(color) === (i >= from && i < end));
  return isApart ? MIN_COLORED : { advantage: MIN_COST_ADVANTAGE, letters: MIN_LETTER_COUNT };
}

/** What stays between or beside words of the other weight and is too short to weigh goes with them. */
function joinShort(words: readonly StyledWord[], differs: readonly boolean[]): boolean[] {
  const joined = [...differs];
  for (let from = 0; from < differs.length; from++) {
    let end = from;
    while (end < differs.length && differs[end] === differs[from]) end++;
    const letters = words.slice(from, end).reduce((total, { text }) => total + text.length, 0);
    if (!differs[from] && letters < leastOf(words, from, end).letters && differs.includes(true))
      joined.fill(true, from, end);
    from = end - 1;
  }
  return joined;
}

function costOf(
  { text, box }: StyledWord,
  mass: number | undefined,
  font: Font,
  { size, letterSpacing }: FontFit,
): number {
  if (mass === undefined) return 0;
  const { start, end, ink } = measureText(font, text);
  const width = (end - start) * size + (text.length - 1) * letterSpacing + BLEED_PX;
  const expected = inkAtSize(ink, size);
  const ofWidth = ((box.width - width) / WIDTH_DEVIATION_PX) ** 2;
  const ofMass = mass > 0 && expected > 0 ? (Math.log(mass / expected) / MASS_DEVIATION_RATIO) ** 2 : 0;
  return Math.min(16, ofWidth) + Math.min(25, ofMass);
}
