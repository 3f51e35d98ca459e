import type { LayoutNode } from '../model/layout-node.ts';
import type { Shadow } from '../model/paint.ts';
import { channelDistance, mix } from '../raster/color.ts';
import { eachShade, type Painting } from './paint-tree.ts';

/**
 * Takes away the shadows that bring the page farther from the design than none would.
 * @param nodes in paint order
 * @param bands the first rows of the bands that the page is painted in
 * @param paint paints a band of a page
 * @param targetOf 0xRRGGBB of the design at each place of a band
 */
export function dropWrongShadows(
  nodes: readonly LayoutNode[],
  width: number,
  bands: readonly number[],
  paint: (top: number, nodes: LayoutNode[]) => Painting,
  targetOf: (top: number) => Int32Array,
): void {
  const casting = nodes.flatMap((node, index) => (node.paint?.shadow ? [{ node, index, gain: 0 }] : []));
  if (casting.length === 0) return;
  const shadows = new Map<LayoutNode, Shadow>(casting.map(({ node }) => [node, node.paint!.shadow!]));
  const plain = nodes.map((node) => (shadows.has(node) ? withoutShadow(node) : node));
  for (const top of bands) {
    const [painting, target] = [paint(top, plain), targetOf(top)];
    for (const cast of casting) {
      const shadow = shadows.get(cast.node)!;
      eachShade(painting, width, cast.node.box, shadow, (at, alpha) => {
        // What is painted after it hides it.
        if (painting.owners[at] >= cast.index) return;
        const [without, wanted] = [painting.colors[at], target[at]];
        const shaded = mix(without, shadow.color, alpha);
        cast.gain += channelDistance(without, wanted) - channelDistance(shaded, wanted);
      });
    }
  }
  for (const { node, gain } of casting) if (gain <= 0) Object.assign(node, withoutShadow(node));
}

function withoutShadow(node: LayoutNode): LayoutNode {
  const { shadow: _, ...paint } = node.paint!;
  return { ...node, paint } as LayoutNode;
}
