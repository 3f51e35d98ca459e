import type { PageFacts, Raster, Word } from '../facts.ts';
import { showsRegion } from './shows-region.ts';

/** True when the pixels under the word differ enough among themselves to be letters. */
function hasInk({ width, height, data }: Raster, scale: number, word: Word): boolean {
  const left = Math.max(0, Math.floor(word.x * scale));
  const top = Math.max(0, Math.floor(word.y * scale));
  const right = Math.min(width, Math.ceil((word.x + word.width) * scale));
  const bottom = Math.min(height, Math.ceil((word.y + word.height) * scale));
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * width + x);
      for (const c of [0, 1, 2]) {
        const value = data[at + c] as number;
        if (value < (low[c] as number)) low[c] = value;
        if (value > (high[c] as number)) high[c] = value;
        if ((high[c] as number) - (low[c] as number) > 12) return true;
      }
    }
  }
  return false;
}

/**
 * Facts without what the rendering does not show: text in the colour of its background or under something else, background
 * images that are missing, boxes that merge with their surroundings. Blocks go when none of their words shows.
 * @param scale pixels of the image a CSS pixel
 */
export function dropInvisible(facts: PageFacts, image: Raster, scale = image.width / facts.width): PageFacts {
  const words = facts.words.filter((word) => hasInk(image, scale, word));
  const alive = new Set(words.map((word) => word.block));
  const hadWords = new Set(facts.words.map((word) => word.block));
  const kept = facts.blocks.flatMap((_, index) => (alive.has(index) || !hadWords.has(index) ? [index] : []));
  const newIndex = new Map(kept.map((old, index) => [old, index]));
  return {
    ...facts,
    regions: facts.regions.filter((region) => showsRegion(image, scale, region, words, facts.regions)),
    blocks: kept.map((index) => facts.blocks[index] as PageFacts['blocks'][number]),
    words: words.map((word) => ({ ...word, block: newIndex.get(word.block) ?? -1 })),
  };
}
