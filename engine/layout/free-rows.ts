import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { cardOf, onGround } from './share-ground.ts';
import { areInLine, isRow } from './table-columns.ts';
import { MAX_SEAM_PX } from './table-head.ts';

/**
 * Rows of a table on the ground of their card, where the next one right below or above has a ground of its own, as every
 * second has, or the one that is chosen: the card was taken to end there. Each becomes a row with its share of the ground,
 * beside the others of its table.
 */
export function freeRows(node: LayoutNode): void {
  for (const child of node.children) freeRows(child);
  if (node.kind !== 'stack') return;
  // What was freed may be the next row for what stands above and below it.
  for (let i = 0; i < node.children.length; ) {
    const parts = partsAt(node.children, i);
    node.children.splice(i, 1, ...(parts ?? [node.children[i]]));
    i = parts ? Math.max(0, i - 2) : i + 1;
  }
}

/** A card without the rows that go on above and below it, and these; nothing where none do. */
function partsAt(nodes: readonly LayoutNode[], at: number): LayoutNode[] | undefined {
  const card = nodes[at];
  if (card.kind !== 'stack' || card.role || card.image || card.paint?.fill === undefined) return undefined;
  const { children } = card;
  const before = nodes.slice(0, at).findLast(({ kind }) => kind !== 'rule');
  const after = nodes.slice(at + 1).find(({ kind }) => kind !== 'rule');
  const first = before && isStripe(before) && areFlush(before, card) ? goingOn(before, children) : 0;
  const rest = children.slice(first);
  const last = after && isStripe(after) && areFlush(card, after) ? goingOn(after, rest.toReversed()) : 0;
  if (first + last === 0) return undefined;
  const [above, left, below] = [
    children.slice(0, first),
    children.slice(first, children.length - last),
    children.slice(children.length - last),
  ];
  if (left.length === 0) return onGround(card, children, {});
  return [
    ...onGround(card, above, { below: left[0] }),
    cardOf(card, left, { above: above.at(-1), below: below[0] }),
    ...onGround(card, below, { above: left.at(-1) }),
  ];
}

const isStripe = ({ kind, role, paint }: LayoutNode): boolean =>
  kind === 'row' && !role && paint?.fill !== undefined && !paint.shadow;

const areFlush = (upper: LayoutNode, lower: LayoutNode): boolean =>
  Math.abs(lower.box.y - bottom(upper.box)) <= MAX_SEAM_PX &&
  Math.abs(lower.box.x - upper.box.x) <= MAX_SEAM_PX &&
  Math.abs(right(lower.box) - right(upper.box)) <= MAX_SEAM_PX;

/** How many of the parts, from the row on that they follow, are rows of its table and the lines between them. */
function goingOn(row: LayoutNode, parts: readonly LayoutNode[]): number {
  let last = row;
  let count = 0;
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'rule') continue;
    if (!isRow(part) || part.role || part.image || !areInLine(last, part)) break;
    last = part;
    count = i + 1;
  }
  // The line before the first of them is one of theirs.
  return count > 0 && parts[count]?.kind === 'rule' ? count + 1 : count;
}
