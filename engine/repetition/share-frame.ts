import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { median } from './middle.ts';

/** How far edges of instances may be apart, in px, to be one edge. */
const SAME_EDGE_PX = 4;
/** What neighbours may overlap, in px, as they are measured. */
const MAX_OVERLAP_PX = 1;

/**
 * Where some instances have a frame and others none, as the entry of a menu that is open, the others keep the same room
 * around their content: they differ by the frame alone. Changes boxes in place, and only if no neighbours would overlap.
 */
export function shareFrame(members: readonly LayoutNode[]): void {
  const framed = members.filter(({ paint }) => paint);
  const bare = members.filter(({ paint, image }) => !paint && !image);
  if (framed.length === 0 || bare.length === 0 || members.some(({ children }) => children.length === 0)) return;
  const contents = new Map(members.map((node) => [node, unionBox(node.children.map(({ box }) => box))] as const));
  const middle = (of: (box: Box, content: Box) => number): number =>
    median(framed.map((node) => of(node.box, contents.get(node)!)));
  const [left, top] = [middle((box, { x }) => x - box.x), middle((box, { y }) => y - box.y)];
  const after = middle((box, content) => right(box) - right(content));
  const below = middle((box, content) => bottom(box) - bottom(content));
  if (Math.min(left, top, after, below) < 0) return;
  const all = [...contents.values()];
  const isColumn = spread(all.map(({ x }) => x)) <= SAME_EDGE_PX;
  if (!isColumn && spread(all.map(({ y }) => y)) > SAME_EDGE_PX) return;
  const [{ box: frame }] = framed;
  const boxes = new Map(
    bare.map((node): [LayoutNode, Box] => {
      const { x, y, width, height } = contents.get(node)!;
      const box = isColumn
        ? { x: frame.x, y: y - top, width: frame.width, height: height + top + below }
        : { x: x - left, y: frame.y, width: width + left + after, height: frame.height };
      return [node, box];
    }),
  );
  const placed = members.map((node) => boxes.get(node) ?? node.box);
  if (placed.some((box, i) => placed.slice(i + 1).some((other) => overlap(box, other)))) return;
  for (const [node, box] of boxes) Object.assign(node, { box, paint: {} });
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const overlap = (a: Box, b: Box): boolean =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > MAX_OVERLAP_PX &&
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > MAX_OVERLAP_PX;
