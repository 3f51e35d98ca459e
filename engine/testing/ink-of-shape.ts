import type { InkImage } from '../typeface/paint-word.ts';

const PARTS = 8;

/** What a pixel grid sees of a shape: the share of each pixel that lies in it. */
export function inkOfShape(width: number, height: number, isIn: (x: number, y: number) => boolean): InkImage {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height * PARTS; y++)
    for (let x = 0; x < width * PARTS; x++)
      if (isIn((x + 0.5) / PARTS, (y + 0.5) / PARTS))
        data[Math.floor(y / PARTS) * width + Math.floor(x / PARTS)] += 1 / PARTS ** 2;
  return { width, height, data };
}
