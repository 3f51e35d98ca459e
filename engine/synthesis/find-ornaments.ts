import type { Box } from '../model/box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { area, bottom, contains, overlapX, overlapY, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** What is smaller is an icon, unless it has the colours of an ornament. */
const MIN_ORNAMENT_SIZE_PX = 48;
/** Share of its box through which the ground is seen. */
const MIN_OPEN_SHARE = 0.4;
/** What overlaps by less touches. */
const MIN_CROSSING_PX = 3;
/** Levels by which the ground differs where it is seen: behind a line drawing it is plain, in a photograph it is not. */
const MAX_GROUND_LEVELS = 4;
/** Levels by which pixels of one colour differ. */
const MAX_SAME_LEVELS = 24;
/** A colour with a smaller share of the ink is one of a soft edge. */
const MIN_COLOR_SHARE = 0.03;
/** How far a chart may reach beyond the picture that it became. */
const CHART_EDGE_PX = 2;
/** Pixels of a drawing that are looked at. */
const MAX_SAMPLES = 20_000;
/** An icon stands no farther from its label, in heights of its line. */
const MAX_LABEL_GAP_HEIGHTS = 1.5;

type Parts = {
  page: Box;
  pageColor: number;
  boxes: readonly PaintedBox[];
  blocks: readonly { ink: Box }[];
  /** Icons, drawings and pictures. */
  drawings: readonly Box[];
  /** Drawings that are content, whatever colours they have. */
  charts?: readonly Box[];
};

type Ground = { box: Box; color?: number };
/** `open`: the share of its box through which the ground is seen. */
type Drawing = { box: Box; ground: Ground; open: number };

/**
 * Drawings that stand behind the content instead of beside it: lines, dots and shapes with the ground seen through them,
 * across which something is written or placed. All drawings in their colours belong to them, but icons beside a label.
 */
export function findOrnaments(image: Pixels, parts: Parts): Set<Box> {
  const drawings = parts.drawings.map((box): Drawing => {
    const ground = groundOf(box, parts);
    return { box, ground, open: openShare(image, box, ground) };
  });
  const { charts = [] } = parts;
  const free = drawings.filter(
    ({ box }) =>
      !parts.blocks.some(({ ink }) => isLabel(ink, box)) &&
      !charts.some((chart) => contains(box, chart, CHART_EDGE_PX)),
  );
  const ornaments = free.filter(
    ({ box, ground, open }) =>
      Math.max(box.width, box.height) >= MIN_ORNAMENT_SIZE_PX &&
      open >= MIN_OPEN_SHARE &&
      isCrossed(image, box, ground, parts),
  );
  // Photographs have thousands of colours, and most pages have no ornaments: nobody asks for them there.
  const known = new Map<Drawing, number[]>();
  const colorsIn = (drawing: Drawing): number[] => {
    const colors = known.get(drawing) ?? colorsOf(image, drawing);
    known.set(drawing, colors);
    return colors;
  };
  for (const ornament of ornaments)
    for (const other of free)
      if (
        !ornaments.includes(other) &&
        other.ground.box === ornament.ground.box &&
        colorsIn(other).some((color) => colorsIn(ornament).some((one) => isAlike(one, color)))
      )
        ornaments.push(other);
  return new Set(ornaments.map(({ box }) => box));
}

const isAlike = (a: number, b: number): boolean => channelDistance(a, b) <= MAX_SAME_LEVELS;

/** What a drawing lies on; it has no colour where it is a gradient or a picture. */
function groundOf(drawing: Box, { boxes, page, pageColor }: Parts): Ground {
  const around = boxes.filter(
    ({ box, paint }) => contains(box, drawing) && (paint.fill !== undefined || paint.gradient),
  );
  const [nearest] = around.sort((a, b) => area(a.box) - area(b.box));
  if (!nearest) return { box: page, color: pageColor };
  return { box: nearest.box, color: nearest.paint.gradient ? undefined : nearest.paint.fill };
}

const stepIn = (box: Box): number => Math.max(1, Math.round(Math.sqrt(area(box) / MAX_SAMPLES)));

function openShare({ width, data }: Pixels, box: Box, { color }: Ground): number {
  if (color === undefined) return 0;
  const step = stepIn(box);
  let [open, all] = [0, 0];
  for (let y = box.y; y < bottom(box); y += step)
    for (let x = box.x; x < right(box); x += step) {
      all++;
      if (channelDistance(data[y * width + x], color) <= MAX_GROUND_LEVELS) open++;
    }
  return open / all;
}

/** The colours of a drawing's ink; none on what has no colour. */
function colorsOf({ width, data }: Pixels, { box, ground: { color } }: Drawing): number[] {
  if (color === undefined) return [];
  const counts = new Map<number, number>();
  const step = stepIn(box);
  let ink = 0;
  for (let y = box.y; y < bottom(box); y += step)
    for (let x = box.x; x < right(box); x += step) {
      const pixel = data[y * width + x];
      if (isAlike(pixel, color)) continue;
      ink++;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count >= MIN_COLOR_SHARE * ink).map(([one]) => one);
}

/** Whether a text, or a box that lies on the same ground, lies across a drawing or on it: in the hole of a dial it does not. */
function isCrossed(image: Pixels, drawing: Box, { box: ground, color }: Ground, { boxes, blocks }: Parts): boolean {
  const crosses = (box: Box): boolean =>
    !contains(box, drawing, 1) &&
    overlapX(box, drawing) >= MIN_CROSSING_PX &&
    overlapY(box, drawing) >= MIN_CROSSING_PX;
  return (
    blocks.some(({ ink }) => crosses(ink) && isReached(image, ink, drawing, color)) ||
    boxes.some(({ box }) => contains(ground, box, 1) && crosses(box))
  );
}

/** Whether a drawing is seen right around a text. */
function isReached({ width, height, data }: Pixels, text: Box, drawing: Box, color = -1): boolean {
  const [top, foot] = [text.y - AROUND_PX, bottom(text) - 1 + AROUND_PX];
  const [left, end] = [text.x - AROUND_PX, right(text) - 1 + AROUND_PX];
  const isDrawn = (x: number, y: number): boolean =>
    Math.min(x, y) >= 0 &&
    x < width &&
    y < height &&
    contains(drawing, { x, y, width: 1, height: 1 }) &&
    channelDistance(data[y * width + x], color) > MAX_GROUND_LEVELS;
  for (let x = left; x <= end; x++) if (isDrawn(x, top) || isDrawn(x, foot)) return true;
  for (let y = top; y <= foot; y++) if (isDrawn(left, y) || isDrawn(end, y)) return true;
  return false;
}

/** So far from a text nothing of it is seen. */
const AROUND_PX = 2;

/** Whether a line of text stands beside something of its own height, as a label beside its icon. */
function isLabel(ink: Box, icon: Box): boolean {
  if (icon.height > 2.5 * ink.height || overlapY(ink, icon) < 0.5 * Math.min(ink.height, icon.height)) return false;
  const gap = Math.max(ink.x - right(icon), icon.x - right(ink));
  return gap >= -1 && gap <= MAX_LABEL_GAP_HEIGHTS * ink.height;
}
