import type { InlineCode, StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { isMonospaced } from '../typeface/fonts.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { codeSize } from './code-size.ts';

/** Sizes of code in one line differ by no more than the error of measuring, as parts of them. */
const SAME_SIZE = 0.06;
/** Costs of a character (see `codeSize`): while code spoils the fit of the line, and without it. */
const DOUBTFUL = 1.5;
const CLEAR = 2.2;
/** The rest of the line fits its face up to this fitError, in squares of pixels. */
const KNOWN = 3;

/**
 * Marks the words of a sentence that are set in a typewriter face. The line is fitted again without them.
 *
 * @param restyle a line of some of its words
 */
export function markCode(line: TextLine, restyle: (words: StyledWord[]) => TextLine | null): TextLine {
  if (line.grid || line.words.length < 2 || isMonospaced(line.fit.font.family)) return line;
  const doubted = line.words.map((word) => codeSize(word, line.fit, baselineOf(line), DOUBTFUL) !== undefined);
  const others = line.words.filter((_, i) => !doubted[i]);
  if (others.length === line.words.length || others.length === 0) return line;
  const plain = restyle(others);
  // A face that we do not know has words that look like anything.
  if (!plain || plain.fit.fitError > KNOWN) return line;
  const baseline = baselineOf(plain);
  const sizes = line.words.map((word, i) => (doubted[i] ? codeSize(word, plain.fit, baseline, CLEAR) : undefined));
  if (sizes.some((size, i) => doubted[i] && size === undefined)) return line;
  const runs: InlineCode[] = [];
  const words = line.words.map((word, i) => {
    const own = sizes[i];
    if (own === undefined) return word;
    const last = sizes[i - 1] === undefined ? undefined : runs.at(-1);
    const code =
      last && Math.abs(Math.log(last.size / own)) <= SAME_SIZE ? last : { font: faceOf(word), size: round(own) };
    if (code !== last) runs.push(code);
    return { ...word, code };
  });
  const { fits, fit, color, ground } = plain;
  return { ...line, words, fits, fit, color, ground, baseline };
}

/** The typewriter face that fits a word best. */
function faceOf(word: StyledWord): InlineCode['font'] {
  const fits = fitFonts([word], unionBox([word.box]), 0);
  return fits.find(
    ({ font, letterSpacing }) => isMonospaced(font.family) && font.weight === 400 && letterSpacing === 0,
  )!.font;
}

const round = (value: number): number => Math.round(value * 10) / 10;
