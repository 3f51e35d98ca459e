import type { LayoutNode } from '../model/layout-node.ts';
import { area, bottom, centerX, centerY, intersection, right, unionBox } from '../raster/box.ts';
import { attachTrailingMeta } from './attach-trailing-meta.ts';
import { besideGrid } from './beside-grid.ts';
import { denseRows } from './dense-rows.ts';
import { areCaptioned, isColumnBreak, MAX_CAPTION_GAP_PX } from './is-column-break.ts';
import { isNotice } from './is-notice.ts';
import { arePaired, isLattice, joinRowColumns } from './is-row-major.ts';
import { joinFrames, joinLeads, joinSigns } from './join-runs.ts';
import { sideBoxes } from './side-boxes.ts';
import { splitAtRules } from './split-at-rules.ts';
import { styleSignature } from './style-signature.ts';
import { besideFixed, fixedSide, lastRowBesideBox, openSide } from './tall-columns.ts';
import { cutColumns, cutRows } from './xy-cut.ts';

/** A narrower gutter separates words and icons, not columns that run over several rows. */
const MIN_GUTTER_PX = 14;

/**
 * XY-cut: blank rows cut a stack, blank columns a row, and what cannot be cut overlaps. Consecutive rows that
 * share a gutter are columns when things are closer below each other than beside each other (DCGen's soft lines, with
 * the window taken from the page rather than fixed).
 */
export function arrange(all: readonly LayoutNode[]): LayoutNode {
  const nodes = joinHeads(all);
  if (nodes.length === 1) return nodes[0];
  const panel = sideBoxes(nodes);
  if (panel) return arrange([...nodes.filter((node) => !panel.includes(node)), arrange(panel)]);
  const side = fixedSide(nodes);
  if (side) {
    const others = besideFixed(side, nodes);
    return group('row', side.box.x < others[0].box.x ? [side, arrange(others)] : [arrange(others), side]);
  }
  const cut = joinStaggered(cutRows(nodes));
  const rows = mergeColumns(cut);
  const grid = besideGrid(cut);
  const beside = (grid || rows.length > 1 ? openSide(cut) : undefined) ?? grid;
  if (beside) {
    const row = group('row', beside.columns.map(arrange));
    const [above, below] = [cut.slice(0, beside.first), cut.slice(beside.last + 1)].map(mergeColumns);
    const parts = [...above.map(arrange), row, ...below.map(arrange)];
    return parts.length === 1 ? row : group('stack', parts);
  }
  if (rows.length > 1) return group('stack', rows.map(arrange));
  const columns = columnsOf(nodes, 0);
  const parts = attachTrailingMeta(columns);
  if (parts) return group('stack', parts.map(arrange));
  const led = columns.length > 2 ? ledRow(nodes) : undefined;
  if (led) return group('row', led.map(arrange));
  if (columns.length > 1) return group('row', columns.map(arrange));
  const split = splitAtRules(nodes);
  if (split.length > nodes.length) return arrange(split);
  return group('overlay', inPaintOrder([...nodes].sort((a, b) => a.ink.y - b.ink.y || a.ink.x - b.ink.x)));
}

/** Edges of a card and of what lies on top of it differ by no more, in px. */
const MAX_HEAD_OFFSET_PX = 2;
/** … and cards of one row in their widths. */
const MAX_CARD_DIFFERENCE_PX = 4;

/** A box flush on top of one card of a row belongs to that card, as what recommends it does, not to the row. */
function joinHeads(nodes: readonly LayoutNode[]): readonly LayoutNode[] {
  const cards = nodes.filter(({ kind, paint }) => kind !== 'text' && kind !== 'rule' && paint !== undefined);
  const headOf = (card: LayoutNode): LayoutNode | undefined =>
    cards.find(
      ({ box }) =>
        2 * box.height < card.box.height &&
        Math.abs(bottom(box) - card.box.y) <= MAX_HEAD_OFFSET_PX &&
        Math.abs(box.x - card.box.x) <= MAX_HEAD_OFFSET_PX &&
        Math.abs(right(box) - right(card.box)) <= MAX_HEAD_OFFSET_PX,
    );
  const isBeside = (a: LayoutNode, b: LayoutNode): boolean =>
    a !== b &&
    Math.abs(a.box.y - b.box.y) <= MAX_HEAD_OFFSET_PX &&
    Math.abs(a.box.width - b.box.width) <= MAX_CARD_DIFFERENCE_PX;
  for (const card of cards) {
    const head = headOf(card);
    const others = head ? cards.filter((other) => isBeside(card, other)) : [];
    if (!head || others.length === 0 || others.some(headOf)) continue;
    const joined = group('stack', [head, card]);
    return joinHeads([...nodes.filter((node) => node !== head && node !== card), joined]);
  }
  return nodes;
}

