import type { LayoutNode } from '../model/layout-node.ts';
import { area, bottom, contains, right, unionBox } from '../raster/box.ts';
import { cutColumns } from './xy-cut.ts';

/** Filters beside products: how wide they are at most, over the whole, and how much they say at least. */
const MAX_SIDE_SHARE = 0.3;
const MIN_SIDE_LINE_COUNT = 5;
const MIN_GUTTER_PX = 20;
/** Pictures and cards of a grid are no lower, and differ in size and place by no more, in px. */
const MIN_CARD_HEIGHT_PX = 100;
const SAME_PX = 4;
const MIN_CARD_ROW_COUNT = 2;

/** Rows from the first to the last one, in two columns that have no rows in common: what stands at a side, and what is beside it. */
export type RowsBeside = { first: number; last: number; columns: [LayoutNode[], LayoutNode[]] };

/**
 * A narrow column of many lines beside rows of like cards, or beside a list of them: it has nothing in common with the columns
 * of these, and where it ends the grid goes on.
 *
 * @param rows with blank room between them, from the top
 */
export function besideGrid(rows: readonly LayoutNode[][]): RowsBeside | undefined {
  for (let first = 0; first < rows.length; first++) {
    for (const side of ['left', 'right'] as const) {
      const found = gridFrom(rows, first, side) ?? listFrom(rows, first, side);
      if (found) return found;
    }
  }
  return undefined;
}

function gridFrom(rows: readonly LayoutNode[][], first: number, side: 'left' | 'right'): RowsBeside | undefined {
  const start = partsOf(rows[first], side);
  if (!start || cardsIn(start.grid).length < 2) return undefined;
  let [narrow, grid] = [start.side, start.grid];
  let last = first;
  let cardRows = 1;
  const starts = cardsIn(start.grid).map(({ box }) => box.x);
  for (let next = first + 1; next < rows.length; next++) {
    const isBeside = (node: LayoutNode): boolean =>
      side === 'left' ? right(node.ink) <= start.edge : node.ink.x >= start.edge;
    const beyond = rows[next].filter((node) => !isBeside(node));
    const gutter = side === 'left' ? start.edge + MIN_GUTTER_PX : start.edge - MIN_GUTTER_PX;
    if (!beyond.every(({ ink }) => (side === 'left' ? ink.x >= gutter : right(ink) <= gutter))) break;
    const cards = cardsIn(beyond);
    if (cards.length > 0 && cards.every(({ box }) => starts.some((x) => Math.abs(x - box.x) <= SAME_PX))) cardRows++;
    narrow = [...narrow, ...rows[next].filter(isBeside)];
    grid = [...grid, ...beyond];
    last = next;
  }
  const whole = unionBox([...narrow, ...grid].map(({ ink }) => ink));
  const own = unionBox(narrow.map(({ ink }) => ink));
  const lines = leavesOf(narrow).filter(({ kind }) => kind === 'text').length;
  if (cardRows < MIN_CARD_ROW_COUNT || own.width > MAX_SIDE_SHARE * whole.width || lines < MIN_SIDE_LINE_COUNT)
    return undefined;
  return { first, last, columns: side === 'left' ? [narrow, grid] : [grid, narrow] };
}

/** Cards of a list are no lower, in px, take this share of the whole, and are so many; what is beside them goes on so far below. */
const MIN_ENTRY_HEIGHT_PX = 60;
const MIN_ENTRY_SHARE = 0.4;
const MIN_ENTRY_COUNT = 3;
const MAX_BELOW_PX = 64;

