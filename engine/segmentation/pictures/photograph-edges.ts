import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** Share of a line of pixels that is not painted where a photograph goes on: round ones end with a few. */
const MIN_OPEN_SHARE = 0.1;
/** Levels of an edge, and the share of a line that it has to take. */
const MIN_EDGE_LEVELS = 12;
const MAX_CROSSED_SHARE = 0.6;
/** Share of a line whose pixels differ by more than two levels from one to the next: no shadow has them. */
const MAX_ROUGH_SHARE = 0.1;
/** The softest shadows reach no farther. */
const MAX_SHADOW_PX = 60;

/**
 * A side moves outwards by up to `reach` pixels as long as the next line of pixels is not painted either: round
 * photographs end with a few. It stops where most of the line is of another colour, the shadow below a card.
 */
export function growToEdges({ width, height, data }: Pixels, painted: Uint8Array, box: Box, reach: number): Box {
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const continues = (from: number, inside: number, step: number, count: number): boolean => {
    let open = 0;
    let crossed = 0;
    let rough = 0;
    for (let k = 0, at = from; k < count; k++, at += step) {
      if (painted[at]) continue;
      open++;
      if (channelDistance(data[at], data[at + inside]) > MIN_EDGE_LEVELS) crossed++;
      if (k > 0 && channelDistance(data[at], data[at - step]) > 2) rough++;
    }
    const isShadow = crossed >= MAX_CROSSED_SHARE * count && rough <= MAX_ROUGH_SHARE * count;
    return open > MIN_OPEN_SHARE * count && !isShadow;
  };
  for (let k = 0; k < reach && left > 0 && continues(top * width + left - 1, 1, width, bottom - top); k++) left--;
  for (let k = 0; k < reach && right < width && continues(top * width + right, -1, width, bottom - top); k++) right++;
  for (let k = 0; k < reach && top > 0 && continues((top - 1) * width + left, width, 1, right - left); k++) top--;
  for (let k = 0; k < reach && bottom < height && continues(bottom * width + left, -width, 1, right - left); k++)
    bottom++;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Cuts off what lies beyond a straight edge along a whole side and is perfectly smooth: the shadow of a card that ends in a
 * photograph.
 */
export function withoutShadow(image: Pixels, box: Box): Box {
  const { width, data } = image;
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  /** How many lines to cut off a side that begins at `from`; `along` and `inside` are steps in the pixels. */
  const linesOf = (from: number, along: number, count: number, inside: number, depth: number): number => {
    for (let line = 0; line < Math.min(MAX_SHADOW_PX, depth >> 2); line++) {
      const start = from + line * inside;
      let crossed = 0;
      let rough = 0;
      for (let k = 0, at = start; k < count; k++, at += along) {
        if (channelDistance(data[at], data[at + inside]) > MIN_EDGE_LEVELS) crossed++;
        if (k > 0 && channelDistance(data[at], data[at - along]) > 2) rough++;
      }
      if (rough > MAX_ROUGH_SHARE * count) return 0;
      if (crossed >= MAX_CROSSED_SHARE * count) return line + 1;
    }
    return 0;
  };
  left += linesOf(top * width + left, width, bottom - top, 1, right - left);
  right -= linesOf(top * width + right - 1, width, bottom - top, -1, right - left);
  top += linesOf(top * width + left, 1, right - left, width, bottom - top);
  bottom -= linesOf((bottom - 1) * width + left, 1, right - left, -width, bottom - top);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
