import type { Raster, Rgb } from '../facts.ts';

/** The most frequent colour of an image (of every seventh pixel): the page's background, as a rule. */
export function dominantColor({ data }: Raster): Rgb {
  const counts = new Map<number, number>();
  let best = 0xffffff;
  let most = 0;
  for (let at = 0; at + 3 < data.length; at += 28) {
    const color = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    if (count > most) {
      most = count;
      best = color;
    }
  }
  return [best >> 16, (best >> 8) & 255, best & 255];
}