/** Cards below each other, and a column whose lines are not one for each of them. */
function listFrom(rows: readonly LayoutNode[][], first: number, side: 'left' | 'right'): RowsBeside | undefined {
  const whole = unionBox(rows[first].map(({ ink }) => ink));
  const card = rows[first].find(
    ({ kind, paint, box }) =>
      kind !== 'text' &&
      paint !== undefined &&
      box.height >= MIN_ENTRY_HEIGHT_PX &&
      box.width >= MIN_ENTRY_SHARE * whole.width,
  );
  if (!card) return undefined;
  const [x0, x1] = [card.box.x, right(card.box)];
  const isBeside = ({ ink }: LayoutNode): boolean =>
    side === 'left' ? right(ink) <= x0 - MIN_GUTTER_PX : ink.x >= x1 + MIN_GUTTER_PX;
  const isWithin = ({ ink }: LayoutNode): boolean => ink.x >= x0 - SAME_PX && right(ink) <= x1 + SAME_PX;
  const isCard = ({ paint, box }: LayoutNode): boolean =>
    paint !== undefined && Math.abs(box.x - x0) <= SAME_PX && Math.abs(right(box) - x1) <= SAME_PX;
  let last = first;
  let alone = 0;
  for (let next = first; next < rows.length; next++) {
    if (!rows[next].every((node) => isBeside(node) || isWithin(node))) break;
    const isAlone = rows[next].every(isBeside);
    const gap = Math.min(...rows[next].map(({ ink }) => ink.y)) - Math.max(...rows[last].map(({ ink }) => bottom(ink)));
    if (isAlone && gap > MAX_BELOW_PX) break;
    if (isAlone || rows[next].filter(isCard).length > 1) alone++;
    last = next;
  }
  const nodes = rows.slice(first, last + 1).flat();
  const narrow = nodes.filter(isBeside);
  const list = nodes.filter((node) => !isBeside(node));
  const lines = leavesOf(narrow).filter(({ kind }) => kind === 'text').length;
  if (alone === 0 || lines < MIN_SIDE_LINE_COUNT || list.filter(isCard).length < MIN_ENTRY_COUNT) return undefined;
  return { first, last, columns: side === 'left' ? [narrow, list] : [list, narrow] };
}

/** The outermost column of a row, which holds no card, and the rest; `edge` is where the column ends. */
function partsOf(
  row: readonly LayoutNode[],
  side: 'left' | 'right',
): { side: LayoutNode[]; grid: LayoutNode[]; edge: number } | undefined {
  const columns = cutColumns(row, MIN_GUTTER_PX);
  if (columns.length < 3) return undefined;
  const cards = cardsIn(row);
  const hasCard = (column: LayoutNode[]): boolean => column.some((node) => cards.includes(node));
  const at = side === 'left' ? columns.findIndex(hasCard) : columns.findLastIndex(hasCard);
  // Where its lines are short it may be cut itself: it is all before the first card.
  const beside = at === -1 ? [] : side === 'left' ? columns.slice(0, at) : columns.slice(at + 1);
  if (beside.length === 0) return undefined;
  const rest = side === 'left' ? columns.slice(at) : columns.slice(0, at + 1);
  const nodes = beside.flat();
  const ink = unionBox(nodes.map((node) => node.ink));
  return { side: nodes, grid: rest.flat(), edge: side === 'left' ? right(ink) : ink.x };
}

/** The largest group of high things of one size beside each other. */
function cardsIn(row: readonly LayoutNode[]): LayoutNode[] {
  const high = row.filter(
    (node) =>
      node.kind !== 'text' &&
      node.kind !== 'rule' &&
      node.box.height >= MIN_CARD_HEIGHT_PX &&
      !row.some((other) => other !== node && area(other.box) > area(node.box) && contains(other.box, node.box)),
  );
  const groups = high.map(({ box }) =>
    high.filter((other) =>
      (['y', 'width', 'height'] as const).every((key) => Math.abs(other.box[key] - box[key]) <= SAME_PX),
    ),
  );
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

const leavesOf = (nodes: readonly LayoutNode[]): LayoutNode[] =>
  nodes.flatMap((node) => (node.children.length === 0 ? [node] : leavesOf(node.children)));
