import { bottom, right, unionBox } from '../raster/box.ts';
import { cutColumns, cutRows } from './bands.ts';
import type { Node } from './node.ts';

/** A gutter narrower than this parts words and icons, not columns that run over several rows. */
const MIN_GUTTER = 14;

/**
 * XY-cut: blank rows part a stack, blank columns part a row, and what cannot be cut overlaps. Consecutive rows that
 * share a gutter are columns when things are closer below each other than beside each other (DCGen's soft lines, with
 * the window taken from the page rather than fixed).
 */
export function arrange(nodes: readonly Node[]): Node {
  if (nodes.length === 1) return nodes[0];
  const rows = mergeColumns(cutRows(nodes));
  if (rows.length > 1) return group('stack', rows.map(arrange));
  const columns = cutColumns(nodes);
  if (columns.length > 1) return group('row', columns.map(arrange));
  return group(
    'overlay',
    [...nodes].sort((a, b) => a.ink.y - b.ink.y || a.ink.x - b.ink.x),
  );
}

/** A node around others; stacks in stacks and rows in rows are made flat. */
export function group(kind: 'stack' | 'row' | 'overlay', children: Node[]): Node {
  const flat = children.flatMap((child) =>
    child.kind === kind && !child.paint && !child.role ? child.children : [child],
  );
  return {
    kind,
    children: flat,
    box: unionBox(flat.map((child) => child.box)),
    ink: unionBox(flat.map((child) => child.ink)),
  };
}

function mergeColumns(rows: Node[][]): Node[][] {
  const merged: Node[][] = [];
  for (let i = 0; i < rows.length; ) {
    const end = lastRowOfColumns(rows, i);
    merged.push(rows.slice(i, end + 1).flat());
    i = end + 1;
  }
  return merged;
}

function lastRowOfColumns(rows: Node[][], start: number): number {
  if (cutColumns(rows[start], MIN_GUTTER).length < 2) return start;
  let nodes = rows[start];
  let end = start;
  for (let next = start + 1; next < rows.length; next++) {
    const union = [...nodes, ...rows[next]];
    const columns = cutColumns(union, MIN_GUTTER);
    if (columns.length < 2) break;
    const gutter = narrowestGutter(columns);
    const gap = Math.min(...rows[next].map((node) => node.ink.y)) - Math.max(...nodes.map((node) => bottom(node.ink)));
    const single = cutColumns(rows[next], MIN_GUTTER).length === 1;
    if (gap > 1.2 * gutter && (single || aligned(nodes, rows[next]))) break;
    if (gap > 120) break;
    nodes = union;
    end = next;
  }
  return end;
}

function narrowestGutter(columns: Node[][]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < columns.length; i++) {
    const before = Math.max(...columns[i - 1].map((node) => right(node.ink)));
    narrowest = Math.min(narrowest, Math.min(...columns[i].map((node) => node.ink.x)) - before);
  }
  return narrowest;
}

/** Whether two rows have the same columns: then they are rows of a grid. */
function aligned(above: Node[], below: Node[]): boolean {
  const lefts = (nodes: Node[]) =>
    cutColumns(nodes, MIN_GUTTER).map((column) => Math.min(...column.map((node) => node.ink.x)));
  const a = lefts(above);
  const b = lefts(below);
  return a.length === b.length && a.every((x, i) => Math.abs(x - b[i]) <= 6);
}
