import type { Raster, Rgb, Word } from '#fidelity/index.ts';

export type Surroundings = { background: Rgb; flat: boolean; contrast: number };

function luminance([r, g, b]: Rgb): number {
  const channel = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** The background of a word, from the pixels along the edge of its box: the most common colour, and whether nearly all have it. */
export function surroundingsOf(word: Word, image: Raster, scale: number): Surroundings {
  const left = Math.max(0, Math.floor(word.x * scale) - 2);
  const top = Math.max(0, Math.floor(word.y * scale));
  const right = Math.min(image.width - 1, Math.ceil((word.x + word.width) * scale) + 2);
  const bottom = Math.min(image.height - 1, Math.ceil((word.y + word.height) * scale));
  const edge: Rgb[] = [];
  const take = (x: number, y: number): void => {
    const at = 4 * (y * image.width + x);
    edge.push([image.data[at] ?? 0, image.data[at + 1] ?? 0, image.data[at + 2] ?? 0]);
  };
  for (let x = left; x <= right; x += 1) {
    take(x, top);
    take(x, bottom);
  }
  for (let y = top; y <= bottom; y += 1) {
    take(left, y);
    take(right, y);
  }
  const counts = new Map<string, number>();
  for (const color of edge) counts.set(color.join(), (counts.get(color.join()) ?? 0) + 1);
  const [commonest] = [...counts].sort((a, b) => b[1] - a[1]);
  const background = (commonest?.[0].split(',').map(Number) ?? [255, 255, 255]) as unknown as Rgb;
  const near = edge.filter((color) => color.every((value, c) => Math.abs(value - background[c as 0]) <= 10)).length;
  const [dark, light] = [luminance(word.color), luminance(background)].sort((a, b) => a - b) as [number, number];
  return { background, flat: near >= 0.85 * edge.length, contrast: (light + 0.05) / (dark + 0.05) };
}
