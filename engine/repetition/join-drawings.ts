import type { Drawing } from '../model/drawing.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { channelDistance } from '../raster/color.ts';
import { MAX_COLOR_DISTANCE } from './middle.ts';

/** An icon is no larger, and about as wide as high. */
const MAX_ICON_PX = 64;
const MAX_ASPECT = 2;

/** Drawings on top of each other in one colour are one icon, which was taken apart because its parts do not touch. */
export function joinDrawings(node: LayoutNode): LayoutNode {
  node.children = node.children.map(joinDrawings);
  const { kind, paint, backdrops, role, component, children, box, ink } = node;
  const drawings = children.flatMap(({ image }) => (image?.drawing ? [image.drawing] : []));
  const isIcon = Math.max(box.width, box.height) <= Math.min(MAX_ICON_PX, MAX_ASPECT * Math.min(box.width, box.height));
  if (kind !== 'overlay' || paint || backdrops || role || component || !isIcon) return node;
  if (drawings.length !== children.length) return node;
  if (drawings.some(({ color }) => channelDistance(color, drawings[0].color) > MAX_COLOR_DISTANCE)) return node;
  const drawing: Drawing = {
    viewBox: [0, 0, box.width, box.height],
    body: children.map((child, i) => placed(drawings[i], child, node)),
    color: drawings[0].color,
  };
  return { kind: 'image', box, ink, children: [], image: { kind: 'icon', drawing } };
}

/** A drawing at its place in a frame whose unit is a pixel. */
function placed(
  { viewBox: [left, top, width, height], body }: Drawing,
  { box }: LayoutNode,
  within: LayoutNode,
): Element {
  const [wide, high] = [box.width / width, box.height / height];
  const [x, y] = [box.x - within.box.x - left * wide, box.y - within.box.y - top * high];
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(wide)} ${round(high)})`;
  return { tag: 'g', name: 'icon', attributes: { transform }, css: {}, children: body };
}

export const round = (value: number): number => Math.round(100 * value) / 100;
