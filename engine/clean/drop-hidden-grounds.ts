import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { intersection } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { isContainer, isPlainGroup } from '../repetition/item.ts';

/** What is left of a ground beside the parts on it, as a share: edges that were cut a pixel off. */
const MAX_SEEN_SHARE = 0.015;

/**
 * Takes away grounds that nobody sees: the parts on them cover them, or they have the colour of what is around them. Where a
 * photograph and the words below it fill a card, the edge of the photograph may have been taken for a surface behind both, and the
 * ground of the words for one of their own. Groups that are nothing else any more are gone. Changes the tree in place.
 *
 * @param fill of what is around the node
 */
export function dropHiddenGrounds(node: LayoutNode, fill: number): void {
  dropCovered(node);
  dropAlike(node, fill);
}

/** From the inside out: what takes the ground of its parts may cover another one. */
function dropCovered(node: LayoutNode): void {
  for (const child of node.children) dropCovered(child);
  takeFillOfParts(node);
  dropGrounds(node, isCovered);
}

/** From the outside in: what is no ground any more stands on the one around it. */
function dropAlike(node: LayoutNode, fill: number | undefined): void {
  const inside = isOfOneColor(node) ? (node.paint?.fill ?? fill) : undefined;
  dropGrounds(node, ({ paint }) => paint!.fill === inside);
  for (const child of node.children) {
    if (inside !== undefined) becomeClear(child, inside);
    dropAlike(child, inside);
  }
}

/** Cells and boxes to tick that show the ground of their row, whichever it is, have none: the rows of a table take turns. */
function becomeClear({ role, paint, check }: LayoutNode, ground: number): void {
  const isCell = role === 'td' || role === 'th';
  for (const own of [isCell ? paint : undefined, check?.knob ? undefined : check?.paint])
    if (own?.fill !== undefined && !own.gradient && channelDistance(own.fill, ground) <= MAX_SAME_LEVELS)
      delete own.fill;
}

/** Colours of one surface, as measured at two places, differ by no more. */
const MAX_SAME_LEVELS = 2;

function dropGrounds(node: LayoutNode, isHidden: (ground: ContainerNode) => boolean): void {
  node.children = node.children.flatMap((child) => {
    if (!isBareGround(child) || !isHidden(child)) return [child];
    delete child.paint;
    return isPlainGroup(child) && child.kind === node.kind ? child.children : [child];
  });
}

/** What photographs and grounds of one colour fill has that ground. */
function takeFillOfParts(node: LayoutNode): void {
  if (!isContainer(node) || !node.paint || !isOfOneColor(node) || !isCovered(node)) return;
  const grounds = node.children.filter(({ paint }) => paint);
  const [fill, ...others] = new Set(grounds.map(({ paint }) => paint!.fill));
  if (fill === undefined || others.length > 0 || !grounds.every(isBareGround)) return;
  node.paint = { ...node.paint, fill };
  dropGrounds(node, () => true);
}

const isOfOneColor = ({ paint, image, backdrops }: LayoutNode): boolean =>
  !image && !backdrops && !paint?.gradient && !paint?.pattern && !paint?.translucent;

/** A surface of a group, and nothing but that. */
function isBareGround(node: LayoutNode): node is ContainerNode {
  const { kind, paint, role, component } = node;
  if ((kind !== 'stack' && kind !== 'row') || paint?.fill === undefined || component) return false;
  return isOfOneColor(node) && !paint.border && !paint.shadow && GROUPS.has(role);
}

/** Controls, and regions of the page, are what they are without a ground of their own colour, too, but begin and end where that does. */
const GROUPS = new Set([undefined, 'article', 'li']);

function isCovered({ box, children }: ContainerNode): boolean {
  const covered = children
    .filter(({ paint, image }) => paint?.fill !== undefined || image?.kind === 'photo')
    .reduce((sum, child) => sum + intersection(child.box, box), 0);
  return covered >= (1 - MAX_SEEN_SHARE) * box.width * box.height;
}
