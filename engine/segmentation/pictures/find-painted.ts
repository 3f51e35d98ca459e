import type { Pixels } from '../../model/pixels.ts';
import { type Region, SHARP_SOLID, type SolidLabelling } from '../../model/segmentation.ts';
import { area } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { fitGradient } from '../boxes/fit-gradient.ts';
import { curvature, MIN_TEXTURE_LEVELS } from './curvature.ts';

/** A flat region that holds a square of this side may have been painted; text and thin lines hold none. */
export const MIN_PAINTED_PX = 12;
/** What is painted has one colour, give or take two levels, in so much of its area: the rest is the shade of what lies on it. */
const PLAIN_SHARE = 0.7;
const PLAIN = 1;
const GRADIENT = 2;

/**
 * For each pixel, 1 when it was painted: it belongs to a solid area in a region of that colour, or to a straight gradient.
 */
export function findPainted(image: Pixels, { labels, regions, solid }: SolidLabelling): Uint8Array {
  const counts = plainCounts(image, labels, regions);
  const kinds = new Uint8Array(regions.length + 1);
  for (const region of regions) {
    if (region.maxSquare < MIN_PAINTED_PX) continue;
    if (counts[region.label] >= PLAIN_SHARE * region.pixels) kinds[region.label] = PLAIN;
    else if (!isGrainy(image, labels, region) && fitGradient(image, labels, region)) kinds[region.label] = GRADIENT;
  }
  const painted = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) {
    const kind = kinds[labels[at]];
    if (kind === GRADIENT || solid[at] === SHARP_SOLID || (kind === PLAIN && solid[at])) painted[at] = 1;
  }
  return painted;
}

/** Of each region how many pixels have its colour, give or take two levels. */
function plainCounts({ data }: Pixels, labels: Int32Array, regions: SolidLabelling['regions']): Int32Array {
  const counts = new Int32Array(regions.length + 1);
  // Every pixel is asked: plain numbers, no objects.
  const colors = new Int32Array(regions.length + 1).fill(-1);
  for (const region of regions) if (region) colors[region.label] = region.color;
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at];
    const color = colors[label];
    if (color === data[at] || (color >= 0 && channelDistance(data[at], color) <= 2)) counts[label]++;
  }
  return counts;
}

/** The sky of a photograph runs from colour to colour as a gradient does, but it has grain. */
function isGrainy({ width, height, data }: Pixels, labels: Int32Array, { label, ...box }: Region): boolean {
  const step = Math.max(1, Math.floor(Math.sqrt(area(box) / 2000)));
  let all = 0;
  let grainy = 0;
  for (let y = Math.max(1, box.y); y < Math.min(height - 1, box.y + box.height); y += step) {
    for (let x = Math.max(1, box.x); x < Math.min(width - 1, box.x + box.width); x += step) {
      const at = y * width + x;
      const around = [at - 1, at + 1, at - width, at + width];
      if (labels[at] !== label || around.some((other) => labels[other] !== label)) continue;
      all++;
      const [left, right, above, below] = around;
      const curved = Math.max(
        curvature(data[left], data[at], data[right]),
        curvature(data[above], data[at], data[below]),
      );
      if (curved >= MIN_TEXTURE_LEVELS) grainy++;
    }
  }
  return grainy > MAX_GRAINY_SHARE * all;
}

const MAX_GRAINY_SHARE = 0.05;
