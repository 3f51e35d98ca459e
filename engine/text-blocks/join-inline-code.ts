import type { Box } from '../model/box.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { contains, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { isMonospaced } from '../typeface/families.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf, joinWords } from '../typeface/text-line.ts';
import { findInlineCode } from './find-inline-code.ts';
import { inlineCodeStyle } from './inline-code-style.ts';

/** A space and a little more: tags and buttons stand further apart. */
const MAX_GAP_EM = 0.6;
/** A narrower gap is no space. */
const MAX_LETTER_GAP_SPACES = 0.45;
/** Chips stand on the baseline of their sentence, within what hinting moves it. */
const MAX_BASELINE_OFFSET_PX = 1.6;
/** Size of code over that of its sentence. */
const MIN_SIZE_RATIO = 0.6;
const MAX_SIZE_RATIO = 1.15;
/** Chips of one colour are set in one font, although a short one does not show it. */
const MAX_FILL_DIFFERENCE_LEVELS = 3;

/** Letters of the shortest sentence (engine-log: chip-sentence). */
const MIN_SENTENCE_LETTER_COUNT = 8;
/** How much better a monospaced font has to fit a chip than the family of its sentence, in squares of pixels. */
const MIN_FIT_ERROR_ADVANTAGE = 0.5;

/** A piece of a row: words of the sentence, or a chip with the words on it. */
type Piece = { line: TextLine; x: number; end: number; baseline: number; chip?: InlineCodeBox };

/**
 * Puts code that stands on a little box of its own within a sentence back into the sentence: one line with a run of words
 * in a monospaced font, instead of pieces of a sentence around a box.
 *
 * @param specks small ink that is part of no line: bullets, full stops
 * @returns the lines, and the boxes that are part of them now
 */
export function joinInlineCode(
  lines: readonly TextLine[],
  boxes: readonly PaintedBox[],
  specks: readonly Box[] = [],
): { lines: TextLine[]; chips: Set<PaintedBox> } {
  const chips = findInlineCode(lines, boxes, specks);
  if (chips.length === 0) return { lines: [...lines], chips: new Set() };
  const rows = rowsOf(lines, chips).filter((row) => row.length > 1 && row.some(({ chip }) => !chip));
  const known = knownChips(rows);
  const joined = new Map<TextLine, TextLine>();
  const dropped = new Set<TextLine>();
  const used = new Set<PaintedBox>();
  for (const row of rows) {
    if (!row.every(({ chip }) => !chip || known.has(chip))) continue;
    const [first, ...more] = row;
    joined.set(first.line, joinRow(row, known));
    for (const { line } of more) dropped.add(line);
    for (const { chip } of row) if (chip) used.add(chip.painted);
  }
  // Alone in a cell of a table they stay boxes, in the font of the others.
  for (const chip of chips) {
    if (!used.has(chip.painted) && [...known].some((other) => isAlike(other, chip)))
      joined.set(chip.line, { ...chip.line, fit: chip.fit });
  }
  return { lines: lines.filter((line) => !dropped.has(line)).map((line) => joined.get(line) ?? line), chips: used };
}

/** Whether a line is part of the border of such a box: pale ones are found in part only. */
export const isBorderOf = (rule: Box, chips: Iterable<PaintedBox>): boolean =>
  [...chips].some(({ box }) => contains(box, rule, BORDER_PX));

const BORDER_PX = 2;

