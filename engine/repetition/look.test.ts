import { expect, it } from 'vitest';
import type { Paint } from '../model/paint.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { findMarked, haveSameLook } from './look.ts';

const inColors = (...colors: number[]) => findMarked(colors.map((color, i) => textNode('Entry', 90 * i, 0, { color })));

it('tells the one that is set apart', () => {
  expect(inColors(0x222222, 0x222222, 0x2b7fff, 0x242424)).toEqual([false, false, true, false]);
});

it('tells a gradient from a surface in the colour that it begins with', () => {
  const box = (paint: Paint) => groupNode('stack', [textNode('Entry', 0, 0)], { paint });
  const stops = [0xf8f9fc, 0x99aadd].map((color, at) => ({ color, at }));
  const faded = { fill: 0xf8f9fc, gradient: { angle: 180, stops } };
  expect(haveSameLook(box(faded), box({ fill: 0xf8f9fc }))).toBe(false);
  expect(haveSameLook(box(faded), box(faded))).toBe(true);
});

it('tells none where each has its own colour', () => {
  expect(inColors(0xff0000, 0x00ff00, 0x0000ff, 0xffff00)).toEqual([false, false, false, false]);
});
