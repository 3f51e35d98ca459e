import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Paint, PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, intersection, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { colorAt } from '../../raster/color-at.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';
import { measureRadius } from './measure-radius.ts';
import { measureShadow } from './measure-shadow.ts';

const MIN_SIDE_PX = 10;
const MIN_PIXEL_COUNT = 400;
const SAMPLE_COUNT = 300;
/** How far a painted colour may be off before somebody sees it. */
const MAX_COLOR_ERROR_LEVELS = 5;
/** Share of the sides of a rectangle, but for the worst of them, that are seen or hidden by what lies in front. */
const MIN_SIDE_SHARE = 0.6;
const MIN_SEEN_SHARE = 0.35;
/** How far inside of its side a surface is looked at. */
const SIDE_INSET_PX = 2;
/** Share of the height of a slanted section that is upright. */
const MIN_UPRIGHT_SHARE = 0.6;

/**
 * Checks the boxes by painting them: a surface that they would paint in another colour is a box that was missed, as a rule
 * because something in front of it hides its sides. It is added in its place, large ones first (engine-log: painted-check).
 */
export function explainSurfaces(
  image: Pixels,
  segmentation: Segmentation,
  boxes: readonly PaintedBox[],
  page: Rgb,
): PaintedBox[] {
  const all = [...boxes];
  for (const surface of segmentation.surfaces.toSorted((a, b) => area(b) - area(a))) {
    if (Math.min(surface.width, surface.height) < MIN_SIDE_PX || surface.pixels < MIN_PIXEL_COUNT) continue;
    if (segmentation.pictures.some((picture) => intersection(picture, surface) > 0.5 * area(surface))) continue;
    if (isExplained(image, segmentation.labels, surface, all, page)) continue;
    const near = all.map(({ box }) => box).filter((box) => intersection(box, surface) > 0 && !contains(box, surface));
    const occluders = [...near, ...segmentation.pictures];
    const sides = edgeCoverage(segmentation.labels, image.width, surface, 2, occluders);
    const isWhole = sides[1] >= MIN_SIDE_SHARE && surface.pixels >= MIN_SEEN_SHARE * area(surface);
    const box = isWhole ? boxOf(surface) : uprightPart(segmentation.labels, image.width, surface, occluders);
    if (box) all.push(painted(image, segmentation.labels, surface, box, isWhole, all, page));
  }
  return all;
}

/** Whether most of a surface has the colour that the smallest box around each of its pixels gives it. */
function isExplained(
  { width: stride, data }: Pixels,
  labels: Int32Array,
  surface: Surface,
  boxes: readonly PaintedBox[],
  page: Rgb,
): boolean {
  const near = boxes.filter(({ box, paint }) => intersection(box, surface) > 0 && paint.fill !== undefined);
  near.sort((a, b) => area(a.box) - area(b.box));
  const step = Math.max(1, Math.floor(Math.sqrt(area(surface) / SAMPLE_COUNT)));
  let seen = 0;
  let off = 0;
  for (let y = surface.y; y < bottom(surface); y += step) {
    for (let x = surface.x; x < right(surface); x += step) {
      const at = y * stride + x;
      if (labels[at] !== surface.label) continue;
      seen++;
      const painted = near.find(({ box }) => contains(box, { x, y, width: 1, height: 1 }));
      if (channelDistance(data[at], painted ? colorAt(painted, x, y) : page) > MAX_COLOR_ERROR_LEVELS) off++;
    }
  }
  return off < 0.5 * seen;
}

/** What is seen whole has round corners and a shadow like any other box, on the ground that lies below its lower side. */
function painted(
  image: Pixels,
  labels: Int32Array,
  { color, label }: Surface,
  box: Box,
  isWhole: boolean,
  boxes: readonly PaintedBox[],
  page: Rgb,
): PaintedBox {
  const paint: Paint = { fill: color };
  if (isWhole) {
    const below = { x: box.x + (box.width >> 1), y: bottom(box), width: 1, height: 1 };
    const behind = boxes.filter((other) => contains(other.box, below)).sort((a, b) => area(a.box) - area(b.box))[0];
    const radius = measureRadius(image, box, (at) => labels[at] === label);
    if (radius > 1) paint.radius = radius;
    const shadow = measureShadow(image, box, behind ? colorAt(behind, below.x, below.y) : page);
    if (shadow) paint.shadow = shadow;
  }
  return { box, paint, surface: label };
}

const boxOf = ({ x, y, width, height }: Surface): Box => ({ x, y, width, height });

/** The rows of a surface between slanted or curved ends, when they are most of it: both of its sides are upright there. */
function uprightPart(labels: Int32Array, stride: number, surface: Surface, occluders: readonly Box[]): Box | undefined {
  const isOwn = (x: number, y: number): boolean =>
    labels[y * stride + x] === surface.label || occluders.some((box) => contains(box, { x, y, width: 1, height: 1 }));
  const isUpright = (y: number): boolean =>
    isOwn(surface.x + SIDE_INSET_PX, y) && isOwn(right(surface) - 1 - SIDE_INSET_PX, y);
  let longest = { y: surface.y, height: 0 };
  for (let y = surface.y, from = y; y <= bottom(surface); y++) {
    if (y < bottom(surface) && isUpright(y)) continue;
    if (y - from > longest.height) longest = { y: from, height: y - from };
    from = y + 1;
  }
  if (longest.height < MIN_UPRIGHT_SHARE * surface.height) return undefined;
  return { x: surface.x, width: surface.width, ...longest };
}
