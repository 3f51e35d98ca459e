import type { LayoutNode } from '../model/layout-node.ts';
import { area, contains, right, unionBox } from '../raster/box.ts';
import { cutColumns } from './xy-cut.ts';

/** Filters beside products: how wide they are at most, over the whole, and how much they say at least. */
const MAX_SIDE_SHARE = 0.3;
const MIN_SIDE_LINE_COUNT = 5;
const MIN_GUTTER_PX = 20;
/** Pictures and cards of a grid are no lower, and differ in size and place by no more, in px. */
const MIN_CARD_HEIGHT_PX = 100;
const SAME_PX = 4;
const MIN_CARD_ROW_COUNT = 2;

/** Rows from the first to the last one, with what stands beside the grid at its left or right. */
export type BesideGrid = { first: number; last: number; columns: [LayoutNode[], LayoutNode[]] };

/**
 * A narrow column of many lines beside rows of like cards: it has nothing in common with the columns of these, and where it
 * ends the grid goes on.
 *
 * @param rows with blank room between them, from the top
 */
export function besideGrid(rows: readonly LayoutNode[][]): BesideGrid | undefined {
  for (let first = 0; first < rows.length; first++) {
    for (const side of ['left', 'right'] as const) {
      const found = gridFrom(rows, first, side);
      if (found) return found;
    }
  }
  return undefined;
}

function gridFrom(rows: readonly LayoutNode[][], first: number, side: 'left' | 'right'): BesideGrid | undefined {
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
