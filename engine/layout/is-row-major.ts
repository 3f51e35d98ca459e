import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, unionBox } from '../raster/box.ts';
import { baselineOffset } from '../text-blocks/make-block.ts';
import { styleSignature } from './style-signature.ts';
import { cutRows } from './xy-cut.ts';

/** What two neighbouring columns have in one row; `undefined` where a column has nothing. */
type Band = { a: LayoutNode[]; b: LayoutNode[] };

/**
 * Whether two neighbouring columns belong together row by row: labels with their values, a grid of like cards, pictures
 * with their texts. Columns that run on by themselves (a sidebar, lists of links in a footer) do not.
 */
export function isRowMajor(a: readonly LayoutNode[], b: readonly LayoutNode[]): boolean {
  const bands = bandsOf(a, b);
  const both = bands.filter(isBoth);
  if (both.length < 2) return false;
  return (
    isPaired(bands, both) ||
    isListed(bands, both) ||
    isRepeated(both) ||
    isAlternating(both) ||
    isRealigned(both) ||
    isTiled(both)
  );
}

/** Whether the one column holds labels and the other one their values, or entries and one thing for each. */
export function arePaired(a: readonly LayoutNode[], b: readonly LayoutNode[]): boolean {
  const bands = bandsOf(a, b);
  const both = bands.filter(isBoth);
  return both.length >= 2 && (isPaired(bands, both) || isListed(bands, both));
}

const isBoth = (band: Band): boolean => band.a.length > 0 && band.b.length > 0;

function bandsOf(a: readonly LayoutNode[], b: readonly LayoutNode[]): Band[] {
  const inA = new Set(a);
  return cutRows([...a, ...b]).map((nodes) => ({
    a: nodes.filter((node) => inA.has(node)).sort(downwards),
    b: nodes.filter((node) => !inA.has(node)).sort(downwards),
  }));
}

const downwards = (a: LayoutNode, b: LayoutNode): number => a.ink.y - b.ink.y || a.ink.x - b.ink.x;

/** First things in line with each other: same top, middle or baseline; or one line beside the middle of several. */
function isLevel(band: Band): boolean {
  const {
    a: [a],
    b: [b],
  } = band;
  if ((isLine(band.a) || isLine(band.b)) && Math.abs(middleOf(band.a) - middleOf(band.b)) <= 3) return true;
  if (Math.abs(topOf(a) - topOf(b)) <= 3 || Math.abs(centerY(a.ink) - centerY(b.ink)) <= 3) return true;
  return a.kind === 'text' && b.kind === 'text' && Math.abs(firstBaseline(a) - firstBaseline(b)) <= 2;
}

/** Whether things stand beside each other, none below another. */
const isLine = (nodes: readonly LayoutNode[]): boolean => cutRows(nodes).length === 1;

const middleOf = (nodes: readonly LayoutNode[]): number => centerY(unionBox(nodes.map(({ ink }) => ink)));

const topOf = (node: LayoutNode): number => (node.kind === 'text' ? node.box.y : node.ink.y);

function firstBaseline({ box, text }: LayoutNode): number {
  return box.y + baselineOffset(text!.font, text!.size, text!.lineHeight);
}

/** Labels and values: one thing each, in line, and something that tells the one column from the other. */
function isPaired(bands: Band[], both: Band[]): boolean {
  const level = both.filter(isLevel);
  if (level.length < 0.8 * both.length || both.length < 0.6 * bands.filter(({ a }) => a.length > 0).length)
    return false;
  const labels = level.map(({ a }) => a[0]);
  const values = level.map(({ b }) => b[0]);
  const most = (nodes: LayoutNode[], is: (node: LayoutNode) => boolean) =>
    nodes.filter(is).length >= 0.6 * nodes.length;
  if (most(labels, (node) => /:$/.test(textOf(node)))) return true;
  const isSmall = (node: LayoutNode) => node.kind !== 'text' && node.box.height <= 80;
  if (most(labels, (node) => node.kind === 'text') && most(values, isSmall)) return true;
  if (most(labels, isSmall) && most(values, (node) => node.kind === 'text')) return true;
  if (level.length < 3) return false;
  if (most(values, isFigure) !== most(labels, isFigure)) return true;
  if (!labels.every((node) => node.kind === 'text')) return false;
  return [styleSignature, toneOf].some((of) => {
    const usual = mostFrequent(labels.map(of));
    const share = (nodes: LayoutNode[]) => nodes.filter((node) => of(node) === usual).length / nodes.length;
    return share(labels) >= 0.8 && share(values) === 0;
  });
}

