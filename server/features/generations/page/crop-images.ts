import sharp from 'sharp';
import type { ImageRegion } from './image-regions.ts';

/** Up to this size a crop is an icon: kept without loss, because its edges are what one sees of it. */
const ICON_SIDE = 64;

/** Cuts pictures out of the design. @returns a WebP `data:` URL for each token */
export async function cropImages(picture: Uint8Array, regions: readonly ImageRegion[]): Promise<Map<string, string>> {
  const { width, height } = await sharp(picture).metadata();
  const crops = new Map<string, string>();
  for (const region of regions) {
    const left = Math.max(0, Math.floor(region.x));
    const top = Math.max(0, Math.floor(region.y));
    const size = {
      width: Math.min(width - left, Math.ceil(region.width)),
      height: Math.min(height - top, Math.ceil(region.height)),
    };
    if (size.width < 1 || size.height < 1) continue;
    const icon = Math.max(size.width, size.height) <= ICON_SIDE;
    const webp = await sharp(picture)
      .extract({ left, top, ...size })
      .webp(icon ? { lossless: true } : { quality: 82, effort: 2 })
      .toBuffer();
    crops.set(region.token, `data:image/webp;base64,${webp.toString('base64')}`);
  }
  return crops;
}
