import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { BOLD } from '../typeface/fonts.ts';
import { arrange } from './arrange.ts';
import { joinRowLines } from './join-row-lines.ts';
import { linesAcross } from './lines-across.ts';
import { leavesOf } from './regions/entries.ts';
import { cardOf, onGround } from './share-ground.ts';
import {
  cellsUnder,
  isRow,
  looksLikeHead,
  MAX_CELL_HEIGHT_PX,
  MAX_GAP_RATIO,
  MIN_COLUMN_COUNT,
  MIN_ROW_COUNT,
  partsOf,
  sharesEdge,
  thingsIn,
  withoutHairlines,
} from './table-columns.ts';
import { headAtEnd, headBelowTitle, headOf, MAX_SEAM_PX } from './table-head.ts';
import { withUnnamedColumns } from './unnamed-columns.ts';

const MIN_WORDED_COUNT = 2;
/** With fewer columns every row has all of them. */
const MIN_LOOSE_COLUMN_COUNT = 3;
/** The next row of a table is no farther below the last one than this many times the widest gap so far, in px at least. */
const MAX_STEP_RATIO = 2;
const MIN_STEP_PX = 16;
/** What a cell keeps from the edge of its row at most, in px. */
const MAX_PADDING_PX = 64;
/** Of the columns: those that a row begins, ends or has its middle where the head does. */
const MIN_FLUSH_SHARE = 0.5;

/**
 * A row that names columns with the rows below it is a table, whatever stands in their cells: portraits with names, badges,
 * bars, buttons. The body may stand on a box of its own, and its rows may have been cut otherwise than line by line.
 */
export function assignHeadedTables(node: LayoutNode): void {
  if (node.role === 'table') return;
  for (const child of node.children) assignHeadedTables(child);
  if (node.kind !== 'stack') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const found = tableAt(node.children, i) ?? tableInside(node.children, i);
    children.push(...(found?.parts ?? [node.children[i]]));
    i += found?.count ?? 1;
  }
  node.children = children;
}

/**
 * A table whose head, or its first rows as well, are the last things of what stands at `start`: of a card that goes on behind
 * its rows, or of a row that was not cut below the title.
 */
function tableInside(nodes: readonly LayoutNode[], start: number): { parts: LayoutNode[]; count: number } | undefined {
  const below = nodes.slice(start + 1);
  const split = headAtEnd(nodes[start], below) ?? headBelowTitle(nodes[start]);
  const found = split && tableAt([...split.parts, ...below], 0);
  return found && { parts: [split.above, ...found.parts], count: found.count - split.parts.length + 1 };
}

/** The table whose head is at `start`, what its box holds below it, and how many of the nodes they take. */
function tableAt(nodes: readonly LayoutNode[], start: number): { parts: LayoutNode[]; count: number } | undefined {
  const named = headOf(nodes[start]);
  if (!named) return undefined;
  // A title with a link beside it stands above the head.
  const below = nodes.findIndex((node, i) => i > start && node.kind === 'row');
  const isTitle = below > 0 && (headOf(nodes[below])?.children.length ?? 0) > named.children.length;
  if (isTitle && tableAt(nodes, below)) return undefined;
  const body = joinRowLines(nodes.slice(start + 1), (node) => rowsOf(node, named, true) !== undefined);
  const head = withUnnamedColumns(
    named,
    body.map(({ node }) => node),
  );
  const rows: LayoutNode[] = [];
  const parts: LayoutNode[] = [];
  let foot: LayoutNode | undefined;
  let ground: LayoutNode | undefined;
  let end = start + 1;
  for (const { node, count } of body) {
    // What lies apart from the box of the rows is another card.
    if (foot || (ground && node.box.y - bottom(ground.box) > MAX_SEAM_PX)) break;
    if (node.kind === 'rule' || (node.kind === 'empty' && node.box.height <= 2)) {
      parts.push(node);
      end += count;
      continue;
    }
    const boxed = bodyOf(node, head);
    const next = boxed?.parts ?? rowsOf(node, head, rows.length > 0 || head.paint?.fill !== undefined);
    const added = next?.filter(isRow) ?? [];
    const above = rows.at(-1) ?? head;
    const gap = node.box.y - bottom(above.box);
    if (boxed && node.paint) ground = node;
    if (!next || gap > MAX_GAP_RATIO * Math.max(24, Math.min(60, added[0].box.height))) break;
    if (rows.length > 1 && gapBetween(above, added[0]) > MAX_STEP_RATIO * widestGapIn(rows)) break;
    if ((added.length === 1 && endsTable(added[0], rows)) || isSum(added[0], rows)) break;
    rows.push(...added);
    parts.push(...next);
    foot = boxed?.foot;
    end += count;
  }
  if (rows.length < MIN_ROW_COUNT || !looksLikeHead(head, rows) || !hasWordedColumns(rows)) return undefined;
  const last = parts.findLastIndex(({ kind }) => kind === 'row');
  const closing = parts.slice(last + 1);
  // A rule as near below the last row as rows are to each other closes the table; what comes later does not.
  const isClosed = closing[0]?.kind === 'rule' && gapAbove(closing[0], rows[rows.length - 1]) <= widestGapIn(rows);
  const kept = parts.slice(0, last + 1 + (isClosed ? 1 : 0));
  const table = tableOf(head, kept);
  return foot
    ? { parts: [table, foot], count: end - start }
    : { parts: [table], count: end - start - (parts.length - kept.length) };
}