/** Pieces that follow each other on one baseline, a chip at least every other one. */
function rowsOf(lines: readonly TextLine[], chips: readonly InlineCodeBox[]): Piece[][] {
  const chipOf = new Map(chips.map((chip) => [chip.line, chip]));
  const pieces = lines.map((line): Piece => {
    const chip = chipOf.get(line);
    const box = chip?.painted.box ?? line.box;
    return { line, x: box.x, end: right(chip?.mark?.box ?? box), baseline: chip?.baseline ?? baselineOf(line), chip };
  });
  const rows: Piece[][] = [];
  for (const piece of pieces.sort((a, b) => a.x - b.x)) {
    const row = rows.find((other) => follows(other, piece));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function follows(row: readonly Piece[], piece: Piece): boolean {
  const last = row[row.length - 1];
  if (!last.chip && !piece.chip) return false;
  const plain = [...row, piece].filter(({ chip }) => !chip);
  const size = plain[0]?.line.fit.size ?? last.line.fit.size;
  const gap = piece.x - last.end;
  if (gap < -2 || gap > MAX_GAP_EM * size + 1 || Math.abs(piece.baseline - last.baseline) > MAX_BASELINE_OFFSET_PX)
    return false;
  if (plain.some(({ line }) => line.surface !== plain[0].line.surface)) return false;
  return plain.every(({ line }) =>
    [last, piece].every(({ chip }) => {
      const ratio = chip ? chip.fit.size / line.fit.size : 1;
      return ratio >= MIN_SIZE_RATIO && ratio <= MAX_SIZE_RATIO && chip?.line.surface !== line.surface;
    }),
  );
}

/**
 * The chips that are set in a monospaced font, by themselves or like others of their colour. A word or two beside a box
 * are no sentence: the chosen one of two tabs.
 */
function knownChips(rows: readonly Piece[][]): Set<InlineCodeBox> {
  const all = rows.flatMap((row) => {
    const plain = row.filter(({ chip }) => !chip);
    const { family } = plain[0].line.fit.font;
    const letters = plain.reduce((sum, { line }) => sum + line.text.length, 0);
    return row.flatMap(({ chip }, i) =>
      chip
        ? [{ chip, family, hasSentence: letters >= MIN_SENTENCE_LETTER_COUNT && !mayBeBadge(chip, i, row.length) }]
        : [],
    );
  });
  const sure = all.filter(({ chip: { line, fit }, family, hasSentence }) => {
    const plain = line.fits.find(({ font }) => font.family === family);
    return (
      hasSentence &&
      (isMonospaced(family) || fit.fitError + MIN_FIT_ERROR_ADVANTAGE < (plain?.fitError ?? Number.POSITIVE_INFINITY))
    );
  });
  return new Set(all.map(({ chip }) => chip).filter((chip) => sure.some((other) => isAlike(other.chip, chip))));
}

/** A capitalised word behind a title says what kind of thing that is; few letters measure like code by chance. */
const mayBeBadge = ({ line, mark }: InlineCodeBox, at: number, count: number): boolean =>
  at === count - 1 && !mark && /^\p{Lu}\p{Ll}+$/u.test(line.text);

function isAlike({ painted: { box, paint } }: InlineCodeBox, { painted: other }: InlineCodeBox): boolean {
  if (paint.fill === undefined || other.paint.fill === undefined) return false;
  return (
    channelDistance(paint.fill, other.paint.fill) <= MAX_FILL_DIFFERENCE_LEVELS &&
    Math.abs(box.height - other.box.height) <= 2
  );
}

function joinRow(row: readonly Piece[], known: ReadonlySet<InlineCodeBox>): TextLine {
  const plain = row.filter(({ chip }) => !chip).map(({ line }) => line);
  const main = plain.reduce((best, line) => (line.text.length > best.text.length ? line : best));
  const baseline = baselineOf(main);
  const { font, size } = main.fit;
  const space = measureText(font, ' ').advance * size;
  const words: StyledWord[] = row.flatMap(({ line, chip, x }, i) => {
    const before = row[i - 1];
    const glued = before !== undefined && x - before.end < MAX_LETTER_GAP_SPACES * space;
    const own = chip ? [...chipWords(chip, known, baseline), ...markWords(chip, main)] : weighed(line, main);
    return own.map((word, at) => (at === 0 && glued ? { ...word, glued } : word));
  });
  const ink = unionBox(plain.map(({ box }) => box));
  const x = row[0].x;
  return {
    ...main,
    words,
    text: joinWords(words),
    box: { ...ink, x, width: row[row.length - 1].end - x },
    confidence: row.reduce((sum, { line }) => sum + line.confidence * line.text.length, 0) / lengthOf(row),
    bullet: row[0].line.bullet || row[0].chip?.bullet === true,
    baseline,
  };
}

/** The words of a piece, with its weight where the sentence has another. */
function weighed({ words, fit }: TextLine, main: TextLine): StyledWord[] {
  const { weight } = fit.font;
  if (weight === main.fit.font.weight) return words;
  return words.map((word) => ({ ...word, weight: word.weight ?? weight }));
}

const lengthOf = (row: readonly Piece[]): number => row.reduce((sum, { line }) => sum + line.text.length, 0);

/** The words of a chip in its style; the outer ones reach to its ends. */
function chipWords(chip: InlineCodeBox, known: ReadonlySet<InlineCodeBox>, baseline: number): StyledWord[] {
  const { box } = chip.painted;
  const code = inlineCodeStyle(chip, [...known], baseline);
  const { words, color } = chip.line;
  return words.map((word, i) => {
    const x = i === 0 ? box.x : word.box.x;
    const end = i + 1 === words.length ? right(box) : right(word.box);
    return { ...word, color, weight: undefined, italic: undefined, code, box: { ...word.box, x, width: end - x } };
  });
}

/** The full stop or comma after a chip, in the colour of the sentence. */
function markWords({ mark, line }: InlineCodeBox, { color }: TextLine): StyledWord[] {
  if (!mark) return [];
  return [{ ...mark, color, confidence: line.confidence, underlined: false, glyphs: [], glued: true }];
}
