import { bottom } from '../raster/box.ts';
import { group } from './arrange.ts';
import { lookOf } from './look.ts';
import type { Node } from './node.ts';

/** A list needs no markers when it has this many like lines one below the other. */
const ENOUGH = 3;

/** Neighbouring items with list markers become a list, and so do like short lines at a regular step: links of a footer. */
export function assignLists(node: Node): void {
  for (const child of node.children) assignLists(child);
  if (node.kind !== 'stack' || node.role === 'ul' || node.role === 'ol' || node.role === 'table') return;
  const grouped: Node[] = [];
  for (let i = 0; i < node.children.length; ) {
    const run = runFrom(node.children, i);
    i += run.length;
    if (run.length === 1 && !isMarked(run[0])) grouped.push(run[0]);
    else {
      grouped.push({ ...group('stack', run), role: run[0].text?.number === undefined ? 'ul' : 'ol' });
    }
  }
  if (grouped.length === 1 && node.children.length > 1 && !node.role) {
    node.role = grouped[0].role;
    node.children = grouped[0].children;
  } else node.children = grouped;
}

/** The items of the list that begins at `start`, or the node there alone. */
function runFrom(nodes: readonly Node[], start: number): Node[] {
  const first = nodes[start];
  const run = [first];
  if (isMarked(first)) {
    for (let i = start + 1; i < nodes.length && isNextOf(run[run.length - 1], nodes[i]); i++) run.push(nodes[i]);
    return run;
  }
  if (!isPlainItem(first)) return run;
  let step = 0;
  for (let i = start + 1; i < nodes.length && isPlainItem(nodes[i]); i++) {
    const last = run[run.length - 1];
    const node = nodes[i];
    const gap = node.box.y - bottom(last.box);
    if (lookOf(node) !== lookOf(first) || Math.abs(node.box.x - first.box.x) > 2) break;
    if (gap > 2.5 * first.text!.size || (run.length > 1 && Math.abs(gap - step) > 3)) break;
    step = gap;
    run.push(node);
  }
  return run.length >= ENOUGH ? run : [first];
}

/** Bullets follow bullets, and numbers the number before them. */
function isNextOf(last: Node, node: Node): boolean {
  if (!isMarked(node)) return false;
  const before = last.text!.number;
  return before === undefined ? node.text!.number === undefined : node.text!.number === before + 1;
}

const isMarked = (node: Node): boolean => node.kind === 'text' && node.text!.bullet;

/** A short line that is no heading and no sentence. */
function isPlainItem(node: Node): boolean {
  if (node.kind !== 'text' || (node.role && node.role !== 'a') || node.text!.align !== 'left') return false;
  const text = node.text!.lines.map((line) => line.text).join(' ');
  return node.text!.lines.length <= 2 && text.length <= 60 && !/[.:;,]$/.test(text) && !node.text!.code;
}
