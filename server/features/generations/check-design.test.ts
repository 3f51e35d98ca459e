import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw } from '#server/testing/pictures.ts';
import { checkDesign } from './check-design.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 50, b: 74, alpha: 0.4 } } });
const verdict = (bytes: Uint8Array) =>
  checkDesign(bytes).then(
    ({ width, height }) => `${width} × ${height}`,
    (error: { code: string }) => error.code,
  );

test.each([
  ['1 × 1', 1, 1],
  ['too narrow', 63, 400],
  ['too low', 400, 63],
])('%s is too small', async (_name, width, height) => {
  const dot = { x: 0, y: 0, width: 1, height: 1, color: '#14324a' };
  expect(await verdict(await draw(width, height, [dot], []))).toBe('IMAGE_TOO_SMALL');
});

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'one flat colour as %s has nothing on it',
  async (format) => {
    for (const [width, height] of [
      [64, 64],
      [64, 4000],
      [1600, 1200],
    ] as const)
      expect(await verdict(await flat(width, height).toFormat(format).toBuffer())).toBe('IMAGE_ONE_COLOR');
  },
);

test('what cannot be seen does not count', async () => {
  const hidden = Buffer.alloc(100 * 100 * 4);
  for (let i = 0; i < hidden.length; i += 4) hidden[i] = i % 251;
  const png = await sharp(hidden, { raw: { width: 100, height: 100, channels: 4 } })
    .png()
    .toBuffer();
  expect(await verdict(png)).toBe('IMAGE_ONE_COLOR');
});

test('a single dot on an empty page is a design', async () => {
  const dot = { x: 1999, y: 1499, width: 1, height: 1, color: '#f4f4f4' };
  expect(await verdict(await draw(2000, 1500, [dot], []))).toBe('2000 × 1500');
  expect(await verdict(await draw(64, 64, [{ ...dot, x: 3, y: 3 }], []))).toBe('64 × 64');
});
