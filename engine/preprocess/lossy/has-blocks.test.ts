import { expect, it } from 'vitest';
import { blank } from '../../testing/draw.ts';
import { hasBlocks } from './has-blocks.ts';

const SIZE = 128;
/** Grey levels by place. */
function draw(level: (x: number, y: number) => number) {
  const image = blank(SIZE, SIZE, 0);
  image.data.forEach((_, at) => {
    image.data[at] = 0x010101 * level(at % SIZE, Math.floor(at / SIZE));
  });
  return image;
}

it('finds blocks that were changed each by itself, wherever they begin', () => {
  for (const start of [0, 3])
    expect(hasBlocks(draw((x, y) => 200 + ((Math.floor((x + start) / 8) * 5 + Math.floor(y / 8) * 3) % 7)))).toBe(true);
});

it('finds none in the steps of a gradient or of soft edges', () => {
  expect(hasBlocks(draw((x) => 100 + x))).toBe(false);
  expect(hasBlocks(draw((x, y) => 200 + ((x * 7 + y * 13 + ((x * y) % 5)) % 9)))).toBe(false);
});

it('finds none where all is flat', () => {
  expect(hasBlocks(draw(() => 255))).toBe(false);
});
