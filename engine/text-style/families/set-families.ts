import type { Font, FontFamily, FontFit } from '../../model/font.ts';
import type { StyledWord, TextLine } from '../../model/text-line.ts';
import { unionBox } from '../../raster/box.ts';
import { exceedsInk } from '../../typeface/exceeds-ink.ts';
import { isMonospaced } from '../../typeface/families.ts';
import { fitTypeface } from '../../typeface/fit-fonts.ts';
import { fontsOf } from '../../typeface/fonts.ts';
import { hasOwnFonts } from '../../typeface/script-fonts.ts';
import { joinWords } from '../../typeface/text-line.ts';
import { chooseFamilies } from './choose-families.ts';
import { bleedCorrection, widen } from './correct-bleed.ts';
import { type Extents, type SeenWord, type Setting, seenWords, stepsAt, tryFace } from './face-cost.ts';
import { spaceUnknown } from './space-unknown.ts';
import {
  CAPITALS,
  CAPITALS_SPACING_COST,
  type Candidate,
  cheapest,
  isSpaced,
  MIN_SPACED_GAIN,
  type Style,
  sharedSpacings,
  spacedSettings,
} from './spaced-settings.ts';

/** A single character says little about its face. */
const MIN_TELLING_LENGTH = 2;
/** Designs rarely space other letters than capitals: what that costs in squares of deviations. */
const SPACING_COST = 8;
const SPACING_WORD_COST = 1;
const MIN_SPACED_LENGTH = 4;
/** What a word costs in sizes that are not whole pixels: in halves and twentieths of 16 px, in any other. */
const FRACTION_WORD_COST = 0.05;
const ODD_SIZE_WORD_COST = 0.2;
/** A line whose words cost more each is not explained by its family; another one has to cost less than this part. */
const MAX_EXPLAINED_WORD_COST = 5;
const MAX_OTHER_SHARE = 0.7;
/** What is nearer to a whole pixel than this is meant to be one. */
const MAX_WHOLE_DIFFERENCE_RATIO = 0.012;
/** A line is spaced by itself where no size alone makes a word cost less than this. */
const MAX_PLAIN_WORD_COST = 1.5;
/** Sizes and weights that other lines have are likelier by this, when they have so many letters; sizes are tried that are so near. */
const SHARED_STYLE_GAIN = 2.5;
const SHORT_STYLE_GAIN = 5;
const MAX_SHORT_LENGTH = 3;
const MIN_SHARED_LETTER_COUNT = 24;
const MIN_SHARED_LINE_COUNT = 3;
const MAX_SIZE_DIFFERENCE_RATIO = 0.09;
/** … or in the one that it fits by itself, when it has so many words and costs less than this part. */
const MIN_OWN_WORD_COUNT = 3;
const MAX_OWN_SHARE = 0.4;
/**
 * A line in a monospaced font among others keeps it when it fits so well, and so much better, and has so many letters to tell
 * by: code fits by 0.2 to 1.4. Capitals are nearly of one width in every font.
 */
const MAX_CODE_FIT_ERROR = 1.6;
const MIN_CODE_ADVANTAGE = 2.5;
const MIN_CODE_LENGTH = 6;

/** What a style costs more than that of the line itself contradicts its width and ink; what is set in an unknown family says less. */
const MAX_SHARING_COST = 6;

/** Whether what is seen of a line lets it be in a style that its neighbours have. */
export type MayShare = (line: TextLine, style: FontFit) => boolean;

/** Ink of a word in full pixels. */
export type MassOfWord = (word: StyledWord) => number;

/**
 * Sets the lines of a page in the families that they have together, each in the weight, size and spacing that it fits best;
 * where none is known that explains the page, its lines keep the fonts that they have. Rows of listings have fonts of their own,
 * and so have scripts.
 *
 * @param only the family of all lines, where somebody says so
 * @returns what says whether a line may be in the style of its neighbours; nothing where no family explains the page
 */
