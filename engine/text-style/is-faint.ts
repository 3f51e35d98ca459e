import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** No icon on a page differs less than 44 levels from its ground (engine-log: faint-icons). */
const MIN_CONTRAST_LEVELS = 28;

/** Whether nothing in a box stands out from its ground: what is left of a soft corner or a shade, not an icon. */
export function isFaint({ width, data }: Pixels, { background }: Pick<Ink, 'background'>, box: Box): boolean {
  for (let y = box.y; y < bottom(box); y++) {
    for (let x = box.x; x < right(box); x++) {
      const at = y * width + x;
      if (channelDistance(data[at], background[at]) >= MIN_CONTRAST_LEVELS) return false;
    }
  }
  return true;
}
