import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, centerX, overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import type { Label } from './find-labels.ts';

/** A legend stands no farther from the labels of its chart, in heights of their letters. */
const MAX_GAP_HEIGHTS = 3;
/** A swatch stands no farther before its label, in pixels, and is as wide. */
const MAX_SWATCH_GAP_PX = 12;
const [MIN_SWATCH_PX, MAX_SWATCH_PX] = [5, 60];
/** It has one colour, and not that of its ground. */
const MAX_SWATCH_LEVELS = 6;
const MIN_SWATCH_CONTRAST_LEVELS = 24;

/**
 * A chart with its legend: a row of labels right above or below it, each with a swatch, in the type of its axes. In another
 * type it was not drawn with the chart and is text of the page.
 */
export function withLegend(image: Pixels, chart: Box, ticks: readonly Label[], labels: readonly Label[]): Box {
  const heights = new Set(ticks.map(({ letterHeight }) => letterHeight));
  const height = Math.max(...heights);
  const near = labels.filter((label) => {
    const gap = Math.max(chart.y - bottom(label), label.y - bottom(chart));
    return gap >= 0 && gap <= MAX_GAP_HEIGHTS * height && centerX(label) > chart.x && centerX(label) < right(chart);
  });
  const parts: Box[] = [];
  for (const label of near) {
    const row = near.filter((other) => overlapY(other, label) > 0);
    const swatches = row.map((own) => swatchBefore(image, own));
    if (row.every((own, i) => heights.has(own.letterHeight) && swatches[i])) parts.push(label, ...(swatches as Box[]));
  }
  return unionBox([chart, ...parts]);
}

function swatchBefore({ width, height, data }: Pixels, label: Label): Box | undefined {
  const middle = label.y + (label.height >> 1);
  const at = (x: number, y: number) => data[y * width + x];
  const ground = at(label.x - 1, middle);
  const isInk = (x: number, y: number) => channelDistance(at(x, y), ground) >= MIN_SWATCH_CONTRAST_LEVELS;
  let end = label.x - 1;
  while (end > 0 && label.x - end <= MAX_SWATCH_GAP_PX && !isInk(end, middle)) end--;
  if (!isInk(end, middle)) return undefined;
  let x = end;
  while (x > 0 && end - x < MAX_SWATCH_PX && isInk(x - 1, middle)) x--;
  const inside = at((x + end) >> 1, middle);
  const length = end + 1 - x;
  for (let k = x + 1; k < end; k++) if (channelDistance(at(k, middle), inside) > MAX_SWATCH_LEVELS) return undefined;
  if (length < MIN_SWATCH_PX || length >= MAX_SWATCH_PX) return undefined;
  const column = (x + end) >> 1;
  let [top, foot] = [middle, middle];
  while (top > 0 && middle - top < MAX_SWATCH_PX && isInk(column, top - 1)) top--;
  while (foot < height - 1 && foot - middle < MAX_SWATCH_PX && isInk(column, foot + 1)) foot++;
  return { x, y: top, width: length, height: foot + 1 - top };
}
