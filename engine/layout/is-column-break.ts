import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { area, bottom, centerX, contains, overlapX, right, unionBox } from '../raster/box.ts';
import { styleSignature } from './style-signature.ts';
import { cutColumns } from './xy-cut.ts';

/** Height of cards; lower boxes are chips, fields and buttons. */
const MIN_CARD_HEIGHT_PX = 40;

/** Gap between a box and its caption, and between the caption's lines. */
export const MAX_CAPTION_GAP_PX = 18;

/**
 * Whether columns may not run from what is above into the next row: the row is one of like cards, or the first of a
 * table or of a list, and the columns are not its own.
 */
export function isColumnBreak(
  above: readonly LayoutNode[],
  rows: readonly LayoutNode[][],
  next: number,
  columns: LayoutNode[][],
): boolean {
  return (
    splitsCards(above, rows[next], columns) ||
    beginsTable(above, rows, next, columns) ||
    beginsList(above, rows, next) ||
    isMenu(above, rows[next]) ||
    splitsRun(rows[next], columns) ||
    splitsRun(above, columns)
  );
}

/** A row of a menu is no higher, and has so many entries in one style. */
const MAX_MENU_HEIGHT_PX = 72;
const MIN_ENTRY_COUNT = 3;

/** A line of entries in one style, with a logo or buttons beside them, that what is below does not stand under: the menu of a page. */
function isMenu(row: readonly LayoutNode[], below: readonly LayoutNode[]): boolean {
  if (unionBox(row.map(({ ink }) => ink)).height > MAX_MENU_HEIGHT_PX) return false;
  const texts = row.filter(({ text }) => text?.lines.length === 1);
  const entries = texts.filter((one) => texts.filter((other) => areOfOneStyle(one, other)).length >= MIN_ENTRY_COUNT);
  if (entries.length === 0 || entries.length === row.length) return false;
  const isUnder = ({ ink }: LayoutNode): boolean => below.some((node) => sharesEdge(node.ink, ink));
  return entries.filter(isUnder).length <= 1;
}

/** Texts of one run are so many, and as far from each other, give or take, in px; farther apart they are columns. */
const MIN_RUN_COUNT = 3;
const SAME_GAP_PX = 4;
const MAX_RUN_GAP_PX = 40;
/** Sizes of figures with words behind them, in two weights, are measured badly. */
const MAX_RUN_SIZE_RATIO = 1.15;

/** A run of short texts of one size, evenly apart, such as three counts, is in one column or each text in its own. */
function splitsRun(row: readonly LayoutNode[], columns: LayoutNode[][]): boolean {
  const texts = row.filter(({ text }) => text?.lines.length === 1).toSorted((a, b) => a.ink.x - b.ink.x);
  if (texts.length < MIN_RUN_COUNT) return false;
  const sizes = texts.map(({ text }) => text!.size);
  if (Math.max(...sizes) > MAX_RUN_SIZE_RATIO * Math.min(...sizes)) return false;
  const gaps = texts.slice(1).map(({ ink }, i) => ink.x - right(texts[i].ink));
  const isRun = gaps.every((gap) => gap > 0 && gap <= MAX_RUN_GAP_PX && Math.abs(gap - gaps[0]) <= SAME_GAP_PX);
  const counts = columns.map((column) => texts.filter((one) => column.includes(one)).length).filter(Boolean);
  return isRun && counts.length > 1 && counts.some((count) => count > 1);
}

/** A row of like cards is cut only into its cards, with something above or below all of them, or something alike for most. */
function splitsCards(above: readonly LayoutNode[], row: readonly LayoutNode[], columns: LayoutNode[][]): boolean {
  for (const [one, other] of [
    [row, above],
    [above, row],
  ]) {
    const cards = new Set(cardsOf(one));
    if (cards.size < 2) continue;
    const counts = columns.map((column) => column.filter((node) => cards.has(node)).length);
    const others = new Set(other);
    const beside = columns.flatMap((column, i) => {
      const own = column.filter((node) => others.has(node));
      return counts[i] > 0 && own.length > 0 ? [own] : [];
    });
    const heads = new Set(beside.map((own) => own.map(styleSignature).sort().join()));
    const isFull = beside.length === cards.size || heads.size < beside.length;
    if (counts.some((count) => count > 1) || 3 * beside.length < 2 * cards.size || !isFull) return true;
  }
  return false;
}

