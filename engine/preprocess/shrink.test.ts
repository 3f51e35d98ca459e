import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { shrinkPixels } from './shrink.ts';

it('makes each square one pixel of its mean colour', () => {
  const image = draw(['##..#', '##.#.', '.....'], { '.': 0xffffff, '#': 0x000000 });
  expect(shrinkPixels(image, 2)).toEqual({ width: 2, height: 1, data: Int32Array.of(0x000000, 0xbfbfbf) });
});