/** How far apart what stands in two rows is, in px, whatever grounds they have. */
const gapBetween = (above: LayoutNode, row: LayoutNode): number => contentOf(row).y - bottom(contentOf(above));

const gapAbove = (rule: LayoutNode, row: LayoutNode): number => rule.box.y - bottom(contentOf(row));

const contentOf = ({ children }: LayoutNode): Box =>
  unionBox(children.filter(({ ink }) => ink.width > 0).map(({ ink }) => ink));

const widestGapIn = (rows: readonly LayoutNode[]): number =>
  Math.max(MIN_STEP_PX, ...rows.slice(1).map((row, i) => gapBetween(rows[i], row)));

/** Two columns have words in most rows: entries of a sign and words each are a menu, whatever stands above them. */
function hasWordedColumns(rows: readonly LayoutNode[]): boolean {
  const isWorded = (_: LayoutNode, at: number): boolean =>
    2 * rows.filter(({ children }) => leavesOf(children[at]).some(({ kind }) => kind === 'text')).length >= rows.length;
  return rows[0].children.filter(isWorded).length >= MIN_WORDED_COUNT;
}

/** Whether a row below others holds less than they do, and buttons where they have none: the pages of a long table. */
function endsTable(row: LayoutNode, rows: readonly LayoutNode[]): boolean {
  if (rows.length < MIN_ROW_COUNT) return false;
  const countOf = ({ children }: LayoutNode): number => children.filter(({ kind }) => kind !== 'empty').length;
  const isBoxed = (cell: LayoutNode): boolean =>
    (cell.paint !== undefined && cell.children.length > 0) || cell.children.some(isBoxed);
  return (
    rows.every((other) => countOf(other) > countOf(row)) &&
    row.children.some((cell, i) => isBoxed(cell) && !rows.some(({ children }) => isBoxed(children[i])))
  );
}

/** Whether a row begins in a later column than all rows above it: the sums below a bill. */
const isSum = ({ children: [first] }: LayoutNode, rows: readonly LayoutNode[]): boolean =>
  first.kind === 'empty' && rows.length >= MIN_ROW_COUNT && rows.every(({ children: [cell] }) => cell.kind !== 'empty');

/**
 * The rows of a body on a box of its own, each with its share of the box, and the lines between them. What the box ends with
 * and is no row, as the pages of a long table, is its foot.
 */
function bodyOf(node: LayoutNode, head: LayoutNode): { parts: LayoutNode[]; foot?: LayoutNode } | undefined {
  if (node.kind !== 'stack' || node.role || node.image || node.children.length === 0) return undefined;
  const parts: LayoutNode[] = [];
  const rest: LayoutNode[] = [];
  for (const child of node.children) {
    const isLine = child.kind === 'rule' && child.box.width > child.box.height;
    const next =
      rest.length > 0
        ? undefined
        : isLine
          ? [child]
          : rowsOf(child, head, parts.some(isRow) || head.paint?.fill !== undefined);
    if (next) parts.push(...next);
    else if (child.kind !== 'rule' || rest.length > 0) rest.push(child);
  }
  const rows = parts.filter(isRow);
  if (rows.length < MIN_ROW_COUNT || (rest.length > 0 && !isFoot(rest, rows))) return undefined;
  // What begins far inside its ground stands on a band of the page.
  if (node.paint && Math.min(...rows.map(({ ink }) => ink.x)) - node.box.x > MAX_PADDING_PX) return undefined;
  const above = parts[parts.length - 1];
  return {
    parts: node.paint ? onGround(node, parts, { below: rest[0] }) : parts,
    ...(rest.length > 0 ? { foot: cardOf(node, rest, { above }) } : {}),
  };
}

