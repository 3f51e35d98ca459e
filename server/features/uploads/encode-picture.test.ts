import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkImage } from '#server/platform/images/check-image.ts';
import { encodePicture } from './encode-picture.ts';

const encode = async (picture: Sharp) =>
  encodePicture((await checkImage(await picture.png().toBuffer(), 40_000_000)).png);
const pixels = async (image: Uint8Array) => sharp(image).toColourspace('srgb').ensureAlpha().raw().toBuffer();

/** A soft slope of thousands of colours, as a photograph has. */
const photo = () =>
  sharp(
    Buffer.from(
      Array.from({ length: 128 * 128 }, (_, i) => [i % 128, i >> 7, (i % 128) + (i >> 7)].map((v) => v & 255)).flat(),
    ),
    { raw: { width: 128, height: 128, channels: 3 } },
  );

describe('a picture for the site', () => {
  test('of few colours keeps every pixel, transparent ones too', async () => {
    const half = sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 10, g: 90, b: 200, alpha: 0.5 } },
    });
    const png = await half.png().toBuffer();
    const { webp, width, height } = await encode(half);
    expect([width, height, (await sharp(webp).metadata()).format]).toEqual([60, 40, 'webp']);
    expect(await pixels(webp)).toEqual(await pixels(png));
  });

  test('of many colours comes near, in fewer bytes', async () => {
    const png = await photo().png().toBuffer();
    const { webp } = await encode(photo());
    expect(webp.length).toBeLessThan(png.length);
    const [made, drawn] = [await pixels(webp), await pixels(png)];
    const off = made.map((value, i) => Math.abs(value - drawn[i]!)).reduce((sum, each) => sum + each, 0) / made.length;
    expect(off).toBeGreaterThan(0);
    expect(off).toBeLessThan(4);
  });

  test('in grey has three equal channels', async () => {
    const [r, g, b] = await pixels((await encode(photo().greyscale())).webp);
    expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThan(4);
  });

  test.each([
    [4000, 1000, 2560, 640],
    [100, 20_000, 13, 2560],
    [30_000, 4, 2560, 1],
    [20, 10, 20, 10],
  ])('of %i × %i becomes %i × %i', async (fromWidth, fromHeight, width, height) => {
    const picture = sharp({ create: { width: fromWidth, height: fromHeight, channels: 3, background: '#fed' } });
    expect(await encode(picture)).toMatchObject({ width, height });
  });
});