/** Weight and colour: sizes of neighbouring lines are measured half a pixel apart. */
const toneOf = ({ kind, text }: LayoutNode): string => (text ? `${text.font.weight} ${text.color >> 3}` : kind);

function mostFrequent(keys: string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0][0];
}

const textOf = (node: LayoutNode): string => node.text?.lines.map((line) => line.text).join(' ') ?? '';

/** Numbers, amounts, dates: what a column of a table holds. */
const isFigure = (node: LayoutNode): boolean => /^[\d\s.,:%$€£+\-–/]*\d[\d\s.,:%$€£+\-–/]*$/.test(textOf(node));

/**
 * Entries of several lines with one short thing beside their first line, or in the middle of all: the time of a message, the
 * price of a dish, a date before an event. Two lists of lines have something in every line.
 */
function isListed(bands: Band[], both: Band[]): boolean {
  // Two times or prices say as much as three things of any kind.
  const least = both.every(({ a, b }) => isFigure(b[0]) && !isFigure(a[0])) ? 2 : 3;
  if (both.length < least || both.filter((band) => isLevel(band)).length < 0.7 * both.length) return false;
  const places = both.map((band) => bands.indexOf(band));
  const isEntry = ({ a, b }: Band) => isLine(a) !== isLine(b);
  const isNext = (place: number, i: number) => i > 0 && place - places[i - 1] < 2;
  if (places.some((place, i) => isNext(place, i) && !isEntry(both[i]) && !isEntry(both[i - 1]))) return false;
  const isShort = (node: LayoutNode) =>
    node.box.height <= 80 &&
    node.box.width <= MAX_SHORT_WIDTH_PX &&
    (node.kind !== 'text' || (node.text!.lines.length === 1 && textOf(node).length <= 16));
  const beside = (side: 'a' | 'b') => bands.every((band) => band[side].length === 0 || both.includes(band));
  const lone = (side: 'a' | 'b') => both.every((band) => isLine(band[side]) && band[side].every(isShort));
  return (beside('b') && lone('b')) || (beside('a') && lone('a'));
}

/** A badge, a button or a switch is no wider. */
const MAX_SHORT_WIDTH_PX = 240;

/** Rows that begin alike again and again: a grid. Lines of one style prove nothing, they may be two lists. */
function isRepeated(striped: Band[]): boolean {
  const both = striped.map(({ a, b }) => ({ a: [withoutStripe(a[0], striped)], b: [withoutStripe(b[0], striped)] }));
  const signatures = both.map(({ a, b }) => `${styleSignature(a[0])} ${styleSignature(b[0])}`);
  const first = both[0];
  if (!isLevel(first)) return false;
  for (let i = 1; i < both.length; i++) {
    const band = both[i];
    if (signatures[i] !== signatures[0] || !isLevel(band)) continue;
    if (Math.abs(band.a[0].ink.x - first.a[0].ink.x) > 6 || Math.abs(band.b[0].ink.x - first.b[0].ink.x) > 6) continue;
    const between = signatures.slice(1, i).some((signature) => signature !== signatures[0]);
    if (between) return true;
    if ([first, band].every(({ a, b }) => a[0].kind !== 'text' && sameWidth(a[0], b[0]))) return true;
  }
  return false;
}

/** Every second line of a list may be shaded; it is a line like those between all the same. */
function withoutStripe(node: LayoutNode, both: Band[]): LayoutNode {
  const [text] = node.children;
  if (node.kind !== 'stack' || node.children.length !== 1 || text.kind !== 'text') return node;
  const isUnshaded = (other: LayoutNode) =>
    other.kind === 'text' && styleSignature(other) === styleSignature(text) && sameLeft(other, text);
  return both.some(({ a, b }) => [...a, ...b].some(isUnshaded)) ? text : node;
}

const sameLeft = (a: LayoutNode, b: LayoutNode): boolean => Math.abs(a.ink.x - b.ink.x) <= 3;

const sameWidth = (a: LayoutNode, b: LayoutNode): boolean => Math.abs(a.ink.width - b.ink.width) <= 4;

/** Picture beside text, then text beside picture. */
function isAlternating(both: Band[]): boolean {
  const side = both.map(({ a, b }) => {
    const [left, right_] = [a, b].map((nodes) => nodes[0].kind === 'image' && nodes[0].ink.height > 60);
    return left === right_ ? 0 : left ? 1 : -1;
  });
  return side[0] !== 0 && side[1] === -side[0] && side.every((at) => at !== 0);
}

