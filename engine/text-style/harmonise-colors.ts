import type { Rgb } from '../model/color.ts';
import type { TextLine } from '../model/text-line.ts';
import { channelDistance } from '../raster/color.ts';

/** Colours of one paragraph that are closer are one: each line is measured by itself. */
const MAX_SAME_COLOR_LEVELS = 24;

/** Gives words whose colours are hardly apart the one of them that most letters of the paragraph have. */
export function harmoniseColors(lines: readonly TextLine[]): TextLine[] {
  const letters = new Map<Rgb, number>();
  for (const { words } of lines)
    for (const { color, text } of words) letters.set(color, (letters.get(color) ?? 0) + text.length);
  if (letters.size < 2) return [...lines];
  const shared = new Map<Rgb, Rgb>();
  const kept: Rgb[] = [];
  for (const [color] of [...letters].sort((a, b) => b[1] - a[1])) {
    const same = kept.find((other) => channelDistance(other, color) < MAX_SAME_COLOR_LEVELS);
    if (same === undefined) kept.push(color);
    shared.set(color, same ?? color);
  }
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, color: shared.get(word.color) ?? word.color })),
  }));
}
