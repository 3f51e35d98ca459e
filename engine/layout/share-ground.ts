import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, unionBox } from '../raster/box.ts';

/** What a part of a card stands between; the card itself begins and ends where there is nothing. */
type Around = { above?: LayoutNode; below?: LayoutNode };

/** Rows that stand on a card, each with its share of the ground, and the lines between them. */
export function onGround(card: LayoutNode, parts: readonly LayoutNode[], { above, below }: Around): LayoutNode[] {
  if (parts.length === 0) return [];
  const neighbours = [above, ...parts, below];
  const edges = parts.map((part, i) => {
    const before = neighbours[i];
    return before ? edgeBetween(before, part) : card.box.y;
  });
  const end = below ? edgeBetween(parts[parts.length - 1], below) : bottom(card.box);
  const fill = card.paint?.fill;
  return parts.map((part, i): LayoutNode => {
    if (part.paint || part.kind === 'rule') return part;
    const box = { ...card.box, y: edges[i], height: (edges[i + 1] ?? end) - edges[i] };
    return { ...part, box, ...(fill === undefined ? {} : { paint: { fill } }) } as LayoutNode;
  });
}

/** What is left of a card with other parts of it, as high as they need. */
export function cardOf(card: LayoutNode, children: LayoutNode[], { above, below }: Around): LayoutNode {
  const y = above ? edgeBetween(above, children[0]) : card.box.y;
  const end = below ? edgeBetween(children[children.length - 1], below) : bottom(card.box);
  const ink = unionBox(children.map((child) => child.ink));
  return { ...card, box: { ...card.box, y, height: end - y }, ink, children } as LayoutNode;
}

/** Where what is above ends and the next part begins: at a line or a ground, else in the middle between what they hold. */
function edgeBetween(above: LayoutNode, part: LayoutNode): number {
  if (part.paint || part.kind === 'rule') return part.box.y;
  return above.kind === 'rule' || above.paint ? bottom(above.box) : Math.round((bottom(above.ink) + part.ink.y) / 2);
}
