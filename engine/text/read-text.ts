import type { Pixels } from '../raster/pack.ts';
import type { PaintedBox } from '../segment/find-boxes.ts';
import type { Ink } from '../segment/segment.ts';
import type { Rule } from '../segment/split-rules.ts';
import { settleFonts } from '../style/settle-fonts.ts';
import { shareStyles } from '../style/share-styles.ts';
import type { Box, LineReading } from '../types.ts';
import { alignLefts } from './align-lefts.ts';
import { leanOf } from './find-lean.ts';
import type { GlyphLine } from './group-lines.ts';
import { isDrawing } from './is-drawing.ts';
import { isFaint } from './is-faint.ts';
import { joinChips } from './join-chips.ts';
import { joinParagraphs } from './join-paragraphs.ts';
import { makeBlock } from './make-block.ts';
import { markCode } from './mark-code.ts';
import { markItalics } from './mark-italics.ts';
import { markUnderlines } from './mark-underlines.ts';
import type { NormalisedLine } from './normalise-line.ts';
import { proofreadLine } from './proofread-line.ts';
import { readShapes } from './read-shapes.ts';
import { reviseLine } from './revise-line.ts';
import { settleListings } from './settle-listings.ts';
import { shareCode } from './share-code.ts';
import { sortReadings } from './sort-readings.ts';
import { splitMenu } from './split-menu.ts';
import { stripNumbers } from './strip-numbers.ts';
import { inkOf, massOf, styleLine, styleWords } from './style-line.ts';
import type { TextBlock } from './text-block.ts';
import type { StyledWord, TextLine } from './text-line.ts';
import { weighListing } from './weigh-listing.ts';
import { weighWords } from './weigh-words.ts';

export type ReadText = {
  lines: TextLine[];
  blocks: TextBlock[];
  /** Rules that underline nothing, but for dotted ones. */
  dividers: Rule[];
  icons: Box[];
  /** Boxes that are the grounds of words within a sentence. */
  chips: ReadonlySet<PaintedBox>;
  /** Lines whose reading has not come yet. */
  waiting: Box[];
};

/** What can be read of a page so far. */
export type TextReader = {
  /** For a preview: what was measured for a line is kept for the next call, and nothing is revised yet. */
  draft(readings: readonly (LineReading | undefined)[]): ReadText;
  read(readings: readonly LineReading[]): ReadText;
  /** How badly the best font fits a line with this reading; infinite when the reading measures nothing. */
  misfitOf(index: number, reading: LineReading): number;
};

/** From readings to paragraphs with their style; a reading that is still missing leaves its line waiting. */
export function createTextReader(
  image: Pixels,
  segmentation: Ink,
  rules: readonly Rule[],
  glyphLines: readonly GlyphLine[],
  normalised: readonly NormalisedLine[],
  boxes: readonly PaintedBox[] = [],
  specks: readonly Box[] = [],
): TextReader {
  const styled: { reading: LineReading; lines: TextLine[] }[] = [];
  const styleOnce = (i: number, reading: LineReading): TextLine[] => {
    if (styled[i]?.reading !== reading)
      styled[i] = { reading, lines: styleLine(image, segmentation, glyphLines[i], normalised[i], reading, rules) };
    // The page gives its lines fonts and underlines: what is kept must not change.
    return styled[i].lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word })) }));
  };
  const revise = (line: TextLine): TextLine => {
    if (line.grid) return line;
    const words =
      reviseLine(line, () => massOf(image, segmentation, line.words)) ??
      proofreadLine(line, inkOf(image, segmentation, line));
    const corrected = words && styleWords(image, segmentation, line.surface, words, line.confidence);
    return corrected ? { ...corrected, bullet: line.bullet } : line;
  };
  const findEmphasis = (line: TextLine): void => {
    const massOfWord = (word: StyledWord) => massOf(image, segmentation, [word]);
    if (line.grid) weighListing(line, massOfWord);
    else {
      weighWords(line, massOfWord);
      markItalics(line, ({ glyphs }) => leanOf(image, segmentation, glyphs));
    }
  };
  const certain = readShapes(image, segmentation, glyphLines);
  const findCode = (line: TextLine): TextLine =>
    markCode(line, (words) => styleWords(image, segmentation, line.surface, words, line.confidence));
  const assemble = (
    recognised: readonly (LineReading | undefined)[],
    finish?: (line: TextLine) => TextLine,
  ): ReadText => {
    const readings = recognised.map((reading, i) => certain.get(i) ?? reading);
    const known = glyphLines.map((_, i) => i).filter((i) => readings[i] !== undefined);
    const { text, icons } = sortReadings(
      known.map((i) => glyphLines[i]),
      known.map((i) => readings[i]!),
    );
    const measured = text.map((at) => known[at]).flatMap((i) => styleOnce(i, readings[i]!));
    const asRead = measured.filter((line) => line.grid || !isDrawing(line));
    icons.push(...measured.filter((line) => !line.grid && isDrawing(line)).map(({ box }) => box));
    settleFonts(asRead);
    const finished = finish ? asRead.map(finish).map(findCode) : asRead;
    settleFonts(finished);
    shareStyles(finished);
    settleListings(finished);
    shareCode(finished);
    if (finish) finished.forEach(findEmphasis);
    const written = new Set(text.map((at) => known[at]));
    const unread = glyphLines.filter(({ glyphs }, i) => glyphs.length === 1 && !written.has(i));
    const { lines, chips } = joinChips(finished, boxes, [...specks, ...unread]);
    const dividers = markUnderlines(lines, rules).filter(({ dotted }) => !dotted);
    const blocks = joinParagraphs(stripNumbers(lines), dividers).flatMap(splitMenu).map(makeBlock);
    alignLefts(blocks);
    const seen = icons.filter((box) => !isFaint(image, segmentation, box));
    const waiting = glyphLines.filter((_, i) => readings[i] === undefined);
    return { lines, blocks, dividers, icons: seen, chips, waiting };
  };
  return {
    draft: (readings) => assemble(readings),
    read: (readings) => assemble(readings, revise),
    misfitOf: (index, reading) => {
      const fits = styleOnce(index, reading).map(({ fit }) => fit.misfit);
      return fits.length > 0 ? Math.max(...fits) : Number.POSITIVE_INFINITY;
    },
  };
}
