import type { LayoutNode } from '../../model/layout-node.ts';
import { channelDistance } from '../../raster/color.ts';
import { gapBetween, groupRun, inReadingOrder, nameOfSign } from './item.ts';

const MIN_STAR_COUNT = 3;
const STAR_COUNT = 5;
/** Between stars, over their width. */
const MAX_GAP_RATIO = 0.8;
const MAX_SAME_LEVELS = 40;

/** Three stars or more in a row; those in the colour of the first are full, and pale ones may not have been seen. */
export function findRating(row: LayoutNode): LayoutNode | undefined {
  if (row.kind !== 'row') return undefined;
  const children = inReadingOrder(row);
  const first = children.findIndex(isStar);
  if (first < 0) return undefined;
  let end = first + 1;
  while (end < children.length && isStar(children[end]) && isNext(children[end - 1], children[end])) end++;
  const run = children.slice(first, end);
  if (run.length < MIN_STAR_COUNT || run.length > 2 * STAR_COUNT) return undefined;
  const color = run[0].image!.drawing!.color;
  const full = run.filter(({ image }) => channelDistance(image!.drawing!.color, color) <= MAX_SAME_LEVELS).length;
  const stars = groupRun(row, run);
  stars.role = 'div';
  stars.component = { kind: 'rating', name: `${full} out of ${Math.max(STAR_COUNT, run.length)} stars` };
  return stars;
}

const isStar = (node: LayoutNode): boolean =>
  node.image?.drawing !== undefined && /\b(star|grade)|^star/.test(nameOfSign(node));

const isNext = (a: LayoutNode, b: LayoutNode): boolean =>
  Math.abs(a.box.height - b.box.height) <= 3 && gapBetween(a, b) <= MAX_GAP_RATIO * b.box.width;