/**
 * The things of a row when all of it is boxes or pictures of one size, or panels of one fill, side by side, whatever upright
 * lines there are between them, and whatever lies on them. Of boxes that touch, as a tile and the panel beside it, the first one
 * stands for the card.
 */
function cardsOf(row: readonly LayoutNode[]): readonly LayoutNode[] {
  const isOnAnother = (node: LayoutNode): boolean =>
    row.some((other) => other !== node && area(other.box) > area(node.box) && contains(other.box, node.box));
  const things = row.filter((node) => (node.kind !== 'rule' || node.box.width > node.box.height) && !isOnAnother(node));
  if (things.some(({ kind }) => kind === 'text' || kind === 'rule')) return [];
  const parts = things.map(({ box, paint }) => ({ box, fill: paint?.fill }));
  if (areCards(parts)) return things;
  const groups = cutColumns(things, TOUCH_PX);
  return areCards(groups.map((group) => ({ box: unionBox(group.map(({ box }) => box)) })))
    ? groups.map(([node]) => node)
    : [];
}

/** Boxes that are parts of one card are not so far apart, in px. */
const TOUCH_PX = 3;

function areCards(parts: readonly { box: Box; fill?: number }[]): boolean {
  const [first] = parts;
  return parts.every(
    ({ box, fill }) =>
      box.height >= MIN_CARD_HEIGHT_PX &&
      Math.abs(box.y - first.box.y) <= 2 &&
      (Math.abs(box.height - first.box.height) <= 2 || (fill !== undefined && fill === first.fill)) &&
      Math.abs(box.width - first.box.width) <= 4,
  );
}

/** Things per column from which a row is no head of a table. */
const MIN_CROWDED_COUNT = 1.5;

/**
 * The next row and the one after it have three columns in common that what is above does not have; not where the next row lies
 * in one of the columns and the others go on after it.
 */
function beginsTable(
  above: readonly LayoutNode[],
  rows: readonly LayoutNode[][],
  next: number,
  columns: LayoutNode[][],
): boolean {
  const after = rows.slice(next + 1).find((row) => row.some((node) => node.kind !== 'rule'));
  if (!after) return false;
  const around = columns.find((column) => rows[next].every((node) => column.includes(node)));
  if (around && after.some((node) => !isWithin(node, around))) return false;
  const own = extentsOf(rows[next]);
  const others = extentsOf(above);
  if (own.length < 3 || !within(own, extentsOf(after), 3)) return false;
  // Entries of several lines are no cells.
  if (rows[next].filter(({ kind }) => kind !== 'rule').length >= MIN_CROWDED_COUNT * own.length) return false;
  return !within(others, own, others.length) && !within(own, others, own.length) && !isIndented(others, own);
}

/** Whether a thing lies at least in part below or above a column. */
const isWithin = ({ ink }: LayoutNode, column: readonly LayoutNode[]): boolean =>
  overlapX(ink, unionBox(column.map((node) => node.ink))) > 0;

/** What a line between two rows reaches over, of both. */
const MIN_LINE_SHARE = 0.9;

/** The next row and the one after it are set alike, with a line between them from side to side, and unlike what is above. */
function beginsList(above: readonly LayoutNode[], rows: readonly LayoutNode[][], next: number): boolean {
  const [line, after] = [rows[next + 1], rows[next + 2]];
  if (!line || !after || !line.every(({ kind }) => kind === 'rule')) return false;
  const whole = unionBox([...above, ...rows[next]].map(({ ink }) => ink));
  if (unionBox(line.map(({ ink }) => ink)).width < MIN_LINE_SHARE * whole.width) return false;
  return areSetAlike(rows[next], after) && !areSetAlike(above, rows[next]);
}