export function setFamilies(lines: readonly TextLine[], massOf: MassOfWord, only?: FontFamily): MayShare | undefined {
  const plain = lines.filter(({ grid, text }) => !grid && !hasOwnFonts(text));
  const extents: Extents = new Map();
  const measured = plain.map(({ words }) => seenWords(words, massOf, extents));
  const choose = (lines: readonly SeenWord[][]) =>
    only
      ? plain.map(() => only)
      : chooseFamilies(
          plain.map((line, i) => ({ words: lines[i].filter(isTelling), color: line.color, italic: isItalic(line) })),
        );
  const first = choose(measured);
  if (!first) return undefined;
  const correction = bleedCorrection(measured, first, (i) => isSpaced(tryFamily(plain[i], measured[i], first[i])));
  const seen = measured.map((words) => widen(words, correction));
  const families = (correction === 0 ? null : choose(seen)) ?? first;
  const chosen = [...new Set(families)];
  const trials = plain.map((line, i) =>
    seen[i].length === 0
      ? undefined
      : only
        ? tryFamily(line, seen[i], only)
        : tryFamilies(line, seen[i], families[i], chosen),
  );
  const tried = trials.filter((trial) => trial !== undefined);
  const styles = [
    ...sharedStyles(tried.map((trial) => ({ fit: cheapest(trial.candidates).fit, text: trial.text }))),
    ...sharedSpacings(tried),
  ];
  const fits = trials.map((trial) => trial && { ...settle(trial, styles) });
  spaceUnknown(
    plain.flatMap((line, i) => {
      const [fit, trial] = [fits[i], trials[i]];
      if (!fit || !trial) return [];
      const { text, box } = withoutCode(line);
      return [{ fit, text, width: box.width, wordCost: fit.fitError, wordCount: trial.count }];
    }),
  );
  plain.forEach((line, i) => {
    const [fit, trial] = [fits[i], trials[i]];
    if (!fit || !trial || (!only && exceedsInk(fit.size, trial.text, line.box))) return;
    fit.fitError = usualFitError(fit.font, line, massOf);
    const isCode =
      line.text.length >= MIN_CODE_LENGTH &&
      !CAPITALS.test(line.text) &&
      isMonospaced(line.fit.font.family) &&
      line.fit.fitError <= MAX_CODE_FIT_ERROR &&
      !isMonospaced(fit.font.family);
    // … and its letters are as wide as those of the font, too.
    if (
      isCode &&
      line.fit.fitError + MIN_CODE_ADVANTAGE < fit.fitError &&
      costOf(tryFamily(line, seen[i], line.fit.font.family)) < costOf(trial)
    )
      return;
    line.fits = [fit, ...line.fits];
    line.fit = fit;
  });
  const byLine = new Map(plain.map((line, i) => [line, trials[i]]));
  return (line, style) => {
    const trial = byLine.get(line);
    const [own, shared] = [line.fit, style].map((fit) => (trial ? costIn(trial, fit) : undefined));
    if (own === undefined || shared === undefined) return true;
    return shared - own <= MAX_SHARING_COST * Math.max(1, own / MAX_PLAIN_WORD_COST);
  };
}

/** Whether all of a line is set in italics, which have widths of their own. */
const isItalic = ({ words }: TextLine): boolean => words.every(({ italic }) => italic);

const isTelling = ({ text }: SeenWord): boolean => text.length >= MIN_TELLING_LENGTH;

/** How badly a line fits a font as all lines are measured, see `fitFonts`. */
function usualFitError(font: Font, line: TextLine, massOf: MassOfWord): number {
  const { text, words, box } = withoutCode(line);
  const mass = words.reduce((sum, word) => sum + massOf(word), 0);
  return Math.min(...fitTypeface(font, text, words, box, mass).map(({ fitError }) => fitError));
}

function withoutCode(line: TextLine): Pick<TextLine, 'text' | 'words' | 'box'> {
  const words = line.words.filter(({ code }) => !code);
  return { text: joinWords(words), words, box: unionBox(words.map((word) => word.box)) };
}

/** What a line costs in the fonts of its family, and the settings that speak for themselves. */
type Trial = {
  text: string;
  count: number;
  fonts: { font: Font; costAt: (setting: Setting) => number; likely: number }[];
  candidates: Candidate[];
  /** With the spacings that it may have, before the price of these. */
  spaced: Candidate[];
};

const costOf = ({ candidates }: Trial): number => cheapest(candidates).cost;

/**
 * A line that its family does not explain may be in another one of the page: few words say too little about a heading. It may be
 * the only one in its family, too.
 */
function tryFamilies(
  line: TextLine,
  words: readonly SeenWord[],
  family: FontFamily,
  chosen: readonly FontFamily[],
): Trial {
  const own = tryFamily(line, words, family);
  if (costOf(own) <= MAX_EXPLAINED_WORD_COST * words.length) return own;
  const alone = line.fit.font.family;
  const isTold = words.length >= MIN_OWN_WORD_COUNT && !isMonospaced(alone) && !chosen.includes(alone);
  return [...chosen, ...(isTold ? [alone] : [])]
    .filter((other) => other !== family)
    .map((other) => ({ other, trial: tryFamily(line, words, other) }))
    .filter(
      ({ other, trial }) => costOf(trial) < (chosen.includes(other) ? MAX_OTHER_SHARE : MAX_OWN_SHARE) * costOf(own),
    )
    .map(({ trial }) => trial)
    .reduce((best, other) => (costOf(other) < costOf(best) ? other : best), own);
}

