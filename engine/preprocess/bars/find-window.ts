import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** A wallpaper changes by less from one pixel to the next, and so does the shadow of a window. */
const MIN_STEP_LEVELS = 10;
/** Share of the pixels along the middle of a side at which the picture steps. */
const MIN_EDGE_SHARE = 0.9;
/** A window on a desktop leaves no more of it on each side, as a share of the picture. */
const MAX_MARGIN_SHARE = 0.16;

/** The window that stands on a smooth ground: the first straight edge from each side. Its foot may lie below the picture. */
export function findWindow({ width, height, data }: Pixels): Box | null {
  const color = (x: number, y: number) => data[y * width + x];
  const across = { from: width >> 2, to: width - (width >> 2) };
  const top = firstEdge(MAX_MARGIN_SHARE * height, across, (d, k) => channelDistance(color(k, d), color(k, d + 1)));
  if (top === null) return null;
  // Rows of the bars, which are plain at both ends; a page may have the colour of the ground.
  const down = { from: top + Math.round(0.02 * width), to: top + Math.round(0.06 * width) };
  if (down.to >= height) return null;
  const limit = MAX_MARGIN_SHARE * width;
  const left = firstEdge(limit, down, (d, k) => channelDistance(color(d, k), color(d + 1, k)));
  const right = firstEdge(limit, down, (d, k) => channelDistance(color(width - 1 - d, k), color(width - 2 - d, k)));
  if (left === null || right === null) return null;
  const foot = firstEdge(MAX_MARGIN_SHARE * height, across, (d, k) =>
    channelDistance(color(k, height - 1 - d), color(k, height - 2 - d)),
  );
  return { x: left, y: top, width: width - left - right, height: height - top - (foot ?? 0) };
}

/** How far from the side the first edge lies; null when there is none up to `limit`. */
function firstEdge(
  limit: number,
  { from, to }: { from: number; to: number },
  stepAt: (d: number, k: number) => number,
): number | null {
  const stepsAt = (d: number): { share: number; mean: number } => {
    let [steps, sum] = [0, 0];
    for (let k = from; k < to; k++) {
      const step = stepAt(d, k);
      sum += step;
      if (step >= MIN_STEP_LEVELS) steps++;
    }
    return { share: steps / (to - from), mean: sum / (to - from) };
  };
  for (let d = 0; d < limit; d++) {
    const own = stepsAt(d);
    if (own.share < MIN_EDGE_SHARE) continue;
    // Compression begins the step a pixel early.
    return stepsAt(d + 1).mean > own.mean ? d + 2 : d + 1;
  }
  return null;
}
