import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { compressed } from '../../testing/compressed.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { findPlainColors } from './find-plain-colors.ts';
import { findSmallSurfaces } from './find-small-surfaces.ts';

const ACROSS = 32;

function look(image: Pixels) {
  const plain = findPlainColors(image);
  const before = plain.colors.length;
  const surfaces = findSmallSurfaces(image, plain);
  return { found: plain.colors.slice(before), surfaces };
}

/** A white page with a label that has bars of ink on it. */
function labelled(color: number): Pixels {
  const image = fill(blank(256, 160, 0xffffff), { x: 67, y: 61, width: 81, height: 22 }, color);
  for (let x = 75; x < 140; x += 7) fill(image, { x, y: 68, width: 3, height: 9 }, 0x1f2937);
  return image;
}

it('finds the colour of a label, and where it is', () => {
  const { found, surfaces } = look(compressed(labelled(0xfdecdc)));
  expect(found).toHaveLength(1);
  expect(channelDistance(found[0], 0xfdecdc)).toBeLessThan(8);
  expect(surfaces[8 * ACROSS + 10]).toEqual([1]);
  expect(surfaces[2 * ACROSS + 2]).toBeNull();
});

it('takes neither the ground around letters nor the letters for one', () => {
  expect(look(compressed(labelled(0xffffff))).found).toEqual([]);
});

it('finds none in a photograph, nor in a gradient', () => {
  const photograph = fillPhotograph(blank(256, 160, 0), { x: 0, y: 0, width: 256, height: 160 });
  expect(look(photograph).found).toEqual([]);
  const gradient = blank(256, 160, 0xffffff);
  for (let y = 40; y < 120; y++) fill(gradient, { x: 48, y, width: 120, height: 1 }, (60 + y) * 0x010101);
  expect(look(gradient).found).toEqual([]);
});
