import { expect, it } from 'vitest';
import { distortionOf } from './distortion.ts';
import { colorOf, toneOf } from './tone.ts';

const WHITE = toneOf(0xffffff);
const { off, offInChroma } = distortionOf({ low: 253, high: 255, chroma: 20 }, WHITE);

it('knows white over which blue was smeared, which is darker than white', () => {
  for (const [cb, cr] of [
    [-9, 0],
    [0, -12],
    [6, 5],
  ]) {
    expect(offInChroma(colorOf({ y: 255, cb, cr }), WHITE)).toBeLessThan(1);
    expect(offInChroma(colorOf({ y: 255, cb: 4 * cb, cr: 4 * cr }), WHITE)).toBeGreaterThan(1);
  }
});

it('takes neither pale grey nor the soft edge of blue letters for white', () => {
  expect(offInChroma(0xfcfcfc, WHITE)).toBe(Number.POSITIVE_INFINITY);
  expect(offInChroma(0xd5e5ff, WHITE)).toBeGreaterThan(1);
});

it('knows a ground whose luma is kept', () => {
  const grey = toneOf(0xe5e7eb);
  expect(offInChroma(colorOf({ ...grey, cb: grey.cb + 5 }), grey)).toBeLessThan(1);
  expect(off(toneOf(0xe4e6ea), grey)).toBeLessThan(1);
});
