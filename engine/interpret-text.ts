import { inkReader, type ReadInk } from './icons/read-ink.ts';
import type { Box } from './model/box.ts';
import type { LineReading } from './model/conversion.ts';
import type { FontFamily } from './model/font.ts';
import type { GlyphLine } from './model/glyph-line.ts';
import type { PaintedBox } from './model/paint.ts';
import type { Pixels } from './model/pixels.ts';
import type { Rule } from './model/rule.ts';
import { type Ink, LIFTED } from './model/segmentation.ts';
import type { TextBlock } from './model/text-block.ts';
import type { StyledWord, TextLine } from './model/text-line.ts';
import { alignLine } from './recognition/align-line.ts';
import { amongDrawings } from './recognition/among-drawings.ts';
import { isAmongPeers } from './recognition/among-peers.ts';
import { classifyLines, SHAPE_CONFIDENCE } from './recognition/classify-lines.ts';
import { mendWord } from './recognition/clean-words.ts';
import { cutInk } from './recognition/cut-ink.ts';
import { drawingsOf } from './recognition/drawings-of.ts';
import { findLogos } from './recognition/find-logos.ts';
import { type LikeIcon, MIN_ARROW_LIKENESS } from './recognition/icon-evidence.ts';
import { isDrawing } from './recognition/is-drawing.ts';
import { isMotley } from './recognition/is-motley.ts';
import { joinSignPieces } from './recognition/join-sign-pieces.ts';
import { measureSpacing } from './recognition/measure-spacing.ts';
import type { NormalizedLine } from './recognition/normalize-line.ts';
import { NO_TEXT } from './recognition/on-photograph.ts';
import { proofreadLine } from './recognition/proofread-line.ts';
import { readShapes } from './recognition/read-shapes.ts';
import { pageStyles, rereadLine } from './recognition/reread-line.ts';
import { signsInColumn } from './recognition/signs-in-column.ts';
import { verifyLine } from './recognition/verify-line.ts';
import { alignLeftEdges } from './text-blocks/align-left-edges.ts';
import { closeQuotation } from './text-blocks/close-quotation.ts';
import { detectListNumbers } from './text-blocks/detect-list-numbers.ts';
import { endLines, findEllipses } from './text-blocks/find-ellipses.ts';
import { isBorderOf, joinInlineCode } from './text-blocks/join-inline-code.ts';
import { joinParagraphs } from './text-blocks/join-paragraphs.ts';
import { joinWrappedItems } from './text-blocks/join-wrapped-items.ts';
import { makeBlock } from './text-blocks/make-block.ts';
import { dotsBetween, splitAtDots } from './text-blocks/separate-dots.ts';
import { splitMenu } from './text-blocks/split-menu.ts';
import { setFamilies } from './text-style/families/set-families.ts';
import { findTextGradient } from './text-style/find-text-gradient.ts';
import { harmoniseCode } from './text-style/harmonise-code.ts';
import { harmoniseColumns } from './text-style/harmonise-columns.ts';
import { harmoniseFonts } from './text-style/harmonise-fonts.ts';
import { harmoniseListings } from './text-style/harmonise-listings.ts';
import { harmoniseSizes } from './text-style/harmonise-sizes.ts';
import { isFaint } from './text-style/is-faint.ts';
import { isHyphen } from './text-style/is-hyphen.ts';
import { markCode } from './text-style/mark-code.ts';
import { markItalics } from './text-style/mark-italics.ts';
import { markStruck, markUnderlines } from './text-style/mark-underlines.ts';
import { settleCase } from './text-style/settle-case.ts';
import { slantOf } from './text-style/slant-of.ts';
import { inkOf, massOf, styleLine, styleWords } from './text-style/style-line.ts';
import { weighListing } from './text-style/weigh-listing.ts';
import { weighWords } from './text-style/weigh-words.ts';
import { isWiderThanInk } from './typeface/exceeds-ink.ts';
import { pageTypefaces } from './typeface/page-typefaces.ts';

