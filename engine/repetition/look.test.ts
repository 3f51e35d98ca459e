import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { findMarked } from './look.ts';

const inColors = (...colors: number[]) => findMarked(colors.map((color, i) => textNode('Entry', 90 * i, 0, { color })));

it('tells the one that is set apart', () => {
  expect(inColors(0x222222, 0x222222, 0x2b7fff, 0x242424)).toEqual([false, false, true, false]);
});

it('tells none where each has its own colour', () => {
  expect(inColors(0xff0000, 0x00ff00, 0x0000ff, 0xffff00)).toEqual([false, false, false, false]);
});
