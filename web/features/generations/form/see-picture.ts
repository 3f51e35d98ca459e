import { errors } from '#contract/vocabulary/errors.ts';
import { MAX_DESIGN_PIXELS, MIN_IMAGE_SIDE } from '#contract/vocabulary/generation-limits.ts';
import { isOneColor } from '#contract/vocabulary/is-one-color.ts';

/** Pixels are looked at in strips of this many rows: most designs have something on the first. */
const STRIP = 256;

/** What is wrong with a picture, in the server's words, once the browser has decoded it. */
export async function seePicture(file: Blob): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    // The size is known before anything is decoded.
    await loaded(picture);
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width * height > MAX_DESIGN_PIXELS) return tooManyPixels(width, height);
    if (Math.min(width, height) < MIN_IMAGE_SIDE) return errors.IMAGE_TOO_SMALL.message;
    await picture.decode();
    return isFlat(picture) ? errors.IMAGE_ONE_COLOR.message : undefined;
  } catch {
    return 'The picture is damaged and cannot be read to its end. Please save it again and retry.';
  } finally {
    URL.revokeObjectURL(url);
  }
}

function loaded(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve();
    picture.onerror = reject;
  });
}

const tooManyPixels = (width: number, height: number): string =>
  `The picture is ${width} × ${height} pixels (${Math.round((width * height) / 1e6)} megapixels). At most ${MAX_DESIGN_PIXELS / 1e6} megapixels are possible: please scale it down.`;

/** As it is seen: transparent parts on white. */
function isFlat(picture: HTMLImageElement): boolean {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.min(STRIP, height) + 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  // Without it the server alone looks.
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.imageSmoothingEnabled = false;
  for (let top = 0; top < height; top += STRIP) {
    pen.fillRect(0, 0, width, canvas.height);
    const rows = Math.min(STRIP, height - top);
    // Above each strip the first pixel of all: strips are compared with one another as well.
    pen.drawImage(picture, 0, 0, 1, 1, 0, 0, width, 1);
    pen.drawImage(picture, 0, top, width, rows, 0, 1, width, rows);
    if (!isOneColor(pen.getImageData(0, 0, width, rows + 1).data, 4)) return false;
  }
  return true;
}