/** As many things, beginning at the same place, of the same kinds and styles, wherever exactly each of them begins. */
function areSetAlike(a: readonly LayoutNode[], b: readonly LayoutNode[]): boolean {
  if (a.length < 2 || a.length !== b.length) return false;
  const startOf = (row: readonly LayoutNode[]): number => Math.min(...row.map(({ ink }) => ink.x));
  const [one, other] = [a, b].map((row) => row.toSorted((x, y) => rankOf(x) - rankOf(y)));
  return Math.abs(startOf(a) - startOf(b)) <= 4 && one.every((node, i) => areOfOneStyle(node, other[i]));
}

/** Texts by weight and size, and then other things. */
const rankOf = ({ text, box }: LayoutNode): number =>
  text ? 1000 * text.font.weight + text.size : 1e6 + box.width * box.height;

/** Texts of one type, whatever their colour; other things of one kind. */
const areOfOneStyle = ({ kind, text }: LayoutNode, other: LayoutNode): boolean =>
  kind === other.kind &&
  (kind !== 'text' || (Math.abs(text.size - other.text!.size) <= 1 && text.font.weight === other.text!.font.weight));

/** Lists below their headings, all of them indented alike. */
const isIndented = (above: readonly Box[], own: readonly Box[]): boolean =>
  own.length <= above.length && own.every(({ x }, i) => Math.abs(x - own[0].x - (above[i].x - above[0].x)) <= 4);

/** Columns begin, end or have their middles, in px, so near to each other. */
const SAME_EDGE_PX = 6;

const within = (some: readonly Box[], others: readonly Box[], least: number): boolean =>
  some.filter((one) => others.some((other) => sharesEdge(one, other))).length >= least;

const sharesEdge = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(a.x + a.width / 2 - b.x - b.width / 2)) <=
  SAME_EDGE_PX;

function extentsOf(nodes: readonly LayoutNode[]): Box[] {
  return cutColumns(
    nodes.filter((node) => node.kind !== 'rule'),
    8,
  ).map((column) => unionBox(column.map((node) => node.ink)));
}

/**
 * Things with their captions: every text of the one row stands right above or below a box of its own in the other. Shaded
 * lines of a list are boxes, too, but without a border and with a text of the same style in them.
 */
export function areCaptioned(above: readonly LayoutNode[], below: readonly LayoutNode[]): boolean {
  if (above.length < 2 || below.length < 2) return false;
  const gap = Math.min(...below.map((node) => node.ink.y)) - Math.max(...above.map((node) => bottom(node.ink)));
  if (gap > MAX_CAPTION_GAP_PX) return false;
  for (const [texts, boxes] of [
    [above, below],
    [below, above],
  ]) {
    if (!texts.every((node) => node.kind === 'text' && node.text!.lines.length === 1)) continue;
    if (!boxes.every((node) => node.kind !== 'text' && node.kind !== 'rule' && node.box.height >= 16)) continue;
    const isLine = ({ paint, children: [first] }: LayoutNode): boolean =>
      !paint?.border && first !== undefined && styleSignature(first) === styleSignature(texts[0]);
    if (boxes.some(isLine)) continue;
    const taken = new Set<LayoutNode>();
    for (const text of texts) {
      const box = boxes.find((node) => !taken.has(node) && belongs(text, node));
      if (box) taken.add(box);
    }
    if (taken.size === texts.length && 3 * taken.size >= 2 * boxes.length) return true;
  }
  return false;
}

/** Flush with the box or in the middle of it, and not wider. */
function belongs({ ink }: LayoutNode, { box }: LayoutNode): boolean {
  if (ink.x < box.x - 8 || right(ink) > right(box) + 8) return false;
  return Math.abs(ink.x - box.x) <= 4 || Math.abs(centerX(ink) - centerX(box)) <= 4;
}
