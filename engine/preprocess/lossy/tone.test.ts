import { expect, it } from 'vitest';
import { colorOf, gamutShare, toneOf } from './tone.ts';

it('keeps colours there and back', () => {
  for (const color of [0, 0xffffff, 0x7e3af2, 0x046c4e]) expect(colorOf(toneOf(color))).toBe(color);
});

it('tells how much chroma a colour can have at its luma', () => {
  expect(gamutShare(toneOf(0x7e3af2))).toBe(1);
  expect(gamutShare({ y: 255, cb: -40, cr: 10 })).toBe(0);
  expect(gamutShare({ y: 155, cb: 0, cr: 142.6 })).toBeCloseTo(0.5);
});
