import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Paint, PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, intersection, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { colorAt } from '../../raster/color-at.ts';
import { isAround } from '../pictures/with-pictures.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';
import { fitGradient } from './fit-gradient.ts';
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
/** Share of the height of a slanted section that is upright, and of the rows between the ends of a part that are its own. */
const MIN_UPRIGHT_SHARE = 0.6;
const MIN_ALL_SHARE = 0.95;

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
    const isCovered = segmentation.pictures.some((picture) => intersection(picture, surface) > 0.5 * area(surface));
    if (isCovered && !isAround(surface, segmentation.charts ?? [])) continue;
    if (isExplained(image, segmentation.labels, surface, all, page)) continue;
    const near = all.map(({ box }) => box).filter((box) => intersection(box, surface) > 0 && !contains(box, surface));
    const occluders = [...near, ...segmentation.pictures];
    const sides = edgeCoverage(segmentation.labels, image.width, surface, 2, occluders);
    const isWhole = sides[1] >= MIN_SIDE_SHARE && surface.pixels >= MIN_SEEN_SHARE * area(surface);
    const { parts, isAll } = isWhole
      ? { parts: [boxOf(surface)], isAll: true }
      : uprightParts(segmentation.labels, image.width, surface, occluders);
    for (const box of parts) {
      const plain = { box, paint: fillIn(image, segmentation.labels, surface, box), surface: surface.label };
      // Beyond a part that goes on slanted lies the rest of it, which fades like a shadow.
      all.push(isAll ? painted(image, segmentation.labels, surface, box, all, page) : plain);
    }
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

/** The colour or the gradient of a surface in a box. */
function fillIn(image: Pixels, labels: Int32Array, surface: Surface, box: Box): Paint {
  const gradient = fitGradient(image, labels, { ...surface, ...box });
  return { fill: surface.color, ...(gradient ? { gradient } : {}) };
}

/** Round corners and a shadow like those of any other box, on the ground that lies below its lower side. */
function painted(
  image: Pixels,
  labels: Int32Array,
  surface: Surface,
  box: Box,
  boxes: readonly PaintedBox[],
  page: Rgb,
): PaintedBox {
  const { label } = surface;
  const paint = fillIn(image, labels, surface, box);
  const corners = measureRadius(image, box, (at) => labels[at] === label);
  if (corners.radius > 1) Object.assign(paint, corners);
  const shadow = measureShadow(image, box, groundBelow(box, boxes, page));
  if (shadow) paint.shadow = shadow;
  return { box, paint, surface: label };
}

/** The colour of what lies below the lower side of a box. */
export function groundBelow(box: Box, boxes: readonly PaintedBox[], page: Rgb): Rgb {
  const below = { x: box.x + (box.width >> 1), y: bottom(box), width: 1, height: 1 };
  const behind = boxes.filter((other) => contains(other.box, below)).sort((a, b) => area(a.box) - area(b.box))[0];
  return behind ? colorAt(behind, below.x, below.y) : page;
}

const boxOf = ({ x, y, width, height }: Surface): Box => ({ x, y, width, height });

/**
 * The upright parts of a surface that is no rectangle: rows that begin and end at the same columns. A slanted or curved section
 * is upright between its ends; a header and the sidebar below it, in one colour, are two parts.
 * @returns `isAll`: hardly a row of the surface is left
 */
function uprightParts(
  labels: Int32Array,
  stride: number,
  surface: Surface,
  occluders: readonly Box[],
): { parts: Box[]; isAll: boolean } {
  const isOwn = (x: number, y: number) => labels[y * stride + x] === surface.label;
  const isHidden = (x: number, y: number) => occluders.some((box) => contains(box, { x, y, width: 1, height: 1 }));
  const parts = new Map<string, { box: Box; rows: number }>();
  for (let y = surface.y; y < bottom(surface); y++) {
    let [first, last] = [surface.x, right(surface) - 1];
    while (first < last && !isOwn(first, y)) first++;
    while (last > first && !isOwn(last, y)) last--;
    // What lies in front may hide an end, when the surface reaches it.
    while (first > surface.x && isHidden(first - 1, y)) first--;
    while (last < right(surface) - 1 && isHidden(last + 1, y)) last++;
    const ends = `${first}–${last}`;
    const { box, rows } = parts.get(ends) ?? { box: { x: first, y, width: last - first + 1, height: 0 }, rows: 0 };
    parts.set(ends, { box: { ...box, height: y + 1 - box.y }, rows: rows + 1 });
  }
  const upright = [...parts.values()].filter(
    ({ box, rows }) => Math.min(box.width, rows) >= MIN_SIDE_PX && rows >= MIN_UPRIGHT_SHARE * box.height,
  );
  const rows = upright.reduce((sum, part) => sum + part.rows, 0);
  if (rows < MIN_UPRIGHT_SHARE * surface.height) return { parts: [], isAll: false };
  const boxes = upright.map(({ box }) => box);
  // An entry that is marked at its edge is no part of its own.
  const outer = boxes.filter((box) => !boxes.some((other) => other !== box && contains(other, box)));
  return { parts: outer.flatMap((box) => armsOf(box, outer)), isAll: rows >= MIN_ALL_SHARE * surface.height };
}

/** Of a part that crosses a higher one only what is left and right of that is new: the entry of a sidebar that the page goes on in. */
function armsOf(box: Box, parts: readonly Box[]): Box[] {
  const trunk = parts.find(
    (part) =>
      part !== box && part.y <= box.y && bottom(part) >= bottom(box) && box.x <= part.x && right(box) >= right(part),
  );
  if (!trunk) return [box];
  const left = { ...box, width: trunk.x - box.x };
  const far = { ...box, x: right(trunk), width: right(box) - right(trunk) };
  return [left, far].filter(({ width }) => width >= MIN_SIDE_PX);
}
