import type { Box } from '../model/box.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { unionBox } from '../raster/box.ts';

/** Things below each other or side by side, with a frame of `pad` pixels around them where `paint` is given. For tests. */
export function groupNode(
  kind: 'stack' | 'row',
  children: LayoutNode[],
  { paint, role, pad = 16 }: { paint?: Paint; role?: string; pad?: number } = {},
): ContainerNode {
  const ink = unionBox(children.map((child) => child.box));
  const framed = { x: ink.x - pad, y: ink.y - pad, width: ink.width + 2 * pad, height: ink.height + 2 * pad };
  const box = paint ? framed : ink;
  return { kind, box, ink: box, children, ...(paint ? { paint } : {}), ...(role ? { role } : {}) };
}

/** An icon, or a photograph where it is larger than icons are. For tests. */
export function imageNode(x: number, y: number, size: number): LayoutNode {
  const box: Box = { x, y, width: size, height: size };
  return { kind: 'image', box, ink: box, children: [], image: { kind: size > 64 ? 'photo' : 'icon' } };
}
