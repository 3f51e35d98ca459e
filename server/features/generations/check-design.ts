import sharp, { type Sharp } from 'sharp';
import { MAX_DESIGN_PIXELS, MIN_IMAGE_SIDE } from '#contract/vocabulary/generation-limits.ts';
import { isOneColor } from '#contract/vocabulary/is-one-color.ts';
import { failure } from '#server/platform/errors.ts';
import { type CheckedImage, checkImage } from '#server/platform/images/check-image.ts';

/**
 * Checks the picture of a design by its content and encodes it again.
 * @throws IMAGE_REJECTED; IMAGE_TOO_SMALL and IMAGE_ONE_COLOR when there is nothing to convert
 */
export async function checkDesign(bytes: Uint8Array): Promise<CheckedImage> {
  const design = await checkImage(bytes, MAX_DESIGN_PIXELS);
  if (Math.min(design.width, design.height) < MIN_IMAGE_SIDE) throw failure('IMAGE_TOO_SMALL');
  if (await isFlat(design)) throw failure('IMAGE_ONE_COLOR');
  return design;
}

/** Points sampled across and down, which are enough for most designs to show a second colour. */
const POINTS = 24;

/** As it is seen: transparent parts on white. All its pixels are looked at only when a few of them are alike. */
async function isFlat({ png }: CheckedImage): Promise<boolean> {
  const seen = () => sharp(png).flatten({ background: '#fff' }).toColourspace('srgb');
  const few = seen().resize(POINTS, POINTS, { fit: 'fill', kernel: 'nearest' });
  return (await looksAlike(few)) && (await looksAlike(seen()));
}

async function looksAlike(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return isOneColor(data, info.channels);
}
