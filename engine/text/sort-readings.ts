import type { Box, LineReading } from '../types.ts';
import type { GlyphLine } from './group-lines.ts';

/**
 * Vision and recogniser veto each other (REMAUI): what reads as text is text; what does not and looks like a small
 * drawing is an icon; specks are neither.
 *
 * @returns indices of the lines that are text, and the boxes of icons
 */
export function sortReadings(
  lines: readonly GlyphLine[],
  readings: readonly LineReading[],
): { text: number[]; icons: Box[] } {
  const text: number[] = [];
  const icons: Box[] = [];
  lines.forEach((line, i) => {
    if (isText(line, readings[i])) text.push(i);
    else if (Math.min(line.width, line.height) >= 5 && line.width >= 8) {
      const { x, y, width, height } = line;
      icons.push({ x, y, width, height });
    }
  });
  return { text, icons };
}

function isText(line: GlyphLine, { words, confidence }: LineReading): boolean {
  const text = words.map((word) => word.text).join(' ');
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  if (letters === 0) return line.height < 0.6 * line.width && confidence > 80 && text.length > 1;
  if (letters === 1) return confidence >= 80 && text.length <= 2;
  if (letters <= 3) return confidence >= 50;
  return confidence >= 25;
}
