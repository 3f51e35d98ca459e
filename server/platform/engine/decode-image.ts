import sharp from 'sharp';
import type { Raster } from '#engine/index.ts';

/** Pixels above this are refused: a page of 1440 × 10,000 CSS pixels at density 2 is just below. */
const MAX_PIXELS = 58_000_000;

/**
 * Decodes PNG, JPEG, WebP, GIF, AVIF and whatever else sharp reads, upright and in sRGB, into RGBA.
 *
 * @throws an error that names the problem when the bytes are no image or the image is too large
 */
export async function decodeImage(image: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(image, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: Error) => {
      throw new Error(
        /pixel limit/i.test(cause.message)
          ? 'The image is too large: at most 58 megapixels.'
          : 'This is not an image that can be read (PNG, JPEG, WebP, GIF or AVIF).',
        { cause },
      );
    });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}
