import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint, Shadow } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { measureShadow, throwsShadow } from '../segmentation/boxes/measure-shadow.ts';

type Framed = { box: Box; paint: Paint; ground: Rgb };

/**
 * Completes the paint of a page for Clean mode, where nothing lies behind boxes as a picture: the shadows of those that
 * were found by their borders, and lines along a side as wide as they are. Changes the tree in place.
 */
export function completePaint(root: LayoutNode, page: Rgb, image: Pixels): void {
  const framed = framedIn(root, page);
  widenEdges(root, image);
  for (const { box, paint, ground } of framed) {
    const shadow = measureShadow(image, box, ground);
    if (shadow) paint.shadow = shadow;
  }
  const known = distinct(framed.flatMap(({ paint }) => paint.shadow ?? []));
  for (const { box, paint, ground } of framed)
    paint.shadow ??= known.find((shadow) => throwsShadow(image, box, ground, shadow));
}

/** Shorter sides have no shadow of their own to speak of, in px. */
const MIN_SIDE_PX = 32;

/** Boxes with a border all around, whose shadow nobody has looked for, with the colour that each lies on. */
function framedIn({ children, paint: around }: LayoutNode, ground: Rgb): Framed[] {
  // On a gradient it cannot be told what a shadow takes.
  if (around?.gradient) return [];
  const own = around?.fill ?? ground;
  return children.flatMap((node) => {
    const inner = framedIn(node, own);
    const { box, paint } = node;
    const isFramed =
      paint?.border?.sides.length === 4 && !paint.shadow && Math.min(box.width, box.height) >= MIN_SIDE_PX;
    return isFramed ? [{ box, paint, ground: own }, ...inner] : inner;
  });
}

function distinct(shadows: readonly Shadow[]): Shadow[] {
  const counts = new Map<string, number>();
  const keyOf = (shadow: Shadow): string => JSON.stringify(shadow);
  for (const shadow of shadows) counts.set(keyOf(shadow), (counts.get(keyOf(shadow)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => JSON.parse(key) as Shadow);
}

/** A line that runs along so much of a box is its edge, and no wider than this, in px. */
const MIN_EDGE_SHARE = 0.8;
const MAX_EDGE_PX = 12;
const MAX_OFFSET_PX = 2;
const MAX_SAME_LEVELS = 12;
const SAMPLE_COUNT = 9;

/** Lines are found one pixel wide where they fade into the corners of their box. */
function widenEdges(node: LayoutNode, image: Pixels): void {
  const { box, paint, children } = node;
  for (const child of children) {
    widenEdges(child, image);
    if (!paint || child.kind !== 'rule' || child.box.height < MIN_EDGE_SHARE * box.height) continue;
    const isLeft = child.box.x <= box.x + MAX_OFFSET_PX;
    if (!isLeft && right(child.box) < right(box) - MAX_OFFSET_PX) continue;
    const width = widthOfLine(child.box, child.color, image, isLeft ? 1 : -1);
    if (width <= child.box.width || width > MAX_EDGE_PX) continue;
    child.box = { ...child.box, width, x: isLeft ? child.box.x : right(child.box) - width };
  }
}

/** How far the colour of an upright line goes on, from its outer side inwards: the middle of several rows. */
function widthOfLine(line: Box, color: Rgb, image: Pixels, inwards: 1 | -1): number {
  const from = inwards === 1 ? line.x : right(line) - 1;
  const widths = Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const y = Math.round(line.y + ((bottom(line) - 1 - line.y) * (i + 1)) / (SAMPLE_COUNT + 1));
    let width = 0;
    while (width <= MAX_EDGE_PX && isColor(image.data[y * image.width + from + inwards * width], color)) width++;
    return width;
  });
  return widths.sort((a, b) => a - b)[SAMPLE_COUNT >> 1];
}

const isColor = (pixel: Rgb, color: Rgb): boolean => channelDistance(pixel, color) <= MAX_SAME_LEVELS;
