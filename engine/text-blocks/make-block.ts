import type { Rgb } from '../model/color.ts';
import type { Font } from '../model/font.ts';
import type { Paragraph, TextBlock } from '../model/text-block.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';
import { harmoniseColors } from '../text-style/harmonise-colors.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { joinHyphenated } from './join-hyphenated.ts';
import { lineWidth, wrapRange, wrapWidthIn } from './line-width.ts';

/** Distance from the top of a line box to the baseline, as browsers compute it (rounded ascent and descent). */
export function baselineOffset(font: Font, size: number, lineHeight: number): number {
  const ascent = Math.round(font.ascent * size);
  const descent = Math.round(font.descent * size);
  return (lineHeight - ascent - descent) / 2 + ascent;
}

/** Gives a paragraph one style and the CSS box that puts its baselines where the design has them. */
export function makeBlock({ lines: measured, align, breaks, code = false }: Paragraph): TextBlock {
  const colored = harmoniseColors(measured);
  const { lines, ...base } = baseOf(colored);
  const longest = lines.reduce((best, line) => (line.text.length > best.text.length ? line : best));
  const { font, letterSpacing } = longest.fit;
  const size = medianSize(lines, longest);
  const span = baselineOf(lines[lines.length - 1]) - baselineOf(lines[0]);
  const steps = code ? rowsOf(lines) : lines.length - 1;
  const lineHeight =
    lines.length > 1
      ? Math.round((span / steps) * 10) / 10
      : Math.max(Math.round(1.25 * size), Math.round(font.ascent * size) + Math.round(font.descent * size));
  const ink = unionBox(lines.map((line) => line.box));
  const x = align === 'left' ? ink.x - startOf(lines[0], font, size) : ink.x;
  const y = baselineOf(lines[0]) - baselineOffset(font, size, lineHeight);
  const natural = Math.max(...lines.map((line) => lineWidth(line, font, size, letterSpacing)));
  return {
    lines: joinHyphenated(lines, breaks),
    ink,
    box: { x, y: Math.round(y), width: Math.ceil(Math.max(natural, ink.width)), height: lineHeight * (steps + 1) },
    font: fontOf(font.family, base.weight ?? font.weight, font.italic),
    size,
    letterSpacing,
    lineHeight,
    color: base.color,
    align,
    bullet: lines[0].bullet,
    number: lines[0].number,
    breaks,
    code,
    wrapWidth: wrapWidthIn(wrapRange(lines, breaks, font, size, letterSpacing), size),
  };
}

/** How far from the edge of its line the ink of a line begins; a chip begins at the edge. */
function startOf({ words: [{ text, code }] }: TextLine, font: Font, size: number): number {
  if (code?.chip) return 0;
  const { start } = measureText(code?.font ?? font, text.slice(0, 1));
  return Math.floor(start * (code?.size ?? size) + 0.1);
}

/** Lines from the first to the last of a listing, blank ones counted. */
function rowsOf(lines: TextLine[]): number {
  const steps = lines.slice(1).map((line, i) => baselineOf(line) - baselineOf(lines[i]));
  const step = Math.min(...steps);
  return steps.reduce((sum, gap) => sum + Math.round(gap / step), 0);
}

function medianSize(lines: TextLine[], longest: TextLine): number {
  const sizes = lines
    .filter((line) => line.fit.font === longest.fit.font && line.text.length >= 0.5 * longest.text.length)
    .map((line) => line.fit.size)
    .sort((a, b) => a - b);
  return sizes[sizes.length >> 1];
}

/**
 * The colour of a paragraph, which most of it has: but where words in colour stand among others in a neutral one they lead
 * somewhere, however many they are, and the paragraph is set as the others are ("New here? Create an account").
 */
function baseOf(lines: TextLine[]): { lines: TextLine[]; color: Rgb; weight?: number } {
  const color = dominantColor(lines);
  const words = lines.flatMap((line) => line.words);
  const others = words.filter((word) => word.color !== color && !word.code);
  const [first] = others;
  const isSentence =
    isColorful(color) &&
    first !== undefined &&
    !isColorful(first.color) &&
    others.every((word) => word.color === first.color && word.weight === first.weight) &&
    others.some(({ text }) => /\p{L}{2}/u.test(text)) &&
    lines.every(({ fit }) => fit.size <= MAX_SENTENCE_PX);
  if (!isSentence) return { lines, color };
  if (first.weight === undefined) return { lines, color: first.color };
  const weighed = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ weight: line.fit.font.weight, ...word })),
  }));
  return { lines: weighed, color: first.color, weight: first.weight };
}

/** In a headline words in colour are stressed. */
const MAX_SENTENCE_PX = 20;

function dominantColor(lines: TextLine[]): Rgb {
  const letters = new Map<Rgb, number>();
  for (const line of lines) {
    for (const { color, text, code } of line.words)
      letters.set(color, (letters.get(color) ?? 0) + (code ? 0 : text.length));
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0][0];
}
