import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance, rgb } from '../../raster/color.ts';
import { blank, fill } from '../../testing/draw.ts';
import { Grounds } from './grounds.ts';
import { softenSteps } from './soften-steps.ts';

const WHITE = 0xffffff;
const STEPS = [0x4060f0, 0x5060e0, 0x6060d0, 0x7060c0];
const LETTER = { x: 20, y: 20, height: 40 };

/** A U of 64 × 40 px in four colours, as compression leaves it. */
function letter(colorAt: (x: number) => number): Pixels {
  const image = blank(120, 80, WHITE);
  for (let x = 0; x < 64; x++) fill(image, { ...LETTER, x: LETTER.x + x, width: 1 }, colorAt(x));
  return fill(image, { x: LETTER.x + 12, y: LETTER.y, width: 40, height: 26 }, WHITE);
}

function soften(given: Pixels): Pixels {
  const clean = letter((x) => STEPS[x >> 4]);
  const near = Int16Array.from(clean.data, (color) => 1 + STEPS.indexOf(color));
  const grounds = new Grounds([WHITE, ...STEPS], null);
  softenSteps(given, clean, { kinds: new Uint8Array(clean.data.length), near, grounds }, 1);
  return clean;
}

it('gives a letter the gradient back where the picture has no edge between its colours', () => {
  const given = letter((x) => rgb(0x38 + x, 0x60, 0xf8 - x));
  const { data } = soften(given);
  for (let x = 4; x < 60; x++) {
    const at = 54 * 120 + LETTER.x + x;
    expect(channelDistance(data[at], given.data[at])).toBeLessThan(5);
    expect(channelDistance(data[at], data[at + 1])).toBeLessThan(4);
  }
  expect(data[10 * 120 + 50]).toBe(WHITE);
});

it('keeps colours that end sharply', () => {
  const given = letter((x) => STEPS[x >> 4]);
  expect(soften(given).data).toEqual(given.data);
});
