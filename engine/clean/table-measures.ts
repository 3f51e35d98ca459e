import { type Column, contentOfCell, isGap } from '../emit/table-tracks.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';

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

/** The width of each column with the padding that all of them have room for at their end; none where columns lie in each other. */
export function columnWidths(
  rows: readonly LayoutNode[],
  columns: readonly Column[],
  { box }: LayoutNode,
  padding: number,
): { widths: number[]; end: number } {
  const inks = columns.map((_, at) => {
    const cells = rows
      .flatMap((row) => (row.children[at] ? contentOfCell(row.children[at]) : undefined) ?? [])
      .filter((cell) => !isGap(cell));
    return unionBox(cells.map(({ ink }) => ink));
  });
  const widthsWith = (after: number): number[] => {
    const starts = columns.map(({ align, start }, at) => {
      if (at === 0) return box.x;
      if (align === 'left') return inks[at].x - padding;
      return columns[at - 1].align === 'right' ? right(inks[at - 1]) + after : start;
    });
    return starts.map((start, at) => (starts[at + 1] ?? right(box)) - start);
  };
  const roomIn = (widths: readonly number[]): number =>
    Math.min(padding, ...widths.map((width, at) => Math.floor(width - padding - inks[at].width)));
  const end = roomIn(widthsWith(padding));
  const widths = widthsWith(Math.max(0, end));
  return roomIn(widths) >= -MAX_OVERLAP_PX ? { widths, end: Math.max(0, end) } : { widths: [], end: padding };
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
