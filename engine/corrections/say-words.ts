import type { LanguageCode, LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, right } from '../raster/box.ts';
import type { NormalizedLine } from '../recognition/normalize-line.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';

/**
 * Words as if they had been read in a line, without doubt: they begin where its widest gaps are, or where their letters say
 * when it has fewer gaps than they need.
 */
export function sayWords(
  text: string,
  line: GlyphLine,
  normalized: NormalizedLine,
  language?: LanguageCode,
): LineReading {
  const words = text.split(/\s+/).filter((word) => word.length > 0);
  const spans = spansOf(words, line);
  const { scale, originX, originY } = normalized;
  const y = (line.y - originY) * scale;
  return {
    confidence: 100,
    said: true,
    ...(language && { language }),
    words: words.map((word, i) => ({
      text: word,
      confidence: 100,
      x: (spans[i][0] - originX) * scale,
      y,
      width: (spans[i][1] - spans[i][0]) * scale,
      height: (bottom(line) - line.y) * scale,
    })),
  };
}

/** From where to where each word reaches, in pixels of the page. */
function spansOf(words: readonly string[], line: GlyphLine): [from: number, to: number][] {
  const columns = glyphColumns(line.glyphs);
  const gaps = columns
    .slice(1)
    .map(({ x }, i) => ({ from: right(columns[i]), to: x, width: x - right(columns[i]) }))
    .sort((a, b) => b.width - a.width)
    .slice(0, words.length - 1)
    .sort((a, b) => a.from - b.from);
  if (gaps.length < words.length - 1 || gaps.some(({ width }) => width <= 0)) return byLength(words, line);
  return words.map((_, i) => [gaps[i - 1]?.to ?? line.x, gaps[i]?.from ?? right(line)]);
}

function byLength(words: readonly string[], line: GlyphLine): [number, number][] {
  const letters = words.reduce((sum, word) => sum + word.length, words.length - 1);
  let before = 0;
  return words.map((word) => {
    const from = line.x + (line.width * before) / letters;
    before += word.length + 1;
    return [from, line.x + (line.width * (before - 1)) / letters];
  });
}
