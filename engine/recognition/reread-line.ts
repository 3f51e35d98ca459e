import { scriptOf } from '../language/languages.ts';
import type { Font } from '../model/font.ts';
import type { AlignedLine } from './align-line.ts';
import { type Decoded, decodeLine } from './decode-line.ts';
import { fits } from './line-character.ts';

/** A font in a size that several lines of a page are set in. */
export type PageStyle = { font: Font; size: number; letterSpacing: number };

/** Lines that fit to this share, and have so many letters, say what styles a page has. */
const MIN_SURE_SHARE = 0.95;
const MIN_LETTER_COUNT = 4;
/** So many other styles are tried that differ by no more from the size that a line with its errors speaks for. */
const MAX_TRIED_COUNT = 4;
const MAX_SIZE_RATIO = 1.25;
/** A column costs no more than this in the right setting, and no less where something may be wrong. */
const MAX_COLUMN_COST = 4;
const MIN_FITTING_SHARE = 0.85;

/** The styles that the lines of a page are set in, those of most letters first. */
export function pageStyles(lines: readonly AlignedLine[]): PageStyle[] {
  const styles = new Map<string, PageStyle & { letters: number }>();
  for (const { line, fitting, characters } of lines) {
    const { font, size, letterSpacing } = line.fit;
    if (fitting < MIN_SURE_SHARE || characters.length < MIN_LETTER_COUNT) continue;
    const key = `${font.family} ${font.weight} ${size} ${letterSpacing}`;
    const style = styles.get(key) ?? { font, size, letterSpacing, letters: 0 };
    style.letters += characters.length;
    styles.set(key, style);
  }
  return [...styles.values()].sort((a, b) => b.letters - a.letters);
}

/**
 * A line read again (see `decodeLine`) in the font that it seems to be set in and in those of other lines: its errors have
 * spoilt its size as well.
 *
 * @param aligned in the family that the page is set in
 * @returns null where no setting explains the ink, or the line says what was read
 */
export function rereadLine(aligned: AlignedLine, styles: readonly PageStyle[]): AlignedLine | null {
  const { line, characters, columns } = aligned;
  const language = line.words.find((word) => word.language)?.language;
  if (language && scriptOf(language) !== 'latin') return null;
  const baselines = [...new Set([aligned.setting.baseline, commonestFoot(aligned)])];
  const readIn = ({ font, size, letterSpacing }: PageStyle): Reading[] =>
    baselines.map((baseline) => {
      const setting = { font, size, letterSpacing, baseline };
      return { decoded: decodeLine(characters, columns, setting), setting };
    });
  const own = readIn(line.fit);
  if (own.some(({ decoded }) => isSame(decoded, characters) && decoded.cost < MAX_COLUMN_COST * columns.length))
    return null;
  const others = styles
    .filter(({ size }) => Math.abs(Math.log(size / line.fit.size)) <= Math.log(MAX_SIZE_RATIO))
    .slice(0, MAX_TRIED_COUNT)
    .flatMap(readIn);
  const [best] = [...own, ...others].sort((a, b) => a.decoded.cost - b.decoded.cost);
  if (isSame(best.decoded, characters) || addsFigureInWord(best.decoded, characters)) return null;
  if (loneSlashes(best.decoded.characters) !== loneSlashes(characters)) return null;
  const { matches } = best.decoded;
  const cost = matches.reduce((sum, match) => sum + match.cost, 0);
  const fitting = matches.filter(fits).length / matches.length;
  if (cost > MAX_COLUMN_COST * columns.length || fitting < MIN_FITTING_SHARE) return null;
  return { ...aligned, ...best.decoded, setting: best.setting, fitting };
}

type Reading = { decoded: Decoded; setting: AlignedLine['setting'] };

const FIGURE_IN_WORD = /\p{L}\d\p{L}/gu;

/** No figure stands between two letters of a word, unless it was read there. */
function addsFigureInWord({ characters }: Decoded, read: AlignedLine['characters']): boolean {
  const [after, before] = [characters, read].map((all) =>
    all.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join(''),
  );
  return (after.match(FIGURE_IN_WORD) ?? []).length > (before.match(FIGURE_IN_WORD) ?? []).length;
}

/** How many slashes stand between words: they were told by their ink, of which nothing is known here but the boxes. */
const loneSlashes = (characters: AlignedLine['characters']): number =>
  characters.filter(({ text, spaced }, i) => text === '/' && spaced && characters[i + 1]?.spaced).length;

const isSame = ({ characters }: Decoded, read: AlignedLine['characters']): boolean =>
  characters.length === read.length &&
  characters.every(({ text, spaced }, i) => text === read[i].text && spaced === read[i].spaced);

/** The row where most of a line's ink ends. */
function commonestFoot({ columns }: AlignedLine): number {
  const feet = new Map<number, number>();
  for (const { y, height } of columns) feet.set(y + height, (feet.get(y + height) ?? 0) + 1);
  return [...feet].sort((a, b) => b[1] - a[1])[0][0];
}
