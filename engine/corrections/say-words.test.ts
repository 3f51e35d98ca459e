import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { NormalizedLine } from '../recognition/normalize-line.ts';
import { sayWords } from './say-words.ts';

/** A line whose letters are 6 px wide and begin at these columns. */
function lineAt(columns: readonly number[]): GlyphLine {
  const glyphs = columns.map((x, id) => ({ x, y: 20, width: 6, height: 10, id, pixels: 40, surface: 0 }));
  const width = columns.at(-1)! + 6 - columns[0]!;
  return { x: columns[0]!, y: 20, width, height: 10, glyphs: glyphs as unknown as ConnectedComponent[], surface: 0 };
}

const normalized = { scale: 2, originX: 0, originY: 10 } as NormalizedLine;

it('lets words begin where the widest gaps are, without doubt', () => {
  const { words, confidence, said } = sayWords('Ab cd', lineAt([10, 18, 34, 42]), normalized);
  expect({ confidence, said }).toEqual({ confidence: 100, said: true });
  expect(words).toEqual([
    { text: 'Ab', confidence: 100, x: 20, y: 20, width: 28, height: 20 },
    { text: 'cd', confidence: 100, x: 68, y: 20, width: 28, height: 20 },
  ]);
});

it('divides a line by its letters where it has fewer gaps than words', () => {
  const { words } = sayWords('one two three', lineAt([10]), normalized);
  expect(words.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(words[0]!.x).toBe(20);
  expect(words[2]!.x + words[2]!.width).toBeCloseTo(32);
});
