import type { Box } from '../model/box.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import type { InkAt } from './add-accents.ts';

/** Rows and columns with less ink than this, 0..1, are the haze around a blurred letter. */
const HAZE = 0.3;

/** The ink within a box, without rows and columns at its edges that have hardly any. */
export function cutInk(box: Box, inkAt: InkAt): InkImage {
  const isRow = (y: number) => someBelow(box.width, (u) => inkAt(box.x + u, y) >= HAZE);
  const isColumn = (x: number) => someBelow(box.height, (v) => inkAt(x, box.y + v) >= HAZE);
  let [left, top, end, foot] = [box.x, box.y, box.x + box.width, box.y + box.height];
  while (top < foot - 1 && !isRow(top)) top++;
  while (foot > top + 1 && !isRow(foot - 1)) foot--;
  while (left < end - 1 && !isColumn(left)) left++;
  while (end > left + 1 && !isColumn(end - 1)) end--;
  const [width, height] = [end - left, foot - top];
  const data = new Float32Array(width * height);
  for (let v = 0; v < height; v++) for (let u = 0; u < width; u++) data[v * width + u] = inkAt(left + u, top + v);
  return { width, height, data };
}

function someBelow(count: number, isTrue: (index: number) => boolean): boolean {
  for (let i = 0; i < count; i++) if (isTrue(i)) return true;
  return false;
}
