import type { Box } from '../model/box.ts';
import type { Fit, Typeface } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { fitTypeface } from '../typeface/fit-fonts.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { baselineOf, joinWords } from '../typeface/text-line.ts';
import { alignCharacters, type Match, type TypeSetting } from './align-characters.ts';
import { fitErrorOf, type LineCharacter, MAX_FITTING_COST } from './line-character.ts';

/** A line with its characters on their ink: which of them takes which columns, in the typeface in which they fit best. */
export type AlignedLine = {
  line: TextLine;
  characters: LineCharacter[];
  columns: Box[];
  setting: TypeSetting;
  matches: Match[];
  /** Share of the matches whose ink is that of its characters. */
  fitting: number;
};

type Size = Pick<TypeSetting, 'font' | 'size' | 'letterSpacing'>;

/** A line that fits its font to this share is tried in no other typeface. */
const MIN_SURE_SHARE = 0.95;
/** How many other settings are tried. */
const MAX_TRIED_COUNT = 2;
/** A line whose spaces were lost is longer than its letters by more than this part. */
const MAX_LENGTH_DIFFERENCE_RATIO = 0.04;
/** A match counts no more than this against a typeface. */
const MAX_MATCH_COST = 16;

/**
 * Puts the characters of a line on its ink.
 *
 * @param typefaces those of the page, tried where the line's own font does not fit
 * @returns null for a line without ink
 */
export function alignLine(line: TextLine, typefaces: readonly Typeface[]): AlignedLine | null {
  const columns = glyphColumns(line.words.flatMap((word) => word.glyphs));
  const characters = line.words.flatMap((word, i) =>
    [...word.text].map((text, k): LineCharacter => ({ text, word: i, spaced: k === 0 && i > 0 })),
  );
  if (columns.length === 0 || characters.length === 0) return null;
  const own = alignIn(line, line.fit, characters, columns);
  if (own.fitting >= MIN_SURE_SHARE) return own;
  const known = typefaces
    .flatMap((typeface) => fitKnown(typeface, line))
    .sort((a, b) => a.fitError - b.fitError)
    .slice(0, MAX_TRIED_COUNT);
  const tried = [...(line.fits[0] === line.fit ? [] : [line.fits[0]]), ...known];
  const sizes = [line.fit, ...tried].flatMap((size) => withoutSpaces(size, characters, columns));
  const others = [...tried, ...sizes].map((size) => alignIn(line, size, characters, columns));
  return [own, ...others].reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}

/** How a typeface fits the words that it has all characters of. */
function fitKnown(typeface: Typeface, { words }: TextLine): Fit<Typeface>[] {
  const known = words.filter(({ text }) => [...text].every((character) => typeface.glyphs.has(character)));
  if (known.length === 0) return [];
  return fitTypeface(typeface, joinWords(known), known, unionBox(known.map(({ box }) => box)), 0);
}

/** The size that the letters alone speak for, where it is another. */
function withoutSpaces({ font, size }: Size, characters: readonly LineCharacter[], columns: readonly Box[]): Size[] {
  const inked = columns.reduce((sum, { width }) => sum + width - BLEED_PX, 0);
  const em = characters.reduce((sum, { text }) => sum + glyphOf(font, text).right - glyphOf(font, text).left, 0);
  const ofLetters = inked / Math.max(0.01, em);
  return Math.abs(ofLetters / size - 1) > MAX_LENGTH_DIFFERENCE_RATIO
    ? [{ font, size: ofLetters, letterSpacing: 0 }]
    : [];
}

const costOf = ({ matches }: AlignedLine): number =>
  matches.reduce((sum, { cost }) => sum + Math.min(MAX_MATCH_COST, cost), 0);

/**
 * Aligns the text with its ink on the baseline that its lowest letter speaks for, and on the row where most of its ink ends:
 * a misread descender moves the first, a text of descenders the second.
 */
function alignIn(
  line: TextLine,
  { font, size, letterSpacing }: Size,
  characters: LineCharacter[],
  columns: Box[],
): AlignedLine {
  const texts = characters.map(({ text }) => text);
  const feet = new Map<number, number>();
  for (const column of columns) feet.set(bottom(column), (feet.get(bottom(column)) ?? 0) + 1);
  const commonest = [...feet].sort((a, b) => b[1] - a[1])[0][0];
  const [best] = [...new Set([baselineOf({ ...line, fit: { font, size } }), commonest])]
    .map((baseline): AlignedLine => {
      const setting = { font, size, letterSpacing, baseline };
      const matches = alignCharacters(texts, columns, setting, (at) => characters[at].spaced);
      const fitting = matches.filter((match) => fitErrorOf(match) < MAX_FITTING_COST).length / matches.length;
      return { line, characters, columns, setting, matches, fitting };
    })
    .sort((a, b) => costOf(a) - costOf(b));
  return best;
}
