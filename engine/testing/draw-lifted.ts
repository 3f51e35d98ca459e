import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import { blank, fill } from './draw.ts';

/** The normal distribution, by Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - upper : upper;
}

/** A white card on white, 240 × 220 px, with the shadow that a browser would draw. */
export function drawLifted(card: Box, drop: number, blur: number, alpha: number): Pixels {
  const image = blank(240, 220, 0xffffff);
  const sigma = blur / 2;
  const cover = (at: number, from: number, to: number) => normal((at - from) / sigma) - normal((at - to) / sigma);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const across = cover(x + 0.5, card.x, card.x + card.width);
      const down = cover(y + 0.5, card.y + drop, card.y + card.height + drop);
      image.data[y * image.width + x] = 0x010101 * Math.round(255 * (1 - alpha * across * down));
    }
  }
  return fill(image, card, 0xffffff);
}
