import sharp from 'sharp';

/** Largest side of a picture on the site, in px. */
export const MAX_SIDE = 2560;
/** A drawing, a logo or a screenshot of flat areas has no more colours than this. */
const FEW_COLOURS = 256;

export type EncodedPicture = { webp: Uint8Array; width: number; height: number };

/**
 * Makes a picture ready for the site: at most 2560 px on its largest side, WebP without loss where it has few colours,
 * else with quality 82.
 * @param png as `checkImage` made it
 */
export async function encodePicture(png: Uint8Array): Promise<EncodedPicture> {
  const fitting = sharp(png).resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await fitting.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const flat = hasFewColors(new Uint32Array(data.buffer, data.byteOffset, width * height));
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp(flat ? { lossless: true } : { quality: 82 })
    .toBuffer();
  return { webp, width, height };
}

function hasFewColors(pixels: Uint32Array): boolean {
  const seen = new Set<number>();
  for (const pixel of pixels) if (seen.add(pixel).size > FEW_COLOURS) return false;
  return true;
}
