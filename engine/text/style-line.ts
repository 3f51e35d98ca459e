import { bottom, centerX, right, unionBox } from '../raster/box.ts';
import { channelDistance, type Rgb } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { Segmentation } from '../segment/segment.ts';
import { fitFonts } from '../style/fit-font.ts';
import { readInk } from '../style/ink-color.ts';
import { measureText } from '../style/measure-text.ts';
import type { LineReading, Word } from '../types.ts';
import { cleanWords } from './clean-words.ts';
import type { GlyphLine } from './group-lines.ts';
import type { NormalisedLine } from './normalise-line.ts';
import type { StyledWord, TextLine } from './text-line.ts';

/** Two colours of text closer than this are one colour seen through anti-aliasing. */
const SAME_COLOR = 40;

/** Puts a reading back on the page: words with ink boxes and colours, and the fonts that would give that line. */
export function styleLine(
  image: Pixels,
  segmentation: Segmentation,
  line: GlyphLine,
  normalised: NormalisedLine,
  reading: LineReading,
): TextLine | null {
  const words = cleanWords(reading.words);
  if (words.length === 0) return null;
  const groups = assignGlyphs(words, line, normalised);
  const ink = readInk(image, segmentation, line.glyphs);
  const styled: StyledWord[] = words.map((word, i) => ({
    text: word.text,
    box: groups[i].length > 0 ? unionBox(groups[i]) : toDesign(word, normalised),
    color: groups[i].length > 0 ? wordColor(image, segmentation, groups[i], ink) : ink.color,
    confidence: word.confidence,
    underlined: false,
  }));
  const box = unionBox(styled.map((word) => word.box));
  const text = styled.map((word) => word.text).join(' ');
  const fits = fitFonts(styled, box, ink.mass);
  if (fits.length === 0) return null;
  const fit = fits[0];
  const color = dominantColor(styled);
  return {
    box,
    words: styled,
    text,
    confidence: reading.confidence,
    color,
    ground: ink.ground,
    surface: line.surface,
    fits,
    fit,
    baseline: Math.round(bottom(box) + measureText(fit.font, text).bottom * fit.size),
    bullet: false,
  };
}

/** Each glyph goes to the word whose recognised box is nearest to its middle. */
function assignGlyphs(words: readonly Word[], line: GlyphLine, { scale, originX }: NormalisedLine): Spot[][] {
  const groups: Spot[][] = words.map(() => []);
  for (const glyph of line.glyphs) {
    const middle = (centerX(glyph) - originX) * scale;
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    words.forEach((word, i) => {
      const distance = Math.max(word.x - middle, middle - right(word), 0);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = i;
      }
    });
    groups[best].push(glyph);
  }
  return groups;
}

function toDesign(word: Word, { scale, originX, originY }: NormalisedLine) {
  return {
    x: Math.round(originX + word.x / scale),
    y: Math.round(originY + word.y / scale),
    width: Math.max(1, Math.round(word.width / scale)),
    height: Math.max(1, Math.round(word.height / scale)),
  };
}

function wordColor(
  image: Pixels,
  segmentation: Segmentation,
  glyphs: Spot[],
  line: { color: Rgb; strength: number },
): Rgb {
  const own = readInk(image, segmentation, glyphs);
  return channelDistance(own.color, line.color) < SAME_COLOR ? line.color : own.color;
}

function dominantColor(words: readonly StyledWord[]): Rgb {
  const letters = new Map<Rgb, number>();
  for (const word of words) letters.set(word.color, (letters.get(word.color) ?? 0) + word.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0][0];
}
