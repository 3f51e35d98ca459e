import { expect, it } from 'vitest';
import type { GlyphLine } from '../model/glyph-line.ts';
import { separateMaskedLines } from './separate-masked-lines.ts';

const line = (sizes: number[], pitch: number): GlyphLine =>
  ({
    ...{ x: 40, y: 20, width: pitch * sizes.length, height: Math.max(...sizes) },
    glyphs: sizes.map((size, i) => ({ x: 40 + i * pitch, y: 20, width: size, height: size })),
  }) as GlyphLine;

it('takes rows of equal dots at one distance for a password', () => {
  const dots = line([3, 3, 4, 3, 3], 5);
  expect(separateMaskedLines([dots])).toEqual({ lines: [], masks: [{ x: 40, y: 20, width: 25, height: 4 }] });
});

it('leaves words, an ellipsis, and dots of several sizes', () => {
  const others = [line([3, 3, 3], 5), line([3, 8, 3, 8], 10), line([12, 12, 12, 12], 14)];
  expect(separateMaskedLines(others)).toEqual({ lines: others, masks: [] });
});
