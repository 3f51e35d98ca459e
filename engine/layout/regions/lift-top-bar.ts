import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { isTopBar } from './assign-top-bar.ts';
import { labelOf } from './entries.ts';

/**
 * A bar whose free room stands right above the gutter of what follows was cut into the columns of that. The first lines of all
 * columns are put together again where they make a bar, and the columns begin below it.
 */
export function liftTopBar(content: LayoutNode): void {
  let parent = content;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const first = parent.kind === 'row' ? parent : topmost(parent);
    if (!first) return;
    if (first.kind === 'row') {
      lift(first, parent, content);
      return;
    }
    parent = first;
  }
}

function lift(row: LayoutNode, parent: LayoutNode, content: LayoutNode): void {
  if (row.role || (row !== parent && (row.paint || row.image))) return;
  const heads = row.children.map(headOf);
  const top = Math.min(...heads.map((head) => head.box.y));
  const lowest = Math.max(...heads.filter((head) => head.box.y - top <= MAX_STEP_PX).map((head) => bottom(head.box)));
  const isInBar = (head: LayoutNode): boolean => bottom(head.box) <= lowest;
  const bar = group('row', heads.filter(isInBar));
  const rest = row.children.flatMap((column, i) => (isInBar(heads[i]) ? without(column, heads[i]) : [column]));
  if (rest.length === 0 || rest.some(({ box }) => box.y < lowest) || !isMenu(bar) || !isTopBar(bar, content)) return;
  const parts = [bar, rest.length === 1 ? rest[0] : group('row', rest)];
  if (row === parent) Object.assign(parent, { kind: 'stack', children: parts });
  else if (parent.kind === 'stack')
    parent.children = parent.children.flatMap((child) => (child === row ? parts : [child]));
  else Object.assign(row, { kind: 'stack', children: parts });
}

/** Boxes around the beginning of the page. */
const MAX_DEPTH = 4;
/** A title with arrows beside it is no bar. */
const isMenu = ({ children }: LayoutNode): boolean =>
  children.flatMap((part) => (labelOf(part) ? [part] : part.children.filter(labelOf))).length >= MIN_ENTRY_COUNT;

const MIN_ENTRY_COUNT = 3;

/** Between the tops of things in a bar. */
const MAX_STEP_PX = 32;

const topmost = ({ kind, children }: LayoutNode): LayoutNode | undefined =>
  kind === 'stack' || kind === 'overlay' ? [...children].sort((a, b) => a.box.y - b.box.y)[0] : undefined;

/** The first line of a column, or the column where it is no more than a line. */
const headOf = (column: LayoutNode): LayoutNode => (isOpen(column) ? (topmost(column) ?? column) : column);

const isOpen = ({ kind, paint, image, role }: LayoutNode): boolean => kind === 'stack' && !paint && !image && !role;

function without(column: LayoutNode, head: LayoutNode): LayoutNode[] {
  if (column === head) return [];
  const rest = column.children.filter((child) => child !== head);
  return rest.length > 1 ? [group('stack', rest)] : rest;
}
