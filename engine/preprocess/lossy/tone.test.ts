import { expect, it } from 'vitest';
import { beforeCutOff, colorOf, gamutShare, toneOf } from './tone.ts';

it('keeps colours there and back', () => {
  for (const color of [0, 0xffffff, 0x7e3af2, 0x046c4e]) expect(colorOf(toneOf(color))).toBe(color);
});

it('tells how much chroma a colour can have at its luma', () => {
  expect(gamutShare(toneOf(0x7e3af2))).toBe(1);
  expect(gamutShare({ y: 255, cb: -40, cr: 10 })).toBe(0);
  expect(gamutShare({ y: 155, cb: 0, cr: 142.6 })).toBeCloseTo(0.5);
});

it('tells what a colour was before its channels were cut off', () => {
  const smeared = { y: 255, cb: -10, cr: 0 };
  const cutOff = colorOf(smeared);
  expect(toneOf(cutOff).y).toBeLessThan(254.5);
  const { cb, cr } = beforeCutOff(cutOff, toneOf(cutOff), 255)!;
  expect(cb).toBeCloseTo(smeared.cb, -0.5);
  expect(cr).toBeLessThan(2);
  expect(beforeCutOff(0xfafafa, toneOf(0xfafafa), 255)).toBeNull();
});