/**
 * In reading order, but for a painted box that lies behind another, which comes before that: it has been seen behind it, or is
 * larger than what lies over it.
 */
function inPaintOrder(nodes: readonly LayoutNode[]): LayoutNode[] {
  const left = [...nodes];
  const ordered: LayoutNode[] = [];
  const isBehind = (back: LayoutNode, front: LayoutNode): boolean =>
    back !== front &&
    Boolean(back.paint || back.image) &&
    intersection(back.box, front.box) > 0 &&
    ((front.layer ?? 0) - (back.layer ?? 0) || area(back.box) - area(front.box)) > 0;
  while (left.length > 0) {
    const next = left.findIndex((node) => !left.some((other) => isBehind(other, node)));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** What is read row by row stays one column, unless it is all there is. */
function columnsOf(nodes: readonly LayoutNode[], minGap: number): LayoutNode[][] {
  const cut = joinFrames(joinSigns(cutColumns(nodes, minGap)), MIN_GUTTER_PX);
  const led = joinLeads(cut);
  const columns = led.length > 1 ? led : cut;
  const joined = joinRowColumns(columns);
  return joined.length > 1 ? joined : columns;
}

/** A node around others; stacks in stacks and rows in rows are made flat. */
export function group(kind: 'stack' | 'row' | 'overlay', children: LayoutNode[]): LayoutNode {
  const flat = children.flatMap((child) =>
    child.kind === kind && !child.paint && !child.image && !child.role ? child.children : [child],
  );
  return {
    kind,
    children: flat,
    box: unionBox(flat.map((child) => child.box)),
    ink: unionBox(flat.map((child) => child.ink)),
  };
}

/** Two lines far apart beside each other, the one a little lower than the other, are one row. */
function joinStaggered(rows: LayoutNode[][]): LayoutNode[][] {
  const joined: LayoutNode[][] = [];
  for (const row of rows) {
    const above = joined[joined.length - 1];
    if (above && isStaggered(above, row)) above.push(...row);
    else joined.push([...row]);
  }
  return joined;
}

function isStaggered(above: readonly LayoutNode[], row: readonly LayoutNode[]): boolean {
  if (![...above, ...row].every(({ kind, text }) => kind === 'text' && text!.lines.length === 1)) return false;
  const [upper, lower] = [unionBox(above.map(({ ink }) => ink)), unionBox(row.map(({ ink }) => ink))];
  const apart = Math.max(lower.x - right(upper), upper.x - right(lower));
  return apart >= 60 && lower.y - bottom(upper) < 0.3 * row[0].text!.size;
}

/** Rows that are columns together, in one; those of a dense table stay as they are. */
function mergeColumns(all: LayoutNode[][]): LayoutNode[][] {
  const merged: LayoutNode[][] = [];
  const dense = denseRows(all, MIN_GUTTER_PX);
  for (let from = 0; from < all.length; ) {
    const next = dense.indexOf(true, from);
    const rows = all.slice(from, next < 0 ? all.length : next);
    for (let i = 0; i < rows.length; ) {
      const end = lastRowBesideBox(rows, i, lastRowOfColumns(rows, i), MIN_GUTTER_PX);
      merged.push(rows.slice(i, end + 1).flat());
      i = end + 1;
    }
    from += rows.length;
    while (dense[from]) merged.push(all[from++]);
  }
  return merged;
}

function lastRowOfColumns(rows: LayoutNode[][], start: number): number {
  if (rows[start + 1] && areLed(rows[start], rows[start + 1])) return start;
  const captioned = rows[start + 1] !== undefined && areCaptioned(rows[start], rows[start + 1]);
  if (!captioned) {
    if (cutColumns(rows[start], MIN_GUTTER_PX).length < 2) return start;
    if (joinRowColumns(cutColumns(surroundings(rows, start), MIN_GUTTER_PX), arePaired).length < 2) return start;
  }
  let end = captioned ? start + 1 : start;
  let nodes = rows.slice(start, end + 1).flat();
  for (let next = end + 1; next < rows.length; next++) {
    const union = [...nodes, ...rows[next]];
    const cut = cutColumns(union, MIN_GUTTER_PX);
    const columns = joinRowColumns(cut);
    // What the first rows of a table did not tell yet is true of them, too.
    if (columns.length < 2 && isLattice(cut)) return start;
    if (columns.length < 2 || !sharesEdges(columns, rows[next]) || isNextCard(rows[start], rows[next])) break;
    if (isColumnBreak(nodes, rows, next, columns)) break;
    // What is parted by a gutter of its own, in one of the columns, stands above them.
    if (columns.some((column) => rows[start].every((node) => column.includes(node)))) return start;
    const gutter = narrowestGutter(columns);
    const gap = Math.min(...rows[next].map((node) => node.ink.y)) - Math.max(...nodes.map((node) => bottom(node.ink)));
    const single = cutColumns(rows[next], MIN_GUTTER_PX).length === 1;
    const isFoot = next === rows.length - 1 && isLevel(rows[next]);
    if ((single || isFoot || gap > 1.2 * gutter) && rows[next].some(isCopyrightLine)) break;
    if (captioned && (single || gap > MAX_CAPTION_GAP_PX)) break;
    const heading = single && gap < 100 && beginsLike(rows[start], rows[next]);
    if (gap > 1.2 * gutter && !heading && (single || aligned(nodes, rows[next]))) break;
    if (gap > 120) break;
    nodes = union;
    end = next;
  }
  return end;
}

/** Whether what is below has edges in common with what is above in most columns; lines of a menu have none. */
function sharesEdges(columns: LayoutNode[][], row: LayoutNode[]): boolean {
  const below = new Set(row);
  const indents: number[] = [];
  let shared = 0;
  let alone = 0;
  for (const column of columns) {
    const things = column.filter((node) => node.kind !== 'rule');
    const [upper, lower] = [things.filter((node) => !below.has(node)), things.filter((node) => below.has(node))];
    if (upper.length === 0 && lower.length > 0) alone++;
    if (upper.length === 0 || lower.length === 0) continue;
    indents.push(leftOf(lower) - leftOf(upper));
    if (upper.some((a) => lower.some((b) => haveSameEdge(a, b)))) shared++;
  }
  // A menu of which only an item or two happen to stand below something.
  if (shared < 2 && alone >= 2 && alone > indents.length) return false;
  // A list below its heading may be indented, if all of them are.
  return shared * 2 >= indents.length || Math.max(...indents) - Math.min(...indents) <= 4;
}

const leftOf = (nodes: LayoutNode[]): number => Math.min(...nodes.map((node) => node.ink.x));

const haveSameEdge = ({ ink: a }: LayoutNode, { ink: b }: LayoutNode): boolean =>
  Math.abs(a.x - b.x) <= 3 || Math.abs(right(a) - right(b)) <= 3 || Math.abs(centerX(a) - centerX(b)) <= 3;

/** Portraits and thumbnails that lead the entries of a list are no smaller, in px. */
const MIN_LEADER_PX = 28;

/** Two entries of a list: each begins with a picture as high as all that is beside it, of one size and below each other. */
function areLed(row: readonly LayoutNode[], next: readonly LayoutNode[]): boolean {
  const [one, other] = [row, next].map((nodes) => leaderOf(nodes));
  return (
    one !== undefined &&
    other !== undefined &&
    (['x', 'width', 'height'] as const).every(
      (key) => Math.abs(one.box[key] - other.box[key]) <= MAX_LIKE_DIFFERENCE_PX,
    )
  );
}

/**
 * A picture and what is beside it, where that begins with two things at both ends of a line: what stands below them is as
 * wide as it comes.
 */
function ledRow(nodes: readonly LayoutNode[]): LayoutNode[][] | undefined {
  const leader = leaderOf(nodes);
  if (!leader) return undefined;
  const others = nodes.filter((node) => node !== leader);
  const [line, ...below] = cutRows(others);
  const ends = line.toSorted((a, b) => a.ink.x - b.ink.x);
  const isLine = ends.length === 2 && ends.every(({ text }) => text?.lines.length === 1);
  if (!isLine || below.length === 0) return undefined;
  const reach = Math.max(...others.map(({ ink }) => right(ink)));
  return right(ends[1].ink) === reach ? [[leader], others] : undefined;
}

function leaderOf(row: readonly LayoutNode[]): LayoutNode | undefined {
  if (row.length < 3) return undefined;
  const [first, ...others] = row.toSorted((a, b) => a.ink.x - b.ink.x);
  const { y, height } = first.ink;
  const isLeader = first.kind === 'image' && height >= MIN_LEADER_PX;
  const isBeside = ({ kind, ink }: LayoutNode): boolean =>
    ink.y >= y && bottom(ink) <= y + height && !(kind === 'image' && ink.height >= MIN_LEADER_PX);
  return isLeader && others.every(isBeside) && others.some(({ kind }) => kind === 'text') ? first : undefined;
}

/** Sizes and places of like things of one row differ by no more, in px. */
const MAX_LIKE_DIFFERENCE_PX = 2;

/** One more card below a row of cards of the same height: the last row of a grid. */
function isNextCard(row: LayoutNode[], next: LayoutNode[]): boolean {
  const [card] = next;
  if (next.length > 1 || card.kind === 'text' || card.kind === 'rule' || row.length < 2 || card.box.height < 40)
    return false;
  return row.every(
    (node) => styleSignature(node) === styleSignature(card) && Math.abs(node.box.height - row[0].box.height) <= 2,
  );
}

/** The last line of a page belongs to no column. */
const isCopyrightLine = ({ text, children }: LayoutNode): boolean =>
  children.some(isCopyrightLine) || text?.lines.some((line) => isNotice(line.text)) === true;

/** Whether all of a row stands on one line: the middle of each thing is beside every other one. */
const isLevel = (row: readonly LayoutNode[]): boolean =>
  row.every(({ ink }) => row.every((other) => centerY(ink) >= other.ink.y && centerY(ink) <= bottom(other.ink)));

/** Whether a single row begins with a heading like those of the columns above. */
function beginsLike(row: LayoutNode[], next: LayoutNode[]): boolean {
  const first = [...next].sort((a, b) => a.ink.y - b.ink.y)[0];
  const signatures = row.filter((node) => node.kind === 'text' && node.ink.x !== first.ink.x).map(styleSignature);
  return first.kind === 'text' && signatures.filter((signature) => signature === styleSignature(first)).length >= 2;
}

/** The rows above and below that have a gutter in common with this one: they may tell how it is read. */
function surroundings(rows: LayoutNode[][], at: number): LayoutNode[] {
  let nodes = rows[at];
  for (const step of [-1, 1]) {
    for (let i = at + step; rows[i] && Math.abs(i - at) <= 6; i += step) {
      const union = [...nodes, ...rows[i]];
      const [upper, lower] = step < 0 ? [rows[i], nodes] : [nodes, rows[i]];
      const gap = Math.min(...lower.map((node) => node.ink.y)) - Math.max(...upper.map((node) => bottom(node.ink)));
      if (gap > 60 || cutColumns(union, MIN_GUTTER_PX).length < 2) break;
      nodes = union;
    }
  }
  return nodes;
}

function narrowestGutter(columns: LayoutNode[][]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < columns.length; i++) {
    const before = Math.max(...columns[i - 1].map((node) => right(node.ink)));
    narrowest = Math.min(narrowest, Math.min(...columns[i].map((node) => node.ink.x)) - before);
  }
  return narrowest;
}

/** Whether two rows have the same columns: then they are rows of a grid. */
function aligned(above: LayoutNode[], below: LayoutNode[]): boolean {
  const lefts = (nodes: LayoutNode[]) =>
    cutColumns(nodes, MIN_GUTTER_PX).map((column) => Math.min(...column.map((node) => node.ink.x)));
  const a = lefts(above);
  const b = lefts(below);
  return a.length === b.length && a.every((x, i) => Math.abs(x - b[i]) <= 6);
}
