import type { Box } from '../../model/box.ts';
import type { EngineHost, GrayImage } from '../../model/conversion.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { inkRuns } from './ink-runs.ts';

/** The recogniser likes letters of this height, and some room around them. */
const INK_HEIGHT_PX = 30;
const MARGIN_PX = 8;
/** A name with a domain, as in `docs.example.org/page` or `localhost:3000`. */
const ADDRESS = /[a-z0-9-]{2,}\.[a-z]{2,}|localhost/i;

/** Whether the text in a field is the address of a page: many apps have a field in the same place, to search. */
export async function showsAddress(image: Pixels, field: Box, readLines: EngineHost['readLines']): Promise<boolean> {
  const inset = Math.round(0.15 * field.height);
  const inner = {
    x: field.x + inset,
    y: field.y + inset,
    width: field.width - 2 * inset,
    height: field.height - 2 * inset,
  };
  if (inner.width < 1 || inner.height < 4) return false;
  const ground = image.data[inner.y * image.width + field.x + (field.width >> 2)];
  const texts = inkRuns(image, inner, ground, Math.round(0.3 * field.height));
  if (texts.length === 0) return false;
  const readings = await readLines(texts.map((text) => blackOnWhite(image, text, ground)));
  return readings.some(({ words }) => ADDRESS.test(words.map((word) => word.text).join('')));
}

/** The text at the height that is read best: each pixel the mean of those that it covers. */
function blackOnWhite(image: Pixels, box: Box, ground: number): GrayImage {
  const scale = INK_HEIGHT_PX / Math.max(7, box.height);
  const width = Math.round(box.width * scale) + 2 * MARGIN_PX;
  const height = Math.round(box.height * scale) + 2 * MARGIN_PX;
  let most = 1;
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      most = Math.max(most, channelDistance(image.data[y * image.width + x], ground));
  const data = new Uint8Array(width * height).fill(255);
  for (let y = MARGIN_PX; y < height - MARGIN_PX; y++) {
    const [top, foot] = span(y - MARGIN_PX, scale, box.height);
    for (let x = MARGIN_PX; x < width - MARGIN_PX; x++) {
      const [left, end] = span(x - MARGIN_PX, scale, box.width);
      let sum = 0;
      for (let v = top; v < foot; v++)
        for (let u = left; u < end; u++)
          sum += channelDistance(image.data[(box.y + v) * image.width + box.x + u], ground);
      data[y * width + x] = 255 - (255 * sum) / (most * (foot - top) * (end - left));
    }
  }
  return { width, height, data };
}

/** The first pixel and the one behind the last that a pixel of the scaled image covers. */
function span(at: number, scale: number, length: number): [number, number] {
  const first = Math.min(length - 1, Math.floor(at / scale));
  return [first, Math.min(length, Math.max(first + 1, Math.floor((at + 1) / scale)))];
}
