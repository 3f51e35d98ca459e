import sharp from 'sharp';
import type { Raster } from '#engine/index.ts';

/** WebP's own limit, in pixels. */
const MAX_WEBP_SIDE = 16_383;

/** Encodes a region as a `data:` URL, WebP where it can be: photographs lossy, icons without loss. */
export async function encodeImage({ width, height, data }: Raster, kind: 'photo' | 'icon'): Promise<string> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  if (Math.max(width, height) > MAX_WEBP_SIDE) {
    const png = await picture.png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  }
  const webp = await picture.webp(kind === 'icon' ? { lossless: true } : { quality: 82, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
