import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint, Shadow } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { measureShadow, throwsShadow } from '../segmentation/boxes/measure-shadow.ts';
import { findFaintCards } from './find-faint-cards.ts';
import { widenBorders } from './widen-borders.ts';

type Boxed = { node: LayoutNode; paint: Paint; ground: Rgb };

/**
 * Completes the paint of a page for Clean mode, where nothing lies behind boxes as a picture: lines along a side and borders
 * as wide as they are, cards that are hardly seen, and the shadows of boxes that were found by their borders, or that run into
 * others. Changes the tree in place.
 */
export function completePaint(root: LayoutNode, page: Rgb, image: Pixels): void {
  widenEdges(root, image);
  widenBorders(root, image);
  findFaintCards(root, page, image);
  const boxes = boxesIn(root, page);
  const isFramed = ({ paint }: Boxed): boolean => paint.border?.sides.length === 4;
  for (const { node, paint, ground } of boxes.filter((one) => isFramed(one) && !one.paint.shadow)) {
    const shadow = measureShadow(image, node.box, ground);
    if (shadow) paint.shadow = shadow;
  }
  const known = distinct(boxes.flatMap(({ paint }) => paint.shadow ?? []));
  for (const { node, paint, ground } of boxes) {
    const shadow = paint.shadow ?? known.find((one) => throwsShadow(image, node.box, ground, one));
    if (shadow) paint.shadow = shadow;
  }
}

/** Shorter sides have no shadow of their own to speak of, in px. */
const MIN_SIDE_PX = 32;

/** What may throw a shadow, with the colour that it lies on. */
function boxesIn({ children, paint: around }: LayoutNode, ground: Rgb): Boxed[] {
  // On a gradient it cannot be told what a shadow takes.
  if (around?.gradient) return [];
  const own = around?.fill ?? ground;
  return children.flatMap((node) => {
    const inner = boxesIn(node, own);
    const { box, paint, role } = node;
    // The line below a row of a table is no shadow.
    return paint && role !== 'tr' && Math.min(box.width, box.height) >= MIN_SIDE_PX
      ? [{ node, paint, ground: own }, ...inner]
      : inner;
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

/** Lines are found one pixel wide where they fade into the corners of their box, and the box begins where they end. */
function widenEdges(node: LayoutNode, image: Pixels): void {
  const { paint, children } = node;
  for (const child of children) {
    widenEdges(child, image);
    const { box } = node;
    if (!paint || child.kind !== 'rule' || child.box.height < MIN_EDGE_SHARE * box.height) continue;
    const isLeft = child.box.x <= box.x + MAX_OFFSET_PX;
    if (!isLeft && right(child.box) < right(box) - MAX_OFFSET_PX) continue;
    const [before, after] = [reachOf(child, image, -1), reachOf(child, image, 1)];
    if (before + after === 0 || before + child.box.width + after > MAX_EDGE_PX) continue;
    child.box = { ...child.box, x: child.box.x - before, width: before + child.box.width + after };
    node.box = unionBox([box, child.box]);
  }
}

/** How far the colour of an upright line goes on beyond it: the middle of several rows. */
function reachOf({ box, color }: LayoutNode, image: Pixels, towards: 1 | -1): number {
  const from = towards === 1 ? right(box) : box.x - 1;
  const reaches = Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const row = image.width * Math.round(box.y + ((box.height - 1) * (i + 1)) / (SAMPLE_COUNT + 1));
    let reach = 0;
    while (reach <= MAX_EDGE_PX && isColor(image.data[row + from + towards * reach], color!)) reach++;
    return reach;
  });
  return reaches.sort((a, b) => a - b)[SAMPLE_COUNT >> 1];
}

const isColor = (pixel: Rgb, color: Rgb): boolean => channelDistance(pixel, color) <= MAX_SAME_LEVELS;
