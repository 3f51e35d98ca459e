import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, intersection, right } from '../raster/box.ts';

/** A menu at the side of a page is at least so high, as small screens are, and no wider than this part of the page. */
const MIN_PANEL_HEIGHT_PX = 480;
const MAX_PANEL_SHARE = 0.3;
/** It floats no farther from the edge of the page, in px, and has at least so many lines of text. */
const MAX_FREE_PX = 40;
const MIN_LINE_COUNT = 4;
/** A band across the page, give or take a scroll bar, in px. */
const MAX_SHORT_PX = 24;

/**
 * A band across the top of the page on which a menu at its side floats is a ground behind both the menu and the content beside
 * it. What stands on the band is moved to the page. Changes the tree.
 *
 * @returns the bands, without what stood on them
 */
export function freeSidePanel(root: ContainerNode): LayoutNode[] {
  const panel = root.children.find((node) => isPanel(node, root));
  if (!panel) return [];
  const isBand = (node: LayoutNode): node is ContainerNode =>
    node.kind === 'stack' &&
    (node.paint !== undefined || node.image !== undefined) &&
    node.box.width >= root.box.width - MAX_SHORT_PX &&
    node.box.y <= panel.box.y &&
    bottom(node.box) < bottom(panel.box) &&
    intersection(node.box, panel.box) > 0;
  const bands = root.children.filter(isBand);
  root.children = root.children.flatMap((node) => (isBand(node) ? node.children : [node]));
  return bands.map(({ box, ink, image, paint, layer }): LayoutNode => {
    const ground = { box, ink, children: [], ...(layer ? { layer } : {}) };
    return image ? { ...ground, kind: 'image', image } : { ...ground, kind: 'empty', paint };
  });
}

function isPanel({ kind, paint, box, children }: LayoutNode, { box: page }: LayoutNode): boolean {
  if (kind !== 'stack' || paint?.fill === undefined) return false;
  if (box.height < MIN_PANEL_HEIGHT_PX || box.width > MAX_PANEL_SHARE * page.width) return false;
  if (Math.min(box.x - page.x, right(page) - right(box)) > MAX_FREE_PX) return false;
  return linesIn(children) >= MIN_LINE_COUNT;
}

const linesIn = (nodes: readonly LayoutNode[]): number =>
  nodes.reduce((sum, { text, children }) => sum + (text?.lines.length ?? 0) + linesIn(children), 0);
