import type { Box, Raster, Rgb, Word } from '../facts.ts';

export type Patch = Box & { color: Rgb };

/** An image of one colour with patches of others. */
export function paint(width: number, height: number, background: Rgb, patches: readonly Patch[] = []): Raster {
  const pixels = new Uint32Array(width * height);
  for (const { x, y, color, ...patch } of [{ x: 0, y: 0, width, height, color: background }, ...patches]) {
    const pixel = new Uint32Array(Uint8Array.of(...color, 255).buffer)[0] as number;
    for (let row = y; row < Math.min(height, y + patch.height); row += 1)
      pixels.fill(pixel, row * width + x, row * width + Math.min(width, x + patch.width));
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

/** A line of words, and the strokes that their letters draw: two pixels of every six. */
export function aLine(text: string, x: number, y: number, color: Rgb): { words: Word[]; patches: Patch[] } {
  const words = [...text.matchAll(/\S+/g)].map(
    (match): Word => ({
      ...{ text: match[0], x: x + 6 * match.index, y, width: 6 * match[0].length, height: 14 },
      ...{ color, fontSize: 14, block: 0 },
    }),
  );
  const patches = words.flatMap((word) =>
    Array.from(word.text, (_, at) => ({ x: word.x + 6 * at, y: y + 2, width: 2, height: 10, color })),
  );
  return { words, patches };
}
