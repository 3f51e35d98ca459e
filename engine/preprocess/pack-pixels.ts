import type { Raster } from '../model/conversion.ts';
import type { Pixels } from '../model/pixels.ts';

/**
 * Flattens RGBA over white and packs each pixel into one integer, so that equal colours compare in one step. The pixels
 * take the place of the raster's bytes, if these lie at a multiple of four: a tall page's are 40 MB.
 */
export function packPixels({ width, height, data }: Raster): Pixels {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, width * height);
  for (let i = 0; i < words.length; i++) {
    // A word is 0xAABBGGRR: every machine that runs this stores the lowest byte first.
    const word = words[i];
    if (word >> 24 === OPAQUE_BYTE) words[i] = ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff);
    else words[i] = flatten(word);
  }
  return { width, height, data: words };
}

/** The highest byte of a signed word, when all its bits are set. */
const OPAQUE_BYTE = -1;

function flatten(word: number): number {
  const alpha = word >>> 24;
  const over = (c: number) => Math.round((c * alpha + 255 * (255 - alpha)) / 255);
  return (over(word & 255) << 16) | (over((word >> 8) & 255) << 8) | over((word >> 16) & 255);
}
