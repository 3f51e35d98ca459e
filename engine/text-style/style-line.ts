import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { LineReading, Word } from '../model/conversion.ts';
import type { CharacterGrid, GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import { type Ink, LIFTED } from '../model/segmentation.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { centerX, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import type { InkAt } from '../recognition/add-accents.ts';
import { cleanWords } from '../recognition/clean-words.ts';
import { insertPeriod } from '../recognition/insert-period.ts';
import type { NormalizedLine } from '../recognition/normalize-line.ts';
import { restoreDots } from '../recognition/restore-dots.ts';
import { restoreSymbols } from '../recognition/restore-symbols.ts';
import { isMonospaced } from '../typeface/families.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { readInk, readWordInk } from '../typeface/ink-color.ts';
import { hasOwnFonts } from '../typeface/script-fonts.ts';
import { joinWords } from '../typeface/text-line.ts';
import { colorWords } from './color-words.ts';
import { isStrong } from './is-strong.ts';
import { splitItems } from './split-items.ts';
import { styleListing } from './style-listing.ts';

/**
 * Puts a reading back on the page: words with ink boxes and colours, and the fonts that would give that line. A reading
 * whose words stand too far apart for a sentence (the items of a menu) gives several lines.
 */
export function styleLine(
  image: Pixels,
  segmentation: Ink,
  line: GlyphLine,
  normalized: NormalizedLine,
  reading: LineReading,
  rules: readonly Box[],
): TextLine[] {
  if (line.grid) return styleRow(image, segmentation, { ...line, grid: line.grid }, normalized, reading);
  const { said = false } = reading;
  const read = said ? reading.words : cleanWords(reading.words, reading.language);
  if (read.length === 0) return [];
  const assigned = assignGlyphs(read, line, normalized);
  const strengthOf = (glyphs: readonly ConnectedComponent[]) => readInk(image, segmentation, glyphs).strength;
  const inkOfWords = read.map((word, i) => ({ word, glyphs: assigned[i] }));
  const isDot = (glyph: ConnectedComponent) => isStrong(glyph, assigned, strengthOf);
  // In these scripts dots and bars are parts of letters; what somebody says is complete.
  const isOfDots = said || read.some(({ text }) => hasOwnFonts(text));
  const dotted = isOfDots ? inkOfWords : restoreDots(inkOfWords, line, isDot);
  const strengthAt = (x: number, y: number): number => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], segmentation.background[at]);
  };
  const inked = isOfDots ? dotted : restoreSymbols(dotted, strengthAt, rules);
  const words = inked.map(({ word }) => word);
  const groups = inked.map(({ glyphs }) => glyphs);
  const colors = colorWords(image, segmentation, words, groups);
  const styled: StyledWord[] = words.map((word, i) => ({
    text: word.text,
    box: groups[i].length > 0 ? unionBox(groups[i]) : toDesign(word, normalized),
    color: colors[i],
    confidence: word.confidence,
    language: reading.language,
    underlined: false,
    glyphs: groups[i],
  }));
  const style = (part: StyledWord[]) => styleWords(image, segmentation, line.surface, part, reading.confidence);
  const restorePeriod = (styledLine: TextLine): TextLine => {
    if (isOfDots) return styledLine;
    const mass = () => massOf(image, segmentation, styledLine.words);
    const split = insertPeriod(styledLine, mass, inkOf(image, segmentation, styledLine));
    return (split && style(split)) ?? styledLine;
  };
  const whole = style(styled);
  if (!whole) return [];
  const items = splitItems(styled, whole.fit);
  if (items.length === 1) return [{ ...restorePeriod(whole), bullet: line.bullet ?? false }];
  return items
    .map(style)
    .filter((item): item is TextLine => item !== null)
    .map(restorePeriod);
}