function tryFamily(line: TextLine, words: readonly SeenWord[], family: FontFamily): Trial {
  const { text, box } = withoutCode(line);
  const tried = fontsOf(family, isItalic(line)).map((font) => {
    const { sizes, costAt } = tryFace(font, words);
    const candidates = sizes.map((size) => candidateOf(font, { size, letterSpacing: 0 }, costAt, words.length));
    return { font, costAt, likely: sizes[0], candidates };
  });
  const candidates = tried.flatMap((trial) => trial.candidates);
  const least = Math.min(...candidates.map(({ cost }) => cost));
  const isCapitals = CAPITALS.test(text);
  const spaced =
    text.length < MIN_SPACED_LENGTH || least <= (isCapitals ? MAX_PLAIN_WORD_COST * words.length : MIN_SPACED_GAIN)
      ? []
      : tried.flatMap(({ font, costAt, likely }) =>
          spacedSettings(font, text, box, likely).map((setting) => candidateOf(font, setting, costAt, words.length)),
        );
  const price = isCapitals ? CAPITALS_SPACING_COST : SPACING_COST + SPACING_WORD_COST * words.length;
  const isAlone = least > MAX_PLAIN_WORD_COST * words.length;
  const priced = isAlone ? spaced.map((candidate) => ({ ...candidate, cost: candidate.cost + price })) : [];
  return { text, count: words.length, fonts: tried, candidates: [...candidates, ...priced], spaced };
}

function candidateOf(font: Font, setting: Setting, costAt: (setting: Setting) => number, count: number): Candidate {
  const cost = costAt(setting) + count * fractionCost(setting.size);
  return { fit: { font, ...setting, size: round(setting.size), fitError: cost / count }, cost };
}

/** What is wrong about a font is wrong of all words of a line: no sum of small errors makes a size that nobody writes. */
function fractionCost(size: number): number {
  if (isMultiple(size, 1)) return 0;
  return stepsAt(size).some((step) => isMultiple(size, step)) ? FRACTION_WORD_COST : ODD_SIZE_WORD_COST;
}

/** What a line costs in a style; nothing is known of another family than its own. */
function costIn({ count, fonts }: Trial, { font, size, letterSpacing }: FontFit): number | undefined {
  const known = fonts.find((one) => one.font === font);
  return known && candidateOf(font, { size, letterSpacing }, known.costAt, count).cost;
}

/** The setting that a line fits best when those that other lines have are likelier. */
function settle({ text, count, fonts, candidates }: Trial, styles: readonly Style[]): FontFit {
  const gain = text.length <= MAX_SHORT_LENGTH ? SHORT_STYLE_GAIN : SHARED_STYLE_GAIN;
  const shared = fonts.flatMap(({ font, costAt, likely }) =>
    styles
      .filter(({ family, weight }) => family === font.family && weight === font.weight)
      .filter(
        ({ size, letterSpacing }) =>
          letterSpacing !== 0 || Math.abs(Math.log(size / likely)) <= MAX_SIZE_DIFFERENCE_RATIO,
      )
      .map(({ size, letterSpacing }) => {
        const candidate = candidateOf(font, { size, letterSpacing }, costAt, count);
        return { ...candidate, cost: candidate.cost - gain };
      }),
  );
  return cheapest([...candidates, ...shared]).fit;
}

/** The styles that many letters of the page, or several lines, have. */
function sharedStyles(lines: readonly { fit: FontFit; text: string }[]): Style[] {
  const tally = new Map<string, Style & { letters: number; lines: number }>();
  for (const { fit, text } of lines) {
    if (fit.letterSpacing !== 0) continue;
    const key = `${fit.font.family} ${fit.size} ${fit.font.weight}`;
    const style = tally.get(key) ?? {
      family: fit.font.family,
      size: fit.size,
      weight: fit.font.weight,
      letterSpacing: 0,
      letters: 0,
      lines: 0,
    };
    style.letters += text.length;
    style.lines++;
    tally.set(key, style);
  }
  return [...tally.values()].filter(
    ({ letters, lines: count }) => letters >= MIN_SHARED_LETTER_COUNT || count >= MIN_SHARED_LINE_COUNT,
  );
}

/** The size as it is written: nobody writes one that is nearly a whole one. */
function round(size: number): number {
  const whole = Math.round(size);
  const isMeant = stepsAt(size).some((step) => isMultiple(size, step));
  if (!isMeant && Math.abs(size / whole - 1) <= MAX_WHOLE_DIFFERENCE_RATIO) return whole;
  return Math.round(10 * size) / 10;
}

const isMultiple = (size: number, step: number): boolean => Math.abs(size / step - Math.round(size / step)) < 1e-6;
