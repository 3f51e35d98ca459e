import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';

/** Panes of one card touch, and begin and end at the same height, give or take so much, in px; cards are farther apart. */
const SAME_PX = 1;
const MIN_GUTTER_PX = 8;
/** What is lower is a field with its button, or chips. */
const MIN_PANE_HEIGHT_PX = 60;

/**
 * Panes that touch, in a row of others that are farther away, are one card, as a coloured pane with an icon is beside what it
 * stands for. Changes rows in place.
 */
export function gatherPanes(node: LayoutNode): void {
  for (const child of node.children) gatherPanes(child);
  if (node.kind !== 'row' || node.role) return;
  const cards: LayoutNode[][] = [];
  for (const child of node.children.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = cards.at(-1)?.at(-1);
    if (last && areTouching(last, child)) cards[cards.length - 1].push(child);
    else cards.push([child]);
  }
  const ends = cards.map((panes) => unionBox(panes.map(({ box }) => box)));
  const areApart = ends.every((box, i) => i === 0 || box.x - right(ends[i - 1]) >= MIN_GUTTER_PX);
  if (cards.length < 2 || cards.length === node.children.length || !areApart) return;
  node.children = cards.map((panes, i): LayoutNode => {
    if (panes.length === 1) return panes[0];
    return { kind: 'row', box: ends[i], ink: unionBox(panes.map(({ ink }) => ink)), children: panes, paint: {} };
  });
}

const isPane = ({ kind, box, paint }: LayoutNode): boolean =>
  kind !== 'text' && box.height >= MIN_PANE_HEIGHT_PX && paint?.fill !== undefined && !paint.border;

const areTouching = (a: LayoutNode, b: LayoutNode): boolean =>
  isPane(a) &&
  isPane(b) &&
  Math.abs(b.box.x - right(a.box)) <= SAME_PX &&
  Math.abs(b.box.y - a.box.y) <= SAME_PX &&
  Math.abs(bottom(b.box) - bottom(a.box)) <= SAME_PX;
