import { bottom, right } from '../raster/box.ts';
import { contrastRatio } from '../raster/color.ts';
import { group } from './arrange.ts';
import type { Node } from './node.ts';

/** What a reader calls the parts: sets `role` (the HTML element) throughout the tree. */
export function assignRoles(root: Node, bodySize: number): void {
  assignHeadings(root, bodySize);
  assignControls(root);
  assignLandmarks(root);
  assignLists(root);
}

function assignHeadings(root: Node, bodySize: number): void {
  const texts = textsOf(root);
  if (texts.length === 0) return;
  const largest = texts.reduce((best, node) => (rank(node) > rank(best) ? node : best));
  largest.role = 'h1';
  const headings = texts.filter((node) => node !== largest && isHeading(node, bodySize));
  const sizes = [...new Set(headings.map((node) => Math.round(node.text!.size)))].sort((a, b) => b - a);
  for (const node of headings)
    node.role = sizes.indexOf(Math.round(node.text!.size)) === 0 || sizes.length === 1 ? 'h2' : 'h3';
}

/** Large text near the top is the title of the page. */
function rank(node: Node): number {
  const block = node.text!;
  const letters = block.lines.reduce((sum, line) => sum + line.text.length, 0);
  return (
    block.size * (block.font.weight === 700 ? 1.15 : 1) -
    node.box.y / 400 -
    (letters < 3 ? 20 : 0) -
    (letters > 160 ? 20 : 0)
  );
}

function isHeading(node: Node, bodySize: number): boolean {
  const block = node.text!;
  const letters = block.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < 3 || letters > 120 || block.lines.length > 3) return false;
  if (block.size >= 1.6 * bodySize) return true;
  // Between text and headline, a full stop at the end says that it is a sentence.
  return block.size >= 1.25 * bodySize && !/[.:,;]$/.test(block.lines[block.lines.length - 1].text);
}

function textsOf(node: Node): Node[] {
  return node.kind === 'text' ? [node] : node.children.flatMap(textsOf);
}

function assignControls(node: Node): void {
  for (const child of node.children) assignControls(child);
  if (!node.paint || node.box.height < 18 || node.box.height > 72) return;
  const only = node.children.length === 1 ? node.children[0] : undefined;
  const label = only?.kind === 'text' && only.text!.lines.length === 1 ? only : undefined;
  if (label && node.box.width < 420) {
    const before = label.ink.x - node.box.x;
    const after = right(node.box) - right(label.ink);
    const block = label.text!;
    const pale = contrastRatio(block.color, block.lines[0].ground) < 6.5;
    if (node.paint.border && before <= 24 && after > 2 * before + 20 && node.box.width >= 90 && pale) {
      node.role = 'input';
      return;
    }
    if (Math.abs(before - after) <= Math.max(4, 0.15 * node.box.width) && label.role !== 'h1') {
      label.role = undefined;
      node.role = node.paint.radius || node.paint.border ? 'button' : 'a';
      return;
    }
  }
  if (node.kind === 'empty' && node.paint.border && node.box.width >= 100 && node.box.height >= 22) node.role = 'input';
}

/** Neighbouring items with list markers become a list. */
function assignLists(node: Node): void {
  for (const child of node.children) assignLists(child);
  if (node.kind !== 'stack' || !node.children.some(isItem)) return;
  const grouped: Node[] = [];
  for (const child of node.children) {
    const last = grouped[grouped.length - 1];
    if (!isItem(child)) grouped.push(child);
    else {
      child.role = 'li';
      if (last?.role === 'ul')
        grouped[grouped.length - 1] = { ...group('stack', [...last.children, child]), role: 'ul' };
      else grouped.push({ ...group('stack', [child]), role: 'ul' });
    }
  }
  node.children = grouped;
}

const isItem = (node: Node): boolean => node.kind === 'text' && node.text!.bullet;

function assignLandmarks(root: Node): void {
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
  for (const row of rowsOf(root)) if (row.box.y < 260) findNavigation(row);
  const last = parts[parts.length - 1];
  const low = last.box.y > 0.55 * bottom(root.box) && last.box.height < 0.4 * root.box.height;
  if (last !== first && low && (last.kind === 'stack' || last.kind === 'row') && !last.role) last.role = 'footer';
}

function rowsOf(node: Node): Node[] {
  return [...(node.kind === 'row' ? [node] : []), ...node.children.flatMap(rowsOf)];
}

/**
 * Three or more short texts of one size next to each other are a navigation: the whole row, or a row of its own inside
 * the row when something else (a logo, a button) stands beside them.
 */
function findNavigation(row: Node): void {
  const children = [...row.children].sort((a, b) => a.ink.x - b.ink.x);
  let best: Node[] = [];
  let run: Node[] = [];
  for (const child of children) {
    const fits = isMenuItem(child) && (run.length === 0 || sameSize(run[0], child));
    run = fits ? [...run, child] : isMenuItem(child) ? [child] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < 3) return;
  for (const item of best) item.role = 'a';
  if (best.length === children.length) row.role ??= 'nav';
  else row.children = [...children.filter((child) => !best.includes(child)), { ...group('row', best), role: 'nav' }];
}

const sameSize = (a: Node, b: Node): boolean => Math.abs(Math.log(a.text!.size / b.text!.size)) < 0.12;

function isMenuItem(node: Node): boolean {
  if (node.kind !== 'text' || node.role === 'h1' || node.text!.lines.length > 1) return false;
  return node.text!.lines[0].text.length <= 28;
}