/** Little beside the rows. */
const isFoot = (rest: readonly LayoutNode[], rows: readonly LayoutNode[]): boolean =>
  rows.length > MIN_ROW_COUNT && rest.filter(({ kind }) => kind !== 'rule').length === 1;

/**
 * The rows that a node is, with a cell for each column: one, or several where lines were not cut apart.
 * @param mayCut below a row that is one, or a head on a strip of its own; columns of cards under a line of words are no table,
 * but things of several kinds are, where each column has one of them in all rows
 */
function rowsOf(node: LayoutNode, head: LayoutNode, mayCut: boolean): LayoutNode[] | undefined {
  if (node.kind !== 'row' || node.role || node.image) return undefined;
  const lines = node.paint ? [] : linesAcross(partsOf(node, true)).filter((parts) => parts.length > 0);
  if (lines.length > 1) {
    const rows = lines.map((parts) => (parts.length === 1 && parts[0].kind === 'rule' ? parts[0] : rowOf(parts, head)));
    if (rows.every((row) => row !== undefined) && (mayCut || haveOwnKinds(rows.filter(isRow)))) return rows;
  }
  const whole = rowOf(partsOf(node, false), head, node);
  return whole && [whole];
}

/** Whether each column has things of one kind, as words, pictures or boxes, and not all columns have the same. */
function haveOwnKinds(rows: readonly LayoutNode[]): boolean {
  const kindsIn = (cell: LayoutNode): string => `${cell.kind}${cell.paint ? ' box' : ''}`;
  const columns = rows[0].children.map((_, at) => [...new Set(rows.map(({ children }) => kindsIn(children[at])))]);
  return rows.length > MIN_ROW_COUNT && columns.every(({ length }) => length === 1) && new Set(columns.flat()).size > 1;
}

function rowOf(parts: readonly LayoutNode[], head: LayoutNode, node?: LayoutNode): LayoutNode | undefined {
  const things = thingsIn(parts);
  if (things.length === 0) return undefined;
  const box = node?.box ?? unionBox(things.map((part) => part.box));
  if (box.height > 1.4 * MAX_CELL_HEIGHT_PX) return undefined;
  const columns = cellsUnder(head.children, things);
  const filled = columns.filter((cell) => cell.length > 0).length;
  if (filled < MIN_COLUMN_COUNT || (head.children.length < MIN_LOOSE_COLUMN_COUNT && filled < head.children.length))
    return undefined;
  const flush = columns.filter((cell, i) => cell.some((part) => sharesEdge(part, head.children[i]))).length;
  if (flush < MIN_FLUSH_SHARE * filled || filled < MIN_FLUSH_SHARE * head.children.length) return undefined;
  const children = columns.map((cell, i): LayoutNode => {
    if (cell.length > 0) return arrange(cell.map(withoutHairlines));
    const { x } = head.children[i].ink;
    const gap = { x, y: box.y, width: 0, height: box.height };
    return { kind: 'empty', role: 'td', box: gap, ink: gap, children: [] };
  });
  const ink = node?.ink ?? box;
  return { kind: 'row', box, ink, children, role: 'tr', ...(node?.paint ? { paint: node.paint } : {}) };
}

/** Where the first cell of every row is bold and no other is, it names its row. */
function nameRows(rows: readonly LayoutNode[]): void {
  const isBold = (cell: LayoutNode): boolean => {
    const texts = leavesOf(cell).filter(({ kind }) => kind === 'text');
    return texts.length === 1 && texts[0].text!.font.weight >= BOLD;
  };
  const isNamed = rows.every(({ children: [first, ...others] }) => isBold(first) && !others.some(isBold));
  if (isNamed) for (const { children } of rows) children[0].role = 'th';
}

function tableOf(head: LayoutNode, parts: readonly LayoutNode[]): LayoutNode {
  const cells = head.children.map((cell): LayoutNode => {
    const isNamed = leavesOf(cell).some(({ kind }) => kind === 'text');
    return isNamed ? ({ ...cell, role: 'th' } as LayoutNode) : cell;
  });
  const children = [{ ...head, role: 'tr', children: cells } as LayoutNode, ...parts];
  nameRows(parts.filter(({ kind }) => kind === 'row'));
  const box = unionBox(children.map((child) => child.box));
  return { kind: 'stack', role: 'table', box, ink: unionBox(children.map((child) => child.ink)), children };
}
