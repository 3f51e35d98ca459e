import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';
import type { RowsBeside } from './beside-grid.ts';
import { cutColumns } from './xy-cut.ts';

/** Distance between a box and the text beside it. */
const MIN_CLEARANCE_PX = 8;

/** Size of a box beside the text. */
const MIN_SIDE_BOX_PX = { width: 120, height: 100 };

const inkOf = (nodes: readonly LayoutNode[]): Box => unionBox(nodes.map((node) => node.ink));

/**
 * A box at the right of the text ends before the text does: the rows below, as wide as the text and no wider, still belong
 * to the column at its left. Otherwise the box would be read in the middle of the text.
 *
 * @returns the index of the last row of the columns; `end` when nothing goes on
 */
export function lastRowBesideBox(rows: readonly LayoutNode[][], start: number, end: number, minGutter: number): number {
  const columns = cutColumns(rows.slice(start, end + 1).flat(), minGutter);
  if (columns.length !== 2) return end;
  const side = inkOf(columns[1]);
  const text = inkOf(columns[0]);
  const whole = right(side) - text.x;
  const lines = leavesOf(columns[1]).filter((leaf) => leaf.kind === 'text').length;
  if (
    side.width < MIN_SIDE_BOX_PX.width ||
    side.height < MIN_SIDE_BOX_PX.height ||
    side.width > 0.45 * whole ||
    lines < 3
  )
    return end;
  let last = end;
  let reach = 0;
  let below = 0;
  for (let i = end + 1; i < rows.length; i++) {
    const row = inkOf(rows[i]);
    if (right(row) > side.x - MIN_CLEARANCE_PX || row.x < text.x - 40) break;
    reach = Math.max(reach, right(row));
    below = bottom(row);
    last = i;
  }
  const wide = reach >= text.x + 0.7 * (side.x - text.x);
  return wide && below - bottom(side) > 80 ? last : end;
}

/** A menu that stays while the page scrolls is at least so high, as small screens are, and no wider than this part of the page. */
export const MIN_FIXED_HEIGHT_PX = 480;
export const MAX_FIXED_SHARE = 0.3;
const MIN_FIXED_LINE_COUNT = 4;

/**
 * A box at a side that begins at the top of all: a menu that stays in place ends in the picture where the screen did, and
 * what is beside it goes on.
 */
export function fixedSide(nodes: readonly LayoutNode[]): LayoutNode | undefined {
  const whole = unionBox(nodes.map(({ box }) => box));
  return nodes.find(({ kind, box, paint, children }) => {
    const isSide = box.x <= whole.x + 1 || right(box) >= right(whole) - 1;
    const isSolid = paint?.fill !== undefined || children.some((child) => child.paint?.fill !== undefined);
    if (!isSolid || kind === 'text' || !isSide || box.y > whole.y + 1) return false;
    if (box.height < MIN_FIXED_HEIGHT_PX || bottom(box) >= bottom(whole) - MIN_CLEARANCE_PX) return false;
    if (box.width > MAX_FIXED_SHARE * whole.width) return false;
    const isApart = (other: LayoutNode): boolean =>
      other.ink.x >= right(box) - 1 ||
      right(other.ink) <= box.x + 1 ||
      (other.kind === 'rule' && other.box.y >= bottom(box) && other.ink.width > box.width);
    return (
      nodes.every((other) => other.box === box || isApart(other)) &&
      leavesOf(children).filter((leaf) => leaf.kind === 'text').length >= MIN_FIXED_LINE_COUNT
    );
  });
}

/** What stands beside a menu that stays in place; a line across the page below the menu begins beside it, too. */
export function besideFixed(side: LayoutNode, nodes: readonly LayoutNode[]): LayoutNode[] {
  const isLeft = nodes.some(({ ink }) => ink.x >= right(side.box) - 1);
  const [x0, x1] = isLeft ? [right(side.box), Number.POSITIVE_INFINITY] : [0, side.box.x];
  const clipped = (box: Box): Box => {
    const x = Math.max(x0, box.x);
    return { ...box, x, width: Math.min(x1, right(box)) - x };
  };
  return nodes
    .filter((node) => node !== side)
    .map((node) => (node.kind === 'rule' ? { ...node, box: clipped(node.box), ink: clipped(node.ink) } : node));
}

