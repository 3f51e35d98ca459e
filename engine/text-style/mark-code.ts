import type { FontFit } from '../model/font.ts';
import type { InlineCode, StyledWord, TextLine } from '../model/text-line.ts';
import { centerX } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { isMonospaced } from '../typeface/families.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { codeSize } from './code-size.ts';

/** Sizes of code in one line differ by no more than the error of measuring. */
const MAX_SIZE_DIFFERENCE_RATIO = 0.06;
/** Costs of a character (see `codeSize`): while code spoils the fit of the line, and without it. */
const MIN_DOUBTED_COST = 1.5;
const MIN_CLEAR_COST = 2.2;
/** Fit error of the rest of the line, in squares of pixels. */
const MAX_FIT_ERROR = 3;

/**
 * Marks the words of a sentence that are set in a monospaced font. The line is fitted again without them.
 *
 * @param restyle a line of some of its words
 */
export function markCode(line: TextLine, restyle: (words: StyledWord[]) => TextLine | null): TextLine {
  if (line.grid || line.words.length < 2 || isMonospaced(line.fit.font.family)) return line;
  const colored = line.words.map((word) => (word.color === line.color ? undefined : coloredSize(word, line)));
  const doubted = line.words.map(
    (word, i) => colored[i] !== undefined || codeSize(word, line.fit, baselineOf(line), MIN_DOUBTED_COST) !== undefined,
  );
  const others = line.words.filter((_, i) => !doubted[i]);
  if (others.length === line.words.length || others.length === 0) return line;
  const plain = restyle(others);
  // Words of an unknown font may look like anything.
  if (!plain || plain.fit.fitError > MAX_FIT_ERROR) return line;
  const baseline = baselineOf(plain);
  const sizes = line.words.map((word, i) =>
    doubted[i] ? (colored[i] ?? codeSize(word, plain.fit, baseline, MIN_CLEAR_COST)) : undefined,
  );
  if (sizes.some((size, i) => doubted[i] && size === undefined)) return line;
  const runs: InlineCode[] = [];
  const words = line.words.map((word, i) => {
    const own = sizes[i];
    if (own === undefined) return word;
    const last = sizes[i - 1] === undefined ? undefined : runs.at(-1);
    const code =
      last && Math.abs(Math.log(last.size / own)) <= MAX_SIZE_DIFFERENCE_RATIO
        ? last
        : { font: monospacedFontOf(word), size: round(own) };
    if (code !== last) runs.push(code);
    return { ...word, code };
  });
  const { fits, fit, color, ground } = plain;
  return { ...line, words, fits, fit, color, ground, baseline };
}

/** Of a word in a colour of its own: fit errors in squares of pixels, and its size over that of the line. */
const MAX_COLORED_ERROR = 0.7;
const MIN_PLAIN_ERROR = 1;
const MAX_SIZE_RATIO = 1;
const MIN_COLORED_LETTERS = 5;
const SIGNS = /[._/$<>(){}=-]/;

/**
 * The size of a word in a colour of its own that fits a monospaced font better than any other: wherever its line was thought to
 * stand, it has signs of a program in it, or fits no other font.
 */
function coloredSize(word: StyledWord, line: TextLine): number | undefined {
  if (word.text.length < MIN_COLORED_LETTERS || !isEvenlySet(word)) return undefined;
  const [best, ...others] = fitFonts([word], word.box, 0);
  // How heavy it is cannot be told from its outline.
  const isSet = best && isMonospaced(best.font.family) && best.letterSpacing === 0;
  if (!isSet || best.fitError > MAX_COLORED_ERROR || best.size > MAX_SIZE_RATIO * line.fit.size) return undefined;
  const plain = others.find(({ font, letterSpacing }) => !isMonospaced(font.family) && letterSpacing === 0);
  return SIGNS.test(word.text.slice(0, -1)) || !plain || plain.fitError >= MIN_PLAIN_ERROR ? best.size : undefined;
}

/** How far the middles of letters are from those of their cells, as a share of a cell. */
const MAX_OFF_CELL_SHARE = 0.15;

/** Whether the letters of a word stand in cells of one width. */
function isEvenlySet({ text, glyphs }: StyledWord): boolean {
  const middles = glyphColumns(glyphs).map(centerX);
  if (middles.length !== [...text].length) return false;
  const cell = (middles[middles.length - 1] - middles[0]) / (middles.length - 1);
  const offs = middles.map((middle, i) => (middle - middles[0]) / cell - i);
  const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
  return Math.sqrt(offs.reduce((sum, off) => sum + (off - mean) ** 2, 0) / offs.length) <= MAX_OFF_CELL_SHARE;
}

const isCode = ({ font, letterSpacing }: FontFit): boolean =>
  isMonospaced(font.family) && font.weight === 400 && letterSpacing === 0;

/** The monospaced font that fits a word best. */
const monospacedFontOf = (word: StyledWord): InlineCode['font'] => fitFonts([word], word.box, 0).find(isCode)!.font;

const round = (value: number): number => Math.round(value * 10) / 10;