/** A logo is read as a letter or two, beside a name as one. */
const MAX_SIGN_LENGTH = 2;

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
type TextReader = {
  /** For a preview: what was measured for a line is kept for the next call, and nothing is revised yet. */
  draft(readings: readonly (LineReading | undefined)[]): ReadText;
  read(readings: readonly LineReading[]): ReadText;
  /** Measures a line while others are still read; what it finds is kept. */
  measure(index: number, reading: LineReading): void;
  /** How badly the best font fits a line with this reading; infinite when the reading measures nothing. */
  fitErrorOf(index: number, reading: LineReading): number;
  /** Whether any of a line looks like this reading of it. */
  looksRead(index: number, reading: LineReading): boolean;
};

/**
 * From readings to paragraphs with their style; a reading that is still missing leaves its line waiting. A line may become two
 * others in the lists that are given, at one place in both.
 */
export function createTextReader(
  image: Pixels,
  segmentation: Ink,
  rules: readonly Rule[],
  glyphLines: readonly GlyphLine[],
  normalized: readonly NormalizedLine[],
  boxes: readonly PaintedBox[] = [],
  specks: readonly Box[] = [],
  shapes: readonly Box[] = [],
  likeIcon?: LikeIcon,
  readInk: ReadInk = inkReader(image),
  typeface?: FontFamily,
): TextReader {
  // By line, not by place: a line may yet be split in two.
  const styled = new Map<GlyphLine, { reading: LineReading; lines: TextLine[] }>();
  const styleOnce = (i: number, reading: LineReading): TextLine[] => {
    const known = styled.get(glyphLines[i]);
    const lines =
      known?.reading === reading
        ? known.lines
        : styleLine(image, segmentation, glyphLines[i], normalized[i], reading, rules);
    styled.set(glyphLines[i], { reading, lines });
    // The page gives its lines fonts and underlines: what is kept must not change.
    const { said } = glyphLines[i];
    return lines.map((line) => ({
      ...line,
      ...(said && { said }),
      words: line.words.map((word) => ({ ...word })),
    }));
  };
  const slantOfWord = ({ glyphs }: StyledWord) => slantOf(image, segmentation, glyphs);
  const massOfWord = (word: StyledWord) => massOf(image, segmentation, [word]);
  const revise = (lines: readonly TextLine[]): TextLine[] => {
    const typefaces = pageTypefaces(lines);
    const inFamilies = lines.map((line) => ({ ...line }));
    const isKnown = setFamilies(inFamilies, massOfWord, typeface) !== undefined;
    const aligned = inFamilies.map((line) => (line.grid ? null : alignLine(line, typefaces)));
    const sure = aligned.filter((line) => line !== null);
    const spacingOf = measureSpacing(sure);
    const styles = isKnown ? pageStyles(sure) : [];
    return lines.map((line, i) => {
      const own = aligned[i];
      if (line.said?.words) return line;
      const again = own && isKnown ? rereadLine(own, styles) : null;
      const checked = again ?? own;
      const proofread = checked && proofreadLine(checked, spacingOf(checked), inkOf(image, segmentation, line));
      const words = again ? proofread?.map((word, k, all) => ({ ...word, text: mendWord(all, k) })) : proofread;
      const corrected = words && styleWords(image, segmentation, line.surface, words, line.confidence);
      return corrected ? { ...corrected, bullet: line.bullet, ...(line.said && { said: line.said }) } : line;
    });
  };
  /** Without letters of several colours at its ends: logos, each with its name beside it. */
  const withoutSigns = ({ words }: TextLine): { words: StyledWord[]; drawn: Box[] } => {
    const longest = words.length > 1 ? 1 : MAX_SIGN_LENGTH;
    const isLogo = ({ text, glyphs }: StyledWord): boolean =>
      text.length <= longest && glyphs.some((glyph) => isMotley(image, segmentation, glyph));
    const from = words.findIndex((word) => !isLogo(word));
    if (from < 0) return { words: [], drawn: drawingsOf(words.flatMap(({ glyphs }) => glyphs)) };
    const to = words.findLastIndex((word) => !isLogo(word)) + 1;
    const logos = [...words.slice(0, from), ...words.slice(to)];
    return { words: words.slice(from, to), drawn: logos.flatMap(({ glyphs }) => drawingsOf(glyphs)) };
  };
  /** Without what does not look like what was read. */
  const verify = (line: TextLine): { text?: TextLine; drawn: Box[] } => {
    if (line.grid || line.said || line.confidence === SHAPE_CONFIDENCE) return { text: line, drawn: [] };
    // Pieces of soft corners and of what compression left are read as characters.
    if (line.text.length <= MAX_SIGN_LENGTH && isFaint(image, segmentation, line.box)) return { drawn: [] };
    const plain = withoutSigns(line);
    if (plain.words.length === 0) return { drawn: plain.drawn };
    if (plain.words.length < line.words.length) {
      const rest = styleWords(image, segmentation, line.surface, plain.words, line.confidence);
      const { text, drawn } = rest ? verify({ ...rest, bullet: line.bullet }) : { drawn: [] };
      return { text, drawn: [...plain.drawn, ...drawn] };
    }
    const inkAt = inkOf(image, segmentation, line);
    const { words, drawn } = verifyLine(line, ({ box }) => cutInk(box, inkAt), likeIcon);
    if (drawn.length === 0) return { text: line, drawn: [] };
    const rest = words.length > 0 && styleWords(image, segmentation, line.surface, words, line.confidence);
    // On a photograph it is a part of that.
    const drawings = line.surface > LIFTED ? drawingsOf(drawn) : [];
    return { ...(rest ? { text: { ...rest, bullet: line.bullet } } : {}), drawn: drawings };
  };
  /** Without the signs before the words of lines whose neighbours have drawings there. */
  const withoutLeadingSigns = (lines: readonly TextLine[], drawings: readonly Box[]) => {
    const pieced = joinSignPieces(lines, drawings);
    const gone = new Set(pieced.flatMap((one) => one.lines));
    const parted = new Map(signsInColumn(lines, drawings).map((one) => [one.line, one]));
    const left = lines.flatMap((line) => {
      if (gone.has(line)) return [];
      const words = parted.get(line)?.words;
      if (!words) return line;
      const rest = words.length > 0 && styleWords(image, segmentation, line.surface, words, line.confidence);
      return rest ? { ...rest, bullet: line.bullet } : [];
    });
    const signs = [...parted.values()].flatMap(({ line, sign }) => (gone.has(line) ? [] : [sign]));
    return {
      ...{ lines: left, signs: [...signs, ...pieced.map(({ sign }) => sign)] },
      pieces: new Set(pieced.flatMap((one) => one.drawings)),
    };
  };
  const findEmphasis = (line: TextLine): void => {
    if (line.grid) weighListing(line, massOfWord);
    else {
      weighWords(line, massOfWord);
      findTextGradient(image, segmentation, line);
    }
  };
  const certain = new Map<GlyphLine, LineReading>();
  for (const [index, reading] of readShapes(image, segmentation, glyphLines)) {
    const line = glyphLines[index];
    // Arrows are drawn as often as they are written.
    const ink = likeIcon && !line.said && readInk(line);
    const isDrawn = ink && likeIcon(ink.ink, line) >= MIN_ARROW_LIKENESS;
    if (!isDrawn && !line.said?.words) certain.set(line, reading);
  }
  const findCode = (line: TextLine): TextLine =>
    markCode(line, (words) => styleWords(image, segmentation, line.surface, words, line.confidence));
  const assemble = (
    recognised: readonly (LineReading | undefined)[],
    finish?: (lines: readonly TextLine[]) => TextLine[],
  ): ReadText => {
    const readings = recognised.map((reading, i) => certain.get(glyphLines[i]) ?? reading);
    const known = glyphLines.map((_, i) => i).filter((i) => readings[i] !== undefined && readings[i] !== NO_TEXT);
    const { text, icons: unlettered } = classifyLines(
      known.map((i) => glyphLines[i]),
      known.map((i) => readings[i]!),
    );
    const measured = text.map((at) => known[at]).flatMap((i) => styleOnce(i, readings[i]!));
    const asRead = measured.filter((line) => line.grid || line.said || !isDrawing(line));
    const drawings = measured
      .filter((line) => !line.grid && !line.said && isDrawing(line))
      .flatMap(({ box, words, text: read }) =>
        read.length > MAX_SIGN_LENGTH ? drawingsOf(words.flatMap(({ glyphs }) => glyphs)) : [box],
      );
    harmoniseFonts(asRead);
    const logos = finish ? findLogos(asRead.filter(({ said }) => !said)) : new Set<TextLine>();
    const revised = finish ? finish(asRead.filter((line) => !logos.has(line))) : [];
    const checked = revised.map(verify);
    const certainText = checked.flatMap(({ text: line }) => line ?? []);
    const verified = checked.map((one, i) =>
      !one.text && one.drawn.length > 0 && isAmongPeers(revised[i], certainText)
        ? { text: revised[i], drawn: [] }
        : one,
    );
    const unread = [
      ...unlettered,
      ...drawings,
      ...[...logos].map(({ box }) => box),
      ...verified.flatMap(({ drawn }) => drawn),
    ];
    const {
      lines: seenText,
      signs,
      pieces,
    } = withoutLeadingSigns(
      verified.flatMap(({ text: line }) => line ?? []),
      [...unread, ...shapes],
    );
    const { lines: texts, icons: drawn } = finish
      ? amongDrawings(seenText, [...unread.filter((box) => !pieces.has(box)), ...signs], shapes, boxes)
      : { lines: asRead, icons: unread };
    const set = finish ? texts.map(findCode) : texts;
    harmoniseFonts(set);
    if (finish) {
      for (const line of set) if (!line.grid) markItalics(line, slantOfWord);
    }
    const mayShare = finish && setFamilies(set, massOfWord, typeface);
    const isUnset = ({ fit, text: read, box, grid, said }: TextLine): boolean =>
      finish !== undefined && !grid && !said && isWiderThanInk(fit, read, box);
    const finished = set.filter((line) => !isUnset(line));
    const icons = [...drawn, ...set.filter(isUnset).map(({ box }) => box)];
    settleCase(finished);
    harmoniseSizes(finished, mayShare);
    harmoniseColumns(finished, mayShare);
    harmoniseListings(finished);
    harmoniseCode(finished);
    if (finish) finished.forEach(findEmphasis);
    const written = new Set(text.map((at) => known[at]));
    const single = glyphLines.filter(({ glyphs }, i) => glyphs.length === 1 && !written.has(i));
    const { lines, chips } = joinInlineCode(finished, boxes, [...specks, ...single]);
    const dividers = markStruck(lines, markUnderlines(lines, rules)).filter(
      (rule) => !rule.dotted && !isHyphen(rule, lines) && !isBorderOf(rule, chips),
    );
    const panels = boxes.filter((box) => !chips.has(box)).map(({ box }) => box);
    const inWords = new Set(lines.flatMap(({ words }) => words.flatMap((word) => word.glyphs)));
    const unused = glyphLines.flatMap((line) => line.glyphs.filter((glyph) => !inWords.has(glyph)));
    const small = [...specks, ...unused];
    const ellipses = endLines(lines, findEllipses(lines, small, shapes, icons));
    const dots = [...dotsBetween(lines, small, [...icons, ...shapes]), ...ellipses];
    const paragraphs = joinWrappedItems(
      joinParagraphs(detectListNumbers([...lines, ...dots]), dividers, panels, [...icons, ...shapes])
        .flatMap(splitMenu)
        .flatMap(splitAtDots),
    );
    const blocks = paragraphs.map(closeQuotation).map(makeBlock);
    alignLeftEdges(blocks);
    const seen = icons.filter((box) => !isFaint(image, segmentation, box));
    const waiting = glyphLines.filter((_, i) => readings[i] === undefined);
    return { lines, blocks, dividers, icons: seen, chips, waiting };
  };
  return {
    draft: (readings) => assemble(readings),
    read: (readings) => assemble(readings, revise),
    measure: (index, reading) => void styleOnce(index, certain.get(glyphLines[index]) ?? reading),
    fitErrorOf: (index, reading) => {
      const fits = styleOnce(index, reading).map(({ fit }) => fit.fitError);
      return fits.length > 0 ? Math.max(...fits) : Number.POSITIVE_INFINITY;
    },
    looksRead: (index, reading) => styleOnce(index, reading).some((line) => !isDrawing(line) && verify(line).text),
  };
}