/** The second row is level although the first one was not as high on both sides: only a grid does that. */
function isRealigned(both: Band[]): boolean {
  if (!both.every(isLevel)) return false;
  const end = (nodes: LayoutNode[]) => Math.max(...nodes.map((node) => bottom(node.ink)));
  const uneven = both.slice(0, -1).filter(({ a, b }) => Math.abs(end(a) - end(b)) > 9);
  return uneven.length >= 2 || (uneven.length === 1 && both.length >= 3);
}

/** Height of what is no chip, field or button, in px. */
const MIN_TILE_HEIGHT_PX = 40;

/** Boxes or pictures of one size side by side, and again below: whatever is in them, and below them. */
function isTiled(both: Band[]): boolean {
  const isTile = ({ kind, box }: LayoutNode) => kind !== 'text' && kind !== 'rule' && box.height >= MIN_TILE_HEIGHT_PX;
  return (
    both.filter(
      ({ a: [a], b: [b] }) =>
        isTile(a) &&
        isTile(b) &&
        Math.abs(a.box.y - b.box.y) <= 3 &&
        Math.abs(a.box.height - b.box.height) <= 4 &&
        sameWidth(a, b),
    ).length >= 2
  );
}

/** Columns with nothing but blank between them; neighbours that are read row by row count as one. */
export function joinRowColumns(columns: LayoutNode[][], together = isRowMajor): LayoutNode[][] {
  const joined: LayoutNode[][] = [];
  const across = new Set<LayoutNode[]>();
  let inGrid = false;
  joinBars(columns).forEach((column, i, all) => {
    inGrid = i > 0 && (together(all[i - 1], column) || (inGrid && isCutShort(all[i - 1], column)));
    if (inGrid) across.add(joined[joined.length - 1]);
    if (inGrid) joined[joined.length - 1].push(...column);
    else joined.push([...column]);
  });
  for (let at = 0; at + 1 < joined.length; ) {
    const [before, column] = [joined[at], joined[at + 1]];
    const isTable =
      (across.has(column) && isLinedUp(before, column)) || (across.has(before) && isLinedUp(column, before));
    if (!isTable) at++;
    else {
      joined.splice(at + 1, 1);
      before.push(...column);
      across.add(before);
      at = 0;
    }
  }
  return joined;
}

/** Rows of a table that is told by some of its columns. */
const MIN_LINED_COUNT = 4;

/** Whether a column has one line in each row of what is read across beside it, and nothing else: it is a column of that table. */
function isLinedUp(column: readonly LayoutNode[], table: readonly LayoutNode[]): boolean {
  const bands = bandsOf(column, table);
  return (
    bands.length >= MIN_LINED_COUNT &&
    bands.every((band) => isBoth(band) && band.a.length === 1 && band.a[0].text?.lines.length === 1 && isLevel(band))
  );
}

const MIN_LATTICE_COLUMN_COUNT = 3;

/** Whether each of several columns has one line in each row. */
export const isLattice = (columns: readonly LayoutNode[][]): boolean =>
  columns.length >= MIN_LATTICE_COLUMN_COUNT &&
  columns.every((column) =>
    isLinedUp(
      column,
      columns.flatMap((other) => (other === column ? [] : other)),
    ),
  );

/** The last column of a grid whose last row is not full: what it has looks like its neighbour in the same row. */
function isCutShort(a: readonly LayoutNode[], b: readonly LayoutNode[]): boolean {
  const bands = bandsOf(a, b).filter((band) => band.b.length > 0);
  return bands.every(
    (band) =>
      isBoth(band) &&
      isLevel(band) &&
      band.a.length === band.b.length &&
      band.a.every((node, i) => styleSignature(node) === styleSignature(band.b[i])),
  );
}

/** Bars below each other in a column of their own belong to what stands behind them: the coloured edges of cards. */
function joinBars(columns: LayoutNode[][]): LayoutNode[][] {
  const isBars = (column: LayoutNode[]) => column.every(({ kind, box }) => kind === 'rule' && box.height > box.width);
  if (!columns.some((column) => column.length > 1 && isBars(column))) return columns;
  const joined: LayoutNode[][] = [];
  columns.forEach((column, i) => {
    if (i > 0 && isBars(columns[i - 1])) joined[joined.length - 1].push(...column);
    else joined.push([...column]);
  });
  return joined;
}
