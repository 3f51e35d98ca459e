import { type Column, contentOfCell, isGap } from '../emit/table-tracks.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { mostFrequentBy } from '../repetition/middle.ts';
import { wrapRange } from '../text-blocks/line-width.ts';
import type { TypeStyle } from './type-styles.ts';

/** What a line may lie beside the edge that it is, in px. */
export const SAME_LINE_PX = 1;

/** Where rows begin and end, in px: at the line between them, where the ground of one does, or in the middle between what they hold. */
export function rowEdges({ box }: LayoutNode, rows: readonly LayoutNode[], rules: readonly LayoutNode[]): number[] {
  const between = rows.slice(1).map((row, i) => {
    const above = bottom(rows[i].box);
    const line = rules.find((rule) => rule.box.y >= above - 2 && bottom(rule.box) <= row.box.y + 2);
    if (line) return line.box.y + line.box.height / 2;
    const [upper, lower] = [rows[i].paint?.fill, row.paint?.fill];
    if (upper !== lower) return upper === undefined ? row.box.y : above;
    return (above + row.box.y) / 2;
  });
  return [box.y, ...between, bottom(box)];
}

/** A column that lies in its neighbour's padding by no more, in px, is beside it. */
const MAX_OVERLAP_PX = 4;

/** What is seen in each column. */
export const inksOf = (rows: readonly LayoutNode[], columns: readonly Column[]): Box[] =>
  columns.map(({ start }, at) => {
    const cells = rows
      .flatMap((row) => (row.children[at] ? contentOfCell(row.children[at]) : undefined) ?? [])
      .filter((cell) => !isGap(cell));
    return cells.length > 0
      ? unionBox(cells.map(({ ink }) => ink))
      : { x: start, y: rows[0].box.y, width: 0, height: 0 };
  });

/** Between columns there is at least so much room on either side, in px; with less a table scrolls. */
const MIN_PADDING_PX = 4;

/** The padding between columns: as at the edges of the table, or what there is room for. */
export function innerPadding({ box }: LayoutNode, inks: readonly Box[], outer: number): number {
  const left = box.width - 2 * outer - inks.reduce((sum, { width }) => sum + width, 0);
  const room = Math.floor(left / (2 * Math.max(1, inks.length - 1)));
  return room < MIN_PADDING_PX ? outer : Math.min(outer, room);
}

/**
 * The width of each column, with the padding that all but the last have room for at their end, and the last one; no widths
 * where columns lie in each other.
 * @param outer the padding before the first column
 * @param inner the one before all others
 */
export function columnWidths(
  columns: readonly Column[],
  inks: readonly Box[],
  { box }: LayoutNode,
  { outer, inner }: { outer: number; inner: number },
): { widths: number[]; end: number; last: number } {
  const widthsWith = (after: number): number[] => {
    const starts = columns.map(({ align, start }, at) => {
      if (at === 0) return box.x;
      if (align === 'left') return inks[at].x - inner;
      return columns[at - 1].align === 'right' ? right(inks[at - 1]) + after : start;
    });
    return starts.map((start, at) => (starts[at + 1] ?? right(box)) - start);
  };
  const roomsIn = (widths: readonly number[]): number[] =>
    widths.map((width, at) => Math.floor(width - (at === 0 ? outer : inner) - inks[at].width));
  const end = Math.min(inner, ...roomsIn(widthsWith(inner)).slice(0, -1));
  const widths = widthsWith(Math.max(0, end));
  const rooms = roomsIn(widths);
  if (Math.min(...rooms) < -MAX_OVERLAP_PX) return { widths: [], end: inner, last: outer };
  return { widths, end: Math.max(0, end), last: Math.max(0, Math.min(outer, rooms[rooms.length - 1])) };
}

/** Line heights of one size, in px, differ by no more. */
const MAX_LEADING_DIFFERENCE_PX = 1.5;

/**
 * The types of what cells say. How far apart lines are one sees in cells of several; those of one line in the same size have
 * that, too, as they are set alike.
 */
