import { expect, it } from 'vitest';
import type { TextBlock } from '../model/text-block.ts';
import { textNode } from '../testing/text-node.ts';
import { onPhone, typeStyles } from './type-styles.ts';

const block = (size: number, lineHeight = 1.25 * size, lines = 1): TextBlock => {
  const text = textNode('Words to read', 0, 0, { size }).text!;
  return { ...text, lineHeight, lines: Array.from({ length: lines }, () => text.lines[0]) };
};

it('sets what was measured a little off in the sizes of the scale, with their line heights', () => {
  const blocks = [block(15.7), block(16.3), block(29.6)];
  const typeOf = typeStyles(blocks);
  expect(blocks.map(typeOf)).toEqual([
    { size: 16, lineHeight: 24 },
    { size: 16, lineHeight: 24 },
    { size: 30, lineHeight: 36 },
  ]);
});

it('has one size of its own for all that are near it', () => {
  const blocks = [block(40.2), block(39.9)];
  const typeOf = typeStyles(blocks);
  expect(new Set(blocks.map((one) => typeOf(one).size)).size).toBe(1);
});

it('has sizes as people write them: halves of a pixel, twentieths of a rem, whole pixels from 20 on', () => {
  const sizes = [16.7, 14.75, 13.2, 22.3].map((size) => typeStyles([block(size)])(block(size)).size);
  expect(sizes).toEqual([16.8, 15, 13, 22]);
});

it('keeps the line height that paragraphs of a size share', () => {
  const blocks = [block(16, 25.9, 4), block(16, 26.2, 3)];
  const typeOf = typeStyles(blocks);
  expect(blocks.map((one) => typeOf(one).lineHeight)).toEqual([26, 26]);
});

it('makes headlines smaller on a phone, and nothing else', () => {
  expect(onPhone({ size: 60, lineHeight: 60 })).toEqual({ size: 36, lineHeight: 40 });
  expect(onPhone({ size: 16, lineHeight: 24 })).toBeUndefined();
});
