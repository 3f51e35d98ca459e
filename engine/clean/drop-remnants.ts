import { arrange } from '../layout/arrange.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, contains, intersection, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** A remnant of a picture lies on it or at its edge, and is so small, in px. */
const REACH_PX = 4;
const MAX_REMNANT_PX = 80;

/**
 * Takes away what was seen beside or upon something else and is a piece of it: short lines along the edge of a photograph or
 * within an icon, small bitmaps cut out of it, bitmaps of the gap between two boxes, pieces of a box's border beside that. They
 * explain pixels, but nobody writes them down. Changes the tree in place.
 */
export function dropRemnants(root: LayoutNode): void {
  dropGaps(root);
  dropEdges(root);
  dropStrokes(root);
  const photographs = photographsIn(root).map(({ box }) => box);
  if (photographs.length > 0) drop(root, photographs);
}

/** Without a bitmap that reaches into both of two boxes, these stand beside each other. */
function dropGaps(node: LayoutNode): void {
  for (const child of node.children) dropGaps(child);
  if (node.kind !== 'overlay') return;
  const boxes = node.children.filter(({ paint }) => paint).map(({ box }) => box);
  const kept = node.children.filter((child) => !isBitmap(child) || !joinsTwo(child.box, boxes));
  if (kept.length === node.children.length || kept.length < 2) return;
  const { kind, children, box, ink } = arrange(kept);
  Object.assign(node, { kind, children, box, ink });
}

/** A line within an icon is a stroke of it. */
function dropStrokes(node: LayoutNode): void {
  for (const child of node.children) dropStrokes(child);
  if (node.kind !== 'overlay') return;
  const icons = node.children.filter(({ kind, image }) => kind === 'image' && image?.kind === 'icon');
  const kept = node.children.filter(
    ({ kind, box }) => kind !== 'rule' || !icons.some((icon) => contains(icon.box, box)),
  );
  if (kept.length === node.children.length) return;
  node.children = kept;
  if (kept.length === 1) Object.assign(node, { kind: 'stack' });
}

/** A piece of a border is no longer than the straight part of its side, no thicker, and of about its colour. */
const MAX_EDGE_PX = 2;
const MIN_CORNER_PX = 2;
const MAX_EDGE_LEVELS = 20;

/** Compression leaves lines beside borders and shadows, which divide nothing. */
function dropEdges(node: LayoutNode): void {
  const boxes = boxesIn(node);
  const visit = (parent: LayoutNode): void => {
    for (const child of parent.children) visit(child);
    const kept = parent.children.filter((child) => !boxes.some((box) => isEdgeOf(child, box))).map(unwrapped);
    if (kept.length > 0) parent.children = kept;
  };
  visit(node);
}

const boxesIn = (node: LayoutNode): LayoutNode[] => [
  ...(node.paint?.border?.sides.length === 4 ? [node] : []),
  ...node.children.flatMap(boxesIn),
];

function isEdgeOf({ kind, box, color }: LayoutNode, { box: around, paint }: LayoutNode): boolean {
  if (kind !== 'rule' || Math.min(box.width, box.height) > MAX_EDGE_PX) return false;
  if (channelDistance(color!, paint!.border!.color) > MAX_EDGE_LEVELS) return false;
  const isBetween = (start: number, end: number, from: number, to: number): boolean =>
    start >= from + MIN_CORNER_PX && end <= to - MIN_CORNER_PX;
  const isAt = (start: number, end: number, side: number): boolean =>
    start >= side - 2 * MAX_EDGE_PX && end <= side + 2 * MAX_EDGE_PX;
  return box.height > box.width
    ? isBetween(box.y, bottom(box), around.y, bottom(around)) &&
        [around.x, right(around)].some((side) => isAt(box.x, right(box), side))
    : isBetween(box.x, right(box), around.x, right(around)) &&
        [around.y, bottom(around)].some((side) => isAt(box.y, bottom(box), side));
}

function joinsTwo(piece: Box, boxes: readonly Box[]): boolean {
  const entered = boxes.filter((box) => {
    const shared = intersection(box, piece);
    return shared > 0 && shared < piece.width * piece.height;
  });
  return entered.some((box, i) => entered.slice(i + 1).some((other) => intersection(box, other) === 0));
}

/** What lies on a picture that is the ground of others is no piece of it. */
const photographsIn = (node: LayoutNode): LayoutNode[] => [
  ...(node.kind === 'image' && isPhotograph(node.image) && node.box.width > MAX_REMNANT_PX ? [node] : []),
  ...node.children.flatMap(photographsIn),
];

const isPhotograph = (image: LayoutNode['image']): boolean => image?.kind === 'photo' && !image.background;

function drop(node: LayoutNode, photographs: readonly Box[]): void {
  for (const child of node.children) drop(child, photographs);
  const kept = node.children.filter((child) => !isRemnant(child, photographs)).map(unwrapped);
  if (kept.length === 0) return;
  node.children = kept;
}

/** A group around one thing is that thing. */
function unwrapped(node: LayoutNode): LayoutNode {
  const isPlain =
    (node.kind === 'row' || node.kind === 'stack' || node.kind === 'overlay') && !node.paint && !node.image;
  return isPlain && !node.role && !node.component && node.children.length === 1 ? node.children[0] : node;
}

const isBitmap = ({ kind, box, image }: LayoutNode): boolean =>
  kind === 'image' && image?.kind === 'icon' && !image.drawing && Math.max(box.width, box.height) <= MAX_REMNANT_PX;

function isRemnant(node: LayoutNode, photographs: readonly Box[]): boolean {
  const { kind, box, children } = node;
  if (children.length > 0 || Math.max(box.width, box.height) > MAX_REMNANT_PX) return false;
  const isPiece = kind === 'rule' || isBitmap(node);
  return (
    isPiece && photographs.some((photograph) => intersection(grown(photograph), box) >= 0.5 * box.width * box.height)
  );
}

const grown = (box: Box): Box => ({
  x: box.x - REACH_PX,
  y: box.y - REACH_PX,
  width: right(box) - box.x + 2 * REACH_PX,
  height: bottom(box) - box.y + 2 * REACH_PX,
});
