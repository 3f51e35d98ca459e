import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { shrinkPixels } from './shrink.ts';

it('makes each square one pixel of its mean colour', () => {
  const image = draw(['##..#', '##.#.', '.....'], { '.': 0xffffff, '#': 0x000000 });
  expect(shrinkPixels(image, 2)).toEqual({ width: 2, height: 1, data: Int32Array.of(0x000000, 0xbfbfbf) });
});

it('keeps edges sharp that a browser snapped to a pixel at density 1.5', () => {
  // Boxes from 1 to 3 and a line of 1 px at 4, in CSS pixels.
  const image = draw(['..###.##', '..###.##'], { '.': 0xffffff, '#': 0x000000 });
  const { data } = shrinkPixels(image, 1.5);
  expect([...data]).toEqual([0xffffff, 0x000000, 0x000000, 0xffffff, 0x000000]);
});
