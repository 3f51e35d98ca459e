import type { LayoutNode } from '../model/layout-node.ts';
import { bottom } from '../raster/box.ts';
import { group } from './arrange.ts';

/** Header, navigation and footer. */
export function assignLandmarks(root: LayoutNode): void {
  const parts = root.kind === 'stack' ? root.children : [];
  if (parts.length < 2) return;
  const first = parts.find((node) => node.kind !== 'rule' && node.kind !== 'empty');
  if (
    first &&
    first.kind !== 'text' &&
    first.kind !== 'image' &&
    !first.role &&
    first.box.y < 160 &&
    first.box.height < 260
  ) {
    first.role = 'header';
  }
  for (const row of menusOf(root)) if (row.box.y < 260) findNavigation(row);
  const last = parts[parts.length - 1];
  const low = last.box.y > 0.55 * bottom(root.box) && last.box.height < 0.4 * root.box.height;
  if (last !== first && low && (last.kind === 'stack' || last.kind === 'row') && !last.role) last.role = 'footer';
}

/** Rows that stand alone; those with the columns of a neighbour are the head of a table or labels of fields. */
function menusOf(node: LayoutNode): LayoutNode[] {
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

function isMenuItem(node: LayoutNode): boolean {
  if (node.kind !== 'text' || node.role === 'h1' || node.text!.lines.length > 1) return false;
  return node.text!.lines[0].text.length <= 28;
}
