import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { group } from './arrange.ts';
import { isRow, MIN_ROW_COUNT, partsOf, sharesEdge } from './table-columns.ts';

/**
 * The head with an empty cell at its end where the rows go on behind its last name, as with a link or a menu for each, and one
 * at its start where they begin before its first, as with numbers or portraits.
 */
export function withUnnamedColumns(head: LayoutNode, below: readonly LayoutNode[]): LayoutNode {
  const body = below.find((node) => node.kind === 'row' || node.children.some(isRow));
  const rows = (body?.kind === 'row' ? below : (body?.children ?? [])).filter(isRow).map((row) =>
    partsOf(row, false)
      .filter(({ kind }) => kind !== 'rule')
      .sort((a, b) => a.ink.x - b.ink.x),
  );
  const names = head.children;
  const start = cellFor(rows, head, (parts) => startOf(parts, names[0]));
  const end = cellFor(rows, head, (parts) => endOf(parts, names[names.length - 1]));
  if (!start && !end) return head;
  return { ...head, children: [...(start ? [start] : []), ...names, ...(end ? [end] : [])] } as LayoutNode;
}

/** An empty cell over what the first rows have in a column of their own; nothing when too few rows have it, or at other places. */
function cellFor(
  rows: readonly LayoutNode[][],
  head: LayoutNode,
  find: (parts: readonly LayoutNode[]) => LayoutNode[],
): LayoutNode | undefined {
  const cells: LayoutNode[] = [];
  for (const parts of rows) {
    const found = find(parts);
    if (found.length === 0) break;
    const cell = group('row', found);
    if (!sharesEdge(cell, cells[0] ?? cell)) break;
    cells.push(cell);
  }
  if (cells.length < MIN_ROW_COUNT) return undefined;
  const x = Math.min(...cells.map(({ ink }) => ink.x));
  const box = { x, y: head.box.y, width: Math.max(...cells.map(({ ink }) => right(ink))) - x, height: head.box.height };
  return { kind: 'empty', box, ink: box, children: [] };
}

/** A column without a name is so far, in px, from what stands beside it. */
const MIN_UNNAMED_GAP_PX = 24;

function endOf(parts: readonly LayoutNode[], last: LayoutNode): LayoutNode[] {
  // Signs that stand close to each other are one cell.
  const from = parts.findLastIndex((part, i) => part.ink.x - right((parts[i - 1] ?? part).ink) >= MIN_UNNAMED_GAP_PX);
  return from < 1 || parts[from].ink.x < right(last.ink) ? [] : parts.slice(from);
}

/** How far apart what stands in a column, and its name, may begin, in px. */
const MAX_OFFSET_PX = 4;

function startOf([first, second]: readonly LayoutNode[], name: LayoutNode): LayoutNode[] {
  const isUnderName = second !== undefined && Math.abs(second.ink.x - name.ink.x) <= MAX_OFFSET_PX;
  const isBefore = isUnderName && right(first.ink) + MIN_UNNAMED_GAP_PX / 2 <= name.ink.x;
  return isBefore ? [first] : [];
}
