import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, intersection, right } from '../../raster/box.ts';
import { green } from '../../raster/color.ts';
import { fitGradient } from '../boxes/fit-gradient.ts';

/** Of the page's width; in px. */
const MIN_WIDTH_SHARE = 0.99;
const MIN_HEIGHT_PX = 120;
/** Of its box, what is seen of a ground between what lies on it. */
const MIN_SEEN_SHARE = 0.5;
/** Of green between its dark and its light parts, the darkest and lightest tenths left out: less is the shade of what lies on it. */
const MIN_RANGE_LEVELS = 8;
/** In a photograph of a page, what the light in the room makes of one colour. */
const MIN_LIT_RANGE_LEVELS = 15;
const SAMPLE_COUNT = 2000;
/** What has more of one colour is painted in that: the page, to which a section fades. */
const MAX_PLAIN_SHARE = 0.5;

/**
 * Sections whose ground goes from side to side and has many colours that no straight gradient explains: a photograph below a colour of the
 * page, out of focus, or a mesh of gradients. Few of its pixels have texture, and most of it is as smooth as paint.
 *
 * @param pictures those that were found
 * @param isLit the page was photographed: the light of a room lies on it
 */
export function findShadedGrounds(
  image: Pixels,
  labels: Int32Array,
  surfaces: readonly Surface[],
  pictures: readonly Box[],
  isLit = false,
): Box[] {
  const least = isLit ? MIN_LIT_RANGE_LEVELS : MIN_RANGE_LEVELS;
  return surfaces
    .filter(
      (surface) =>
        surface.width >= MIN_WIDTH_SHARE * image.width &&
        surface.height >= MIN_HEIGHT_PX &&
        surface.pixels >= MIN_SEEN_SHARE * area(surface) &&
        !pictures.some((picture) => intersection(picture, surface) > area(surface) / 2) &&
        isShaded(samplesOf(image, labels, surface), least) &&
        fitGradient(image, labels, surface) === undefined,
    )
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

function isShaded(colors: readonly Rgb[], least: number): boolean {
  const plain = Math.max(...[...Map.groupBy(colors, (color) => color).values()].map(({ length }) => length));
  const greens = colors.map(green).sort((a, b) => a - b);
  const at = (share: number): number => greens[Math.floor(share * (greens.length - 1))];
  return plain <= MAX_PLAIN_SHARE * colors.length && at(0.9) - at(0.1) >= least;
}

function samplesOf({ data, width }: Pixels, labels: Int32Array, surface: Surface): Rgb[] {
  const step = Math.max(1, Math.floor(Math.sqrt(area(surface) / SAMPLE_COUNT)));
  const colors: Rgb[] = [];
  for (let y = surface.y; y < bottom(surface); y += step)
    for (let x = surface.x; x < right(surface); x += step)
      if (labels[y * width + x] === surface.label) colors.push(data[y * width + x]);
  return colors;
}
