import sharp from 'sharp';
import type { Raster } from '#engine/index.ts';

/** Encodes a region as a WebP `data:` URL: photographs lossy, icons without loss. */
export async function encodeImage({ width, height, data }: Raster, kind: 'photo' | 'icon'): Promise<string> {
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp(kind === 'icon' ? { lossless: true } : { quality: 82, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
