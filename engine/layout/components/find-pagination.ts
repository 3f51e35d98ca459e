import type { LayoutNode } from '../../model/layout-node.ts';
import { group } from '../arrange.ts';
import { groupRun, type Item, inReadingOrder, itemOf } from './item.ts';

const MIN_PAGE_COUNT = 3;
const MAX_HEIGHT_PX = 64;
const MAX_SIGN_PX = 24;
/** A number that is so much farther than the others belongs to something else: dots between may have been lost. */
const MAX_GAP_PX = 96;
const ENDS = /^(first|last|prev(ious)?|next|older|newer|back|[«»‹›<>←→]+)$/i;

/**
 * Numbers of pages that follow each other in a row, with arrows or words at the ends, and dots between.
 * @param siblings where they have rows of numbers too, it is one of the weeks of a month, or of a table
 */
export function findPagination(row: LayoutNode, siblings: readonly LayoutNode[]): LayoutNode | undefined {
  if (row.kind !== 'row' || row.role === 'table' || row.role === 'tr') return undefined;
  const isNumber = ({ words, node }: Item): boolean => /^\d{1,3}$/.test(words) && node.box.height <= MAX_HEIGHT_PX;
  const hasNumbers = (other: LayoutNode): boolean =>
    other !== row && other.kind === 'row' && other.children.map(itemOf).filter(isNumber).length >= MIN_PAGE_COUNT;
  if (siblings.some(hasNumbers)) return undefined;
  const items = inReadingOrder(row).map(itemOf);
  const first = items.findIndex((item, i) => isNumber(item) && Number(items[i + 1]?.words) === Number(item.words) + 1);
  if (first < 0) return undefined;
  let end = first;
  let last = 0;
  let count = 0;
  for (let i = first; i < items.length && isNear(items[i - 1], items[i], i > first); i++) {
    if (isNumber(items[i])) {
      if (Number(items[i].words) <= last) break;
      last = Number(items[i].words);
      count++;
    } else if (!isDots(items[i])) break;
    end = i + 1;
  }
  const pages = items.slice(first, end);
  const sizes = pages.flatMap(({ texts }) => texts.map(({ text }) => text!.size));
  const isEven = Math.max(...sizes) <= 1.2 * Math.min(...sizes);
  if (count < MIN_PAGE_COUNT || !isEven) return undefined;
  const [before, after] = [items[first - 1], items[end]];
  const run = [
    ...(before && isEnd(before) && isNear(before, pages[0], true) ? [before] : []),
    ...pages,
    ...(after && isEnd(after) && isNear(pages[pages.length - 1], after, true) ? [after] : []),
  ];
  const nav = groupRun(
    row,
    run.map(({ node }) => node),
  );
  nav.role = 'nav';
  nav.component = { kind: 'pagination', name: 'Pagination' };
  for (const { node, texts } of run) {
    if (node.role || node.kind === 'text') node.role = 'a';
    else for (const text of texts) text.role = 'a';
    if (node.paint) for (const text of texts) text.role = undefined;
    if (node.paint && texts.length > 0) node.role = 'a';
  }
  // What leads to the next page may stand at the ends of the row, in boxes of their own.
  for (const item of row.children.map(itemOf)) {
    if (!ENDS.test(item.words) || run.some(({ node }) => node === item.node)) continue;
    for (const text of item.texts) text.role = undefined;
    item.node.role = 'a';
  }
  const current = oddOne(pages);
  if (current) current.node.component = { kind: 'page', isCurrent: true };
  nav.children = [{ ...group('row', nav.children), role: 'ul' }];
  return nav;
}

const isNear = (before: Item | undefined, item: Item, isInside: boolean): boolean =>
  !isInside || !before || item.node.box.x - (before.node.box.x + before.node.box.width) <= MAX_GAP_PX;

const isDots = ({ words, node }: Item): boolean => /^[.…·]+$/.test(words) || (words === '' && node.kind === 'empty');

const isEnd = ({ words, signs, node }: Item): boolean =>
  ENDS.test(words) ||
  (words === '' &&
    signs.length === 1 &&
    Math.max(signs[0].box.width, signs[0].box.height) <= MAX_SIGN_PX &&
    node.box.height <= MAX_HEIGHT_PX);

/** The only one on another ground than the others. */
function oddOne(pages: readonly Item[]): Item | undefined {
  const groups = [...Map.groupBy(pages, ({ fill }) => fill).values()].sort((a, b) => a.length - b.length);
  return groups.length === 2 && groups[0].length === 1 ? groups[0][0] : undefined;
}
