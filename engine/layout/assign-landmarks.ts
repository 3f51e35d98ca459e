import type { LayoutNode } from '../model/layout-node.ts';
import { group } from './arrange.ts';
import { isShortLine } from './regions/entries.ts';

/** Below what this is of the page no menu is looked for. */
const MAX_MENU_TOP_PX = 260;
const MAX_ITEM_LENGTH = 28;

/** Navigation: rows of short texts near the top of the page, outside of its bar. */
export function assignLandmarks(root: LayoutNode): void {
  for (const row of menusOf(root)) if (row.box.y < MAX_MENU_TOP_PX) findNavigation(row);
}

/** Rows that stand alone; those with the columns of a neighbour are the head of a table or labels of fields. */
function menusOf(node: LayoutNode): LayoutNode[] {
  if (/^(header|nav|aside|footer|ul|table)$/.test(node.role ?? '')) return [];
  const siblings = node.kind === 'stack' ? node.children.filter((child) => child.kind !== 'rule') : [];
  const alone = (child: LayoutNode, i: number) =>
    [siblings[i - 1], siblings[i + 1]].every((other) => !other || sharedLefts(child, other) < 2);
  const rows =
    node.kind === 'stack' ? siblings.filter((child, i) => child.kind !== 'row' || alone(child, i)) : node.children;
  return [...(node.kind === 'row' ? [node] : []), ...rows.flatMap(menusOf)];
}

/** How many things of two rows begin at the same place, the first one apart. */
function sharedLefts(a: LayoutNode, b: LayoutNode): number {
  if (a.kind !== 'row' || b.kind !== 'row') return 0;
  const first = Math.min(...a.children.map((child) => child.ink.x));
  const lefts = (node: LayoutNode): LayoutNode[] =>
    node.kind === 'row' && !node.paint ? node.children.flatMap(lefts) : [node];
  return lefts({ ...a, paint: undefined }).filter(
    (child) =>
      child.ink.x > first &&
      lefts({ ...b, paint: undefined }).some((other) => Math.abs(other.box.x - child.box.x) <= 4),
  ).length;
}

/**
 * Three or more short texts of one size next to each other are a navigation: the whole row, or a row of its own inside
 * the row when something else (a logo, a button) stands beside them.
 */
function findNavigation(row: LayoutNode): void {
  if (row.component) return;
  const children = [...row.children].sort((a, b) => a.ink.x - b.ink.x);
  let best: LayoutNode[] = [];
  let run: LayoutNode[] = [];
  for (const child of children) {
    const fits = isMenuItem(child) && (run.length === 0 || sameSize(run[0], child));
    run = fits ? [...run, child] : isMenuItem(child) ? [child] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < 3) return;
  for (const item of best) item.role = 'a';
  if (best.length === children.length && !row.role) row.role = 'nav';
  else row.children = [...children.filter((child) => !best.includes(child)), { ...group('row', best), role: 'nav' }];
}

const sameSize = (a: LayoutNode, b: LayoutNode): boolean => Math.abs(Math.log(a.text!.size / b.text!.size)) < 0.12;

/** A name of a place; between the parts of a byline stand dots, which are none. */
const isMenuItem = (node: LayoutNode): boolean =>
  isShortLine(node) && node.role !== 'h1' && node.text!.lines[0].text.length <= MAX_ITEM_LENGTH;
