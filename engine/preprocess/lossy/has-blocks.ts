import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** The side of the blocks of JPEG; those of WebP are half of it, and twice. */
const BLOCK_SIZE_PX = 8;
/** Neighbours that differ by more levels are an edge of what was drawn. */
const MAX_STEP_LEVELS = 10;
/** How much more often small steps stand at the sides of blocks: chance reaches 1.02 on a page with shadows all over. */
const MIN_GRID_RATIO = 1.06;

/**
 * Whether small differences between neighbours stand at the sides of blocks, across or down, more often than elsewhere: compression changes
 * each block by itself. The blocks may begin anywhere, since the picture may be a part of another one.
 */
export function hasBlocks({ width, data }: Pixels): boolean {
  const across = new Uint32Array(BLOCK_SIZE_PX);
  const down = new Uint32Array(BLOCK_SIZE_PX);
  for (let row = 0, y = 0; row < data.length; row += width, y++) {
    let steps = 0;
    let left = data[row];
    // Every pixel is asked, and is like its neighbours as a rule.
    for (let x = 1; x < width; x++) {
      const own = data[row + x];
      if (own !== left && channelDistance(own, left) <= MAX_STEP_LEVELS) across[x % BLOCK_SIZE_PX]++;
      left = own;
      if (y === 0) continue;
      const above = data[row + x - width];
      if (own !== above && channelDistance(own, above) <= MAX_STEP_LEVELS) steps++;
    }
    down[y % BLOCK_SIZE_PX] += steps;
  }
  return standsOut(across) || standsOut(down);
}

function standsOut(counts: Uint32Array): boolean {
  const most = Math.max(...counts);
  const others = counts.reduce((sum, count) => sum + count, 0) - most;
  return most * (BLOCK_SIZE_PX - 1) > MIN_GRID_RATIO * others;
}
