import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { group } from './arrange.ts';
import { styleSignature } from './style-signature.ts';
import { isRow, MAX_CELL_LENGTH, sharesEdge } from './table-columns.ts';
import { cutColumns } from './xy-cut.ts';

const MIN_ROW_COUNT = 3;

/**
 * Three or more rows of short texts in the same columns, with or without rules between them, are a table. Labels with a value
 * each, and no head above them, are a list.
 */
export function assignTables(node: LayoutNode): void {
  for (const child of node.children) assignTables(child);
  if (node.kind !== 'stack') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const run = tableFrom(node.children, i);
    if (run.length === 0) children.push(node.children[i]);
    else if (isHeaded(run) || columnCount(run.filter(isRow)) >= MIN_COLUMN_COUNT) children.push(tableOf(run));
    else if (run.every(isRow)) children.push({ ...group('stack', run), role: 'ul' });
    else children.push(...run);
    i += Math.max(1, run.length);
  }
  node.children = children;
}

function tableOf(run: LayoutNode[]): LayoutNode {
  const rows = run.filter(isRow);
  for (const row of rows) row.role = 'tr';
  if (isHeaded(run)) for (const cell of rows[0].children) cell.role = 'th';
  const box = unionBox(run.map((row) => row.box));
  return { kind: 'stack', role: 'table', box, ink: unionBox(run.map((row) => row.ink)), children: run };
}

/** Whether the first row is set otherwise than all the others. */
function isHeaded(run: readonly LayoutNode[]): boolean {
  const rows = run.filter(isRow);
  const [first, ...rest] = rows.map((row) => row.children.map((cell) => styleSignature(cell)).join());
  return rest.every((signature) => signature !== first) && rows[0].children.every((cell) => cell.kind === 'text');
}

/** Of a table without a head; texts that are no further apart than words, in px, are one thing. */
const MIN_COLUMN_COUNT = 3;
const MIN_GUTTER_PX = 12;

const columnCount = (rows: readonly LayoutNode[]): number =>
  cutColumns(
    rows.flatMap(({ children }) => children),
    MIN_GUTTER_PX,
  ).length;

/** The rows and rules of the table that begins at `start`; nothing when none does. */
function tableFrom(nodes: readonly LayoutNode[], start: number): LayoutNode[] {
  const first = nodes[start];
  if (!isTableRow(first)) return [];
  const run: LayoutNode[] = [first];
  for (let i = start + 1; i < nodes.length; i++) {
    const node = nodes[i];
    const next = nodes[i + 1];
    if (node.kind === 'rule' && node.box.width > 0.8 * first.box.width && next && fits(run, next)) run.push(node);
    else if (fits(run, node)) run.push(node);
    else break;
  }
  const rows = run.filter(isRow);
  return rows.length >= MIN_ROW_COUNT && isRegular(run, rows) ? run : [];
}

function isTableRow(node: LayoutNode): boolean {
  if (node.kind !== 'row' || node.role || node.image || node.children.length < 2) return false;
  return node.children.every(isCell);
}

function isCell(node: LayoutNode): boolean {
  if (node.role && node.role !== 'a') return false;
  if (node.kind !== 'text') return false;
  const text = node.text!.lines.map((line) => line.text).join(' ');
  return text.length <= MAX_CELL_LENGTH && !node.text!.code;
}

function fits(run: readonly LayoutNode[], node: LayoutNode): boolean {
  const [first] = run;
  if (!isTableRow(node) || node.children.length !== first.children.length) return false;
  const last = run[run.length - 1];
  if (node.box.y - bottom(last.box) > 2.2 * Math.max(first.box.height, 24)) return false;
  return node.children.every((cell, i) => sharesEdge(cell, first.children[i]));
}

/** Rules between the rows, or steps that hardly differ. */
function isRegular(run: readonly LayoutNode[], rows: readonly LayoutNode[]): boolean {
  if (run.length - rows.length >= rows.length - 1) return true;
  const gaps = rows.slice(1).map((row, i) => row.box.y - bottom(rows[i].box));
  return Math.max(...gaps) - Math.min(...gaps) <= 8;
}
