import sharp from 'sharp';
import { failure } from '#server/platform/errors.ts';

// Only these decoders exist in this process. A PDF, an SVG or a script renamed to .png cannot be decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

const KINDS = 'PNG, JPEG, WebP, AVIF or GIF';

export type CheckedImage = {
  /** 8-bit sRGB PNG without metadata, made from the pixels: no byte of the upload is in it. */
  png: Uint8Array;
  width: number;
  height: number;
};

/**
 * Checks an uploaded picture by its content and encodes it again. Of an animation the first frame is used; photographs
 * are rotated upright.
 * @param bytes the upload
 * @param maxPixels refused from the header, before anything is decoded
 * @throws IMAGE_REJECTED with a text that says what is wrong and what to do
 */
export async function checkImage(bytes: Uint8Array, maxPixels: number): Promise<CheckedImage> {
  if (bytes.length === 0) throw failure('IMAGE_REJECTED', 'The file is empty. Please choose a picture of a design.');
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw failure('IMAGE_REJECTED', `This file is not a picture that can be read. Please use ${KINDS}.`);
    });
  if (header.format === 'heif' && header.compression !== 'av1')
    throw failure('IMAGE_REJECTED', `HEIC pictures cannot be read. Please use ${KINDS}.`);
  const pixels = header.width * (header.pageHeight ?? header.height);
  if (pixels > maxPixels) {
    const size = `${header.width} × ${header.height} pixels (${Math.round(pixels / 1e6)} megapixels)`;
    throw failure(
      'IMAGE_REJECTED',
      `The picture is ${size}. At most ${maxPixels / 1e6} megapixels are possible: please scale it down.`,
    );
  }
  const decoded = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .toColourspace('srgb')
    .png({ compressionLevel: 4, palette: false });
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw failure(
      'IMAGE_REJECTED',
      'The picture is damaged and cannot be read to its end. Please save it again and retry.',
    );
  });
  return { png: data, width: info.width, height: info.height };
}