/** A row of a listing is one line, however far apart its words are. */
function styleRow(
  image: Pixels,
  segmentation: Ink,
  line: GlyphLine & { grid: CharacterGrid },
  normalized: NormalizedLine,
  { words, confidence }: LineReading,
): TextLine[] {
  const assigned = words.length > 0 ? assignGlyphs(words, line, normalized) : [];
  const styled = styleListing(
    image,
    segmentation,
    line,
    words.map((word, i) => ({ word, glyphs: assigned[i] })),
  );
  const row = styled.length > 0 ? styleWords(image, segmentation, line.surface, styled, confidence) : null;
  return row ? [{ ...row, grid: line.grid, baseline: line.baseline }] : [];
}

/** A line of words with the fonts that would give it; null when nothing of it can be measured. */
export function styleWords(
  image: Pixels,
  segmentation: Ink,
  surface: number,
  words: StyledWord[],
  confidence: number,
): TextLine | null {
  const ink = readInk(
    image,
    segmentation,
    words.flatMap((word) => word.glyphs),
  );
  const box = unionBox(words.map((word) => word.box));
  const text = joinWords(words);
  const isPlain = words.every(({ color }) => color === words[0].color);
  const measured = fitFonts(words, box, isPlain ? ink.mass : massOf(image, segmentation, words));
  // Wide display type measures like code, and nobody writes code on a photograph.
  const fits = surface <= LIFTED ? measured.filter(({ font }) => !isMonospaced(font.family)) : measured;
  if (fits.length === 0) return null;
  return {
    box,
    words,
    text,
    confidence,
    color: dominantColor(words),
    ground: ink.ground,
    surface,
    fits,
    fit: fits[0],
    bullet: false,
  };
}

/** Ink of a line whose words may have several colours: each colour is full strength for its own words. */
export function massOf(image: Pixels, segmentation: Ink, words: readonly StyledWord[]): number {
  if (words.length === 1) return readWordInk(image, segmentation, words[0].glyphs).mass;
  const byColor = new Map<Rgb, ConnectedComponent[]>();
  for (const { color, glyphs } of words) byColor.set(color, [...(byColor.get(color) ?? []), ...glyphs]);
  return [...byColor.values()].reduce((sum, glyphs) => sum + readInk(image, segmentation, glyphs).mass, 0);
}

/** The ink of a line's own glyphs at any pixel, as a share of its strongest contrast. */
export function inkOf(image: Pixels, { background, labels }: Ink, { words }: TextLine): InkAt {
  const colors = new Map(words.flatMap(({ color, glyphs }) => glyphs.map(({ id }) => [id, color] as const)));
  return (x, y) => {
    const at = y * image.width + x;
    const color = colors.get(labels[at]);
    if (color === undefined) return 0;
    const strength = Math.max(1, channelDistance(color, background[at]));
    return Math.min(1, channelDistance(image.data[at], background[at]) / strength);
  };
}

/** Each glyph goes to the word whose recognised box is nearest to its middle. */
function assignGlyphs(
  words: readonly Word[],
  line: GlyphLine,
  { scale, originX }: NormalizedLine,
): ConnectedComponent[][] {
  const groups: ConnectedComponent[][] = words.map(() => []);
  // The place of a word that was read may reach over those behind it: each begins where the one before it ends.
  const ends = words.map((word, i) => {
    const next = words[i + 1];
    return next && next.x > word.x ? Math.min(right(word), next.x) : right(word);
  });
  for (const glyph of line.glyphs) {
    const middle = (centerX(glyph) - originX) * scale;
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    words.forEach((word, i) => {
      const distance = Math.max(word.x - middle, middle - ends[i], 0);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = i;
      }
    });
    groups[best].push(glyph);
  }
  return groups;
}

function toDesign(word: Word, { scale, originX, originY }: NormalizedLine) {
  return {
    x: Math.round(originX + word.x / scale),
    y: Math.round(originY + word.y / scale),
    width: Math.max(1, Math.round(word.width / scale)),
    height: Math.max(1, Math.round(word.height / scale)),
  };
}

function dominantColor(words: readonly StyledWord[]): Rgb {
  const letters = new Map<Rgb, number>();
  for (const word of words) letters.set(word.color, (letters.get(word.color) ?? 0) + word.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0][0];
}
