import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Raster } from '../model/conversion.ts';
import { channelDistance, rgb } from '../raster/color.ts';

/** Distance from the colour of a text within which a pixel belongs to its letters. */
const MAX_LETTER_DIFFERENCE_LEVELS = 90;
/** Their soft edge, in CSS pixels. */
const SOFT_EDGE_PX = 1.5;

/**
 * Takes letters out of a picture that is to lie behind them as text: each pixel of theirs becomes the mean of what is
 * left of the picture above, below and beside it, the nearer the more.
 * @param lines boxes in pixels of the picture
 * @param density pixels of the picture a CSS pixel
 */
export function inpaint(picture: Raster, lines: readonly { box: Box; color: Rgb }[], density: number): void {
  const { width, height } = picture;
  const isLetter = new Uint8Array(width * height);
  const reach = Math.ceil(SOFT_EDGE_PX * density);
  for (const { box, color } of lines) {
    const [left, end] = [Math.max(0, Math.floor(box.x - reach)), Math.min(width, Math.ceil(box.x + box.width + reach))];
    const [top, foot] = [
      Math.max(0, Math.floor(box.y - reach)),
      Math.min(height, Math.ceil(box.y + box.height + reach)),
    ];
    for (let y = top; y < foot; y++)
      for (let x = left; x < end; x++)
        if (channelDistance(colorAt(picture, y * width + x), color) <= MAX_LETTER_DIFFERENCE_LEVELS)
          for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
            isLetter.fill(1, v * width + Math.max(0, x - reach), v * width + Math.min(width, x + reach + 1));
  }
  const { data } = picture;
  const filled = data.slice();
  for (let at = 0; at < isLetter.length; at++) {
    if (!isLetter[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    const sums = [0, 0, 0];
    let weights = 0;
    for (const [step, most] of [
      [-1, x],
      [1, width - 1 - x],
      [-width, y],
      [width, height - 1 - y],
    ]) {
      let way = 1;
      while (way <= most && isLetter[at + way * step]) way++;
      if (way > most) continue;
      const from = 4 * (at + way * step);
      for (let c = 0; c < 3; c++) sums[c] += data[from + c] / way;
      weights += 1 / way;
    }
    if (weights > 0) for (let c = 0; c < 3; c++) filled[4 * at + c] = Math.round(sums[c] / weights);
  }
  data.set(filled);
}

const colorAt = ({ data }: Raster, at: number): Rgb => rgb(data[4 * at], data[4 * at + 1], data[4 * at + 2]);
