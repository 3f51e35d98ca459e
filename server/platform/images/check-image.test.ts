import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkImage } from './check-image.ts';

const MAX = 40_000_000;
const red = { r: 200, g: 30, b: 30 };
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });
const refusal = (bytes: Uint8Array | string) =>
  checkImage(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, MAX).then(
    () => 'accepted',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );

describe('a picture that can be read', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s becomes a PNG of the same size', async (format) => {
    const checked = await checkImage(await flat(64, 40).toFormat(format).toBuffer(), MAX);
    expect(checked).toMatchObject({ width: 64, height: 40 });
    const { data, info } = await sharp(checked.png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(Math.abs(data[0]! - red.r)).toBeLessThan(12);
  });

  test('of an animation the first frame is taken', async () => {
    const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 255), Buffer.alloc(16 * 16 * 3, 0)]);
    const gif = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const checked = await checkImage(gif, MAX);
    expect(checked).toMatchObject({ width: 16, height: 16 });
    expect((await sharp(checked.png).removeAlpha().raw().toBuffer())[0]).toBe(255);
  });

  test('CMYK and 16-bit become 8-bit sRGB, and metadata is left behind', async () => {
    const cmyk = await flat(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const deep = await flat(20, 20)
      .toColourspace('rgb16')
      .png()
      .withExif({ IFD0: { Copyright: 'secret note' } })
      .toBuffer();
    for (const bytes of [cmyk, deep]) {
      const { png } = await checkImage(bytes, MAX);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', space: 'srgb', depth: 'uchar' });
      expect((await sharp(png).metadata()).exif).toBeUndefined();
    }
  });
});

describe('a file that cannot be used says why', () => {
  test.each([
    ['no bytes', ''],
    ['text renamed to .png', 'this is only text'],
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['PDF', '%PDF-1.7\n1 0 obj <<>> endobj'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PNG signature and nothing behind it', '\x89PNG\r\n\x1a\n'],
  ])('%s', async (_name, bytes) => {
    expect(await refusal(Buffer.from(bytes, 'latin1'))).toMatch(
      /^IMAGE_REJECTED: (The file is empty|This file is not a picture)/,
    );
  });

  test('sixty megapixels are refused from the header', async () => {
    const large = await flat(10_000, 6000).png().toBuffer();
    expect(await refusal(large)).toBe(
      'IMAGE_REJECTED: The picture is 10000 × 6000 pixels (60 megapixels). At most 40 megapixels are possible: please scale it down.',
    );
  });

  test('a truncated picture is refused, not half-read', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const png = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    expect(await refusal(png.subarray(0, png.length / 2))).toMatch(/^IMAGE_REJECTED: The picture is damaged/);
  });
});
