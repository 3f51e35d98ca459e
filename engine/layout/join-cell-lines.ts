import type { LayoutNode } from '../model/layout-node.ts';
import type { Align, TextBlock } from '../model/text-block.ts';
import { centerX, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { makeBlock } from '../text-blocks/make-block.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Lines of one text begin, end or have their middles within so many px, and are so far apart at most, over their size. */
const SAME_EDGE_PX = 3;
const MAX_STEP = 1.75;
/** Sizes of one text, in px, its colours, in levels, and its weights, which short words tell badly, differ by no more. */
const MAX_SIZE_DIFFERENCE_PX = 1;
const MAX_COLOR_DISTANCE = 24;
const MAX_WEIGHT_DIFFERENCE = 100;

/**
 * What breaks its words in a narrow column is one text, though it is as short as a list of words: where the first word of a
 * line would not have fitted behind the line above it, in a column as wide as its widest cell. Two lines that would have are
 * two things, as a name and what is below it.
 */
export function joinCellLines(node: LayoutNode): void {
  if (node.role !== 'table') {
    for (const child of node.children) joinCellLines(child);
    return;
  }
  const rows = node.children.filter(({ kind }) => kind === 'row');
  const count = Math.max(...rows.map(({ children }) => children.length));
  for (let at = 0; at < count; at++) {
    const cells = rows.flatMap(({ children }) => children[at] ?? []);
    const width = Math.max(...cells.map(({ ink }) => ink.width));
    for (const row of rows) if (row.children[at]) row.children[at] = joined(row.children[at], width);
  }
}

function joined(cell: LayoutNode, width: number): LayoutNode {
  const { kind, paint, image, children } = cell;
  const texts = children.flatMap(({ text }) => (text ? [text] : []));
  if (kind !== 'stack' || paint || image || texts.length < 2 || texts.length < children.length) return cell;
  const align = alignOf(texts);
  const isOne = texts.every((text, i) => i === 0 || goesOn(texts[i - 1], text, width));
  if (!align || !isOne) return cell;
  const text = makeBlock({ lines: texts.flatMap(({ lines }) => lines), align, breaks: [] });
  return { kind: 'text', text, box: text.box, ink: text.ink, children: [], ...(cell.role ? { role: cell.role } : {}) };
}

function alignOf(texts: readonly TextBlock[]): Align | undefined {
  const edges: Record<Align, (text: TextBlock) => number> = {
    left: ({ ink }) => ink.x,
    center: ({ ink }) => centerX(ink),
    right: ({ ink }) => right(ink),
  };
  return (['left', 'center', 'right'] as const).find((align) => {
    const places = texts.map(edges[align]);
    return Math.max(...places) - Math.min(...places) <= SAME_EDGE_PX;
  });
}

function goesOn(above: TextBlock, text: TextBlock, width: number): boolean {
  const last = above.lines[above.lines.length - 1];
  const [first] = text.lines;
  const { font, size } = last.fit;
  const isAlike =
    !above.code &&
    !text.code &&
    text.bullet === false &&
    Math.abs(above.font.weight - text.font.weight) <= MAX_WEIGHT_DIFFERENCE &&
    Math.abs(above.size - text.size) <= MAX_SIZE_DIFFERENCE_PX &&
    channelDistance(above.color, text.color) <= MAX_COLOR_DISTANCE;
  const isNear = baselineOf(first) - baselineOf(last) <= MAX_STEP * size;
  const needed = measureText(font, ' ').advance * size + first.words[0].box.width;
  return isAlike && isNear && last.box.width + needed > width;
}