export function typeInCells(
  rows: readonly LayoutNode[],
  typeOf: (text: TextBlock) => TypeStyle,
): (text: TextBlock) => TypeStyle {
  const texts = rows.flatMap(({ children }) => children.flatMap((cell) => contentOfCell(cell)?.text ?? []));
  const broken = texts.filter(({ lines }) => lines.length > 1).map(typeOf);
  const leadings = new Map(
    [...Map.groupBy(broken, ({ size }) => size)].map(([size, types]) => [
      size,
      mostFrequentBy(types, ({ lineHeight }) => lineHeight).lineHeight,
    ]),
  );
  return (text) => {
    const { size, lineHeight } = typeOf(text);
    const usual = leadings.get(size) ?? lineHeight;
    const isOwn = text.lines.length > 1 && Math.abs(lineHeight - usual) > MAX_LEADING_DIFFERENCE_PX;
    return { size, lineHeight: isOwn ? lineHeight : usual };
  };
}

/** What a column takes of the one behind it at most, in px, so that its words break where those of the design do. */
const MAX_TAKEN_PX = 8;

/**
 * Widths in which cells break their words: a column that has a little more room than one more word in a line takes less.
 * @param paddings what the cells of each column have beside their words
 */
export function narrowed(
  widths: readonly number[],
  rows: readonly LayoutNode[],
  inks: readonly Box[],
  paddings: readonly number[],
): number[] {
  const own = [...widths];
  for (let at = 0; at < own.length - 1; at++) {
    const texts = rows.flatMap(({ children }) => (children[at] && contentOfCell(children[at])?.text) || []);
    const most = texts.flatMap(({ lines, breaks, font, size, letterSpacing }) =>
      lines.length > 1 && breaks.length === 0 ? [wrapRange(lines, breaks, font, size, letterSpacing).most] : [],
    );
    const room = own[at] - paddings[at];
    const taken = room - Math.max(inks[at].width + 1, Math.min(...most) - 2);
    if (most.length === 0 || taken <= 0 || taken > MAX_TAKEN_PX) continue;
    own[at] -= taken;
    own[at + 1] += taken;
  }
  return own;
}

/** Cells of one row so much higher than others, in px, show where those stand beside them. */
const MIN_UNEVEN_PX = 10;

/** Whether low cells stand beside the first line of high ones, and not in their middle, in most rows. */
export function beginAtTop(rows: readonly LayoutNode[]): boolean {
  const votes = rows.flatMap(({ children }) => {
    const boxes = children.flatMap((cell) => {
      const content = contentOfCell(cell);
      return content && !isGap(content) ? [content.box] : [];
    });
    const [highest] = [...boxes].sort((a, b) => b.height - a.height);
    return boxes
      .filter(({ height }) => highest.height - height >= MIN_UNEVEN_PX)
      .map((box) => box.y - highest.y < (highest.height - box.height) / 4);
  });
  return votes.filter(Boolean).length > votes.length / 2;
}

/** Rows are of one height, give or take, though what they hold differs by more, in px. */
const MAX_PITCH_DIFFERENCE_PX = 3;
const MIN_CONTENT_DIFFERENCE_PX = 6;

/** The height that all rows have whatever they hold, as with pictures of several shapes; nothing where padding makes it. */
export function evenPitch(rooms: readonly number[], heights: readonly number[]): number | undefined {
  // At the ends of a table one does not see all of a row's room.
  const inner = rooms.length > 3 ? rooms.slice(1, -1) : rooms;
  const [least, most] = [Math.min(...inner), Math.max(...inner)];
  const held = heights.filter((_, i) => rooms[i] >= least - MAX_PITCH_DIFFERENCE_PX);
  const isEven = rooms.length > 2 && most - least <= MAX_PITCH_DIFFERENCE_PX && most >= Math.max(...heights);
  const isUneven = Math.max(...held) - Math.min(...held) >= MIN_CONTENT_DIFFERENCE_PX;
  return isEven && isUneven ? (least + most) / 2 : undefined;
}
