import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

const shape = async (width: number, height: number) => {
  const { pieces, scale } = await encodePicture(await picture(width, height));
  return { scale, pieces: pieces.map((piece) => [piece.width, piece.height, piece.top]) };
};

test('a page of a usual size is one piece of its own size, as JPEG', async () => {
  expect(await shape(1280, 900)).toEqual({ scale: 1, pieces: [[1280, 900, 0]] });
  const { pieces } = await encodePicture(await picture(64, 48));
  expect((await sharp(pieces[0]!.jpeg).metadata()).format).toBe('jpeg');
});

test('a wide one is scaled down', async () => {
  expect(await shape(3136, 1000)).toEqual({ scale: 0.5, pieces: [[1568, 500, 0]] });
});

test('a long one keeps its width and is cut', async () => {
  const { scale, pieces } = await shape(1280, 4000);
  expect(scale).toBe(1);
  expect(pieces).toEqual([
    [1280, 1334, 0],
    [1280, 1334, 1334],
    [1280, 1332, 2668],
  ]);
});

test('an endless one is six pieces at most', async () => {
  const { scale, pieces } = await shape(400, 20_000);
  expect(scale).toBeLessThan(0.5);
  expect(pieces.length).toBeLessThanOrEqual(6);
});
