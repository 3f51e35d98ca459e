import type { Pixels } from '../model/pixels.ts';
import { colorOf, toneOf } from '../preprocess/lossy/tone.ts';
import { channelDistance } from '../raster/color.ts';

/** As lossy compression leaves a picture: in blocks with ink luma rings by some levels, and chroma is that of four pixels. For tests. */
export function compressed({ width, height, data }: Pixels): Pixels {
  const tones = Array.from(data, toneOf);
  const hasInk = (x: number, y: number): boolean => {
    const [left, top] = [x - (x % 8), y - (y % 8)];
    for (let v = top; v < top + 8; v++)
      for (let u = left; u < left + 8; u++)
        if (channelDistance(data[v * width + u], data[top * width]) > 40) return true;
    return false;
  };
  const out = tones.map((tone, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (!hasInk(x, y)) return data[at];
    const four = [0, 1, width, width + 1].map((step) => tones[y * width - (y % 2) * width + x - (x % 2) + step]);
    const mean = (of: 'cb' | 'cr') => four.reduce((sum, other) => sum + other[of], 0) / 4;
    return colorOf({ y: tone.y + 9 * Math.sin(2 * x + 3 * y), cb: mean('cb'), cr: mean('cr') });
  });
  return { width, height, data: Int32Array.from(out) };
}