/** Of a page with a menu at its side: how wide it is at least, and the room beside the menu. */
const MIN_PAGE_WIDTH_PX = 900;
const MIN_SIDE_GUTTER_PX = 14;
/** What is beside the menu begins no lower than so much below it, and ends no higher: a long menu is cut off at the end of the page. */
const MAX_LOWER_PX = 80;
/** Entries of one menu begin at one place and are of one size; their signs stand so near. */
const MIN_SIGNED_COUNT = 4;
/** A box with so many texts is a card, and several of them make a column of cards, which have links with signs, too. */
const MIN_CARD_TEXT_COUNT = 3;
const MIN_CARD_COUNT = 2;
const SAME_PLACE_PX = 4;
const SAME_SIZE_PX = 1;
const MAX_SIGN_GAP_PX = 32;
const MAX_SIGN_SIDE_PX = 48;
const MAX_SIGN_OFFSET_PX = 6;

/** A header above such a menu and a footer below it, which go across the page, have no more rows. */
const MAX_ACROSS_ROW_COUNT = 2;

/**
 * A menu of entries with signs that stands at the left of a whole page without a box of its own, and the page beside it:
 * whatever rows the two have in common, the one is not read across to the other.
 *
 * @param rows with blank room between them, from the top
 */
export function openSide(rows: readonly LayoutNode[][]): RowsBeside | undefined {
  for (let first = 0; first <= MAX_ACROSS_ROW_COUNT; first++) {
    for (let last = rows.length - 1; last > first && last >= rows.length - 1 - MAX_ACROSS_ROW_COUNT; last--) {
      const columns = sideAndRest(rows.slice(first, last + 1).flat());
      if (columns) return { first, last, columns };
    }
  }
  return undefined;
}

function sideAndRest(nodes: readonly LayoutNode[]): [LayoutNode[], LayoutNode[]] | undefined {
  const whole = inkOf(nodes);
  if (whole.width < MIN_PAGE_WIDTH_PX) return undefined;
  // A menu that stays in place ends where the screen did: a line below it goes all the way across, and one beside it up to the menu.
  const lines = nodes.filter(({ kind, ink }) => kind === 'rule' && ink.width > MAX_FIXED_SHARE * whole.width);
  const columns = cutColumns(
    nodes.filter((node) => !lines.includes(node)),
    MIN_SIDE_GUTTER_PX,
  );
  // What stands at the ends of its entries is a column of its own.
  const count = columns.findLastIndex((column) => right(inkOf(column)) - whole.x <= MAX_FIXED_SHARE * whole.width) + 1;
  const [side, others] = [columns.slice(0, count).flat(), columns.slice(count).flat()];
  if (side.length === 0 || others.length === 0) return undefined;
  const [own, rest] = [inkOf(side), inkOf(others)];
  if (lines.some(({ ink }) => ink.y < bottom(own) && ink.x < right(own) - 1)) return undefined;
  if (own.height < MIN_FIXED_HEIGHT_PX) return undefined;
  if (rest.y > own.y + MAX_LOWER_PX || bottom(rest) < bottom(own) - MAX_LOWER_PX) return undefined;
  const parts = leavesOf(side);
  const signs = parts.filter(({ kind, box }) => kind !== 'text' && Math.max(box.width, box.height) <= MAX_SIGN_SIDE_PX);
  const isSigned = ({ ink }: LayoutNode): boolean =>
    signs.some(({ box }) => {
      const gap = ink.x - right(box);
      return gap >= 0 && gap <= MAX_SIGN_GAP_PX && Math.abs(centerY(box) - centerY(ink)) <= MAX_SIGN_OFFSET_PX;
    });
  const entries = parts.filter((part) => part.text?.lines.length === 1 && isSigned(part));
  const isEntry = ({ ink, text }: LayoutNode): boolean =>
    entries.filter(
      (other) =>
        Math.abs(other.ink.x - ink.x) <= SAME_PLACE_PX && Math.abs(other.text!.size - text!.size) <= SAME_SIZE_PX,
    ).length >= MIN_SIGNED_COUNT;
  const from = Math.min(...others.map(({ box }) => box.x));
  const beside = lines.map((line): LayoutNode => {
    const x = line.box.x < right(own) - 1 ? from : line.box.x;
    const box = { ...line.box, x, width: right(line.box) - x };
    return { ...line, box, ink: box };
  });
  const cards = side.filter(
    (node) => node.paint && leavesOf([node]).filter(({ kind }) => kind === 'text').length >= MIN_CARD_TEXT_COUNT,
  );
  const isMenu = entries.some(isEntry) && cards.length < MIN_CARD_COUNT;
  return isMenu ? [side, [...others, ...beside]] : undefined;
}

const leavesOf = (nodes: readonly LayoutNode[]): LayoutNode[] =>
  nodes.flatMap((node) => (node.children.length === 0 ? [node] : leavesOf(node.children)));
