import { px } from '../emit/lengths.ts';
import { paintCss } from '../emit/paint-css.ts';
import { contentOfCell, isGap, tableColumns } from '../emit/table-tracks.ts';
import { leavesOf } from '../layout/regions/entries.ts';
import type { Box } from '../model/box.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { buildCell } from './build-cell.ts';
import type { Built, Context, Frame } from './context.ts';
import { MAX_SUM_PX } from './spacing-scale.ts';
import { groundsOf } from './stripes.ts';
import {
  beginAtTop,
  columnWidths,
  evenPitch,
  inksOf,
  innerPadding,
  narrowed,
  rowEdges,
  SAME_LINE_PX,
  typeInCells,
} from './table-measures.ts';

const MAX_PADDING_PX = 32;
const MIN_GUTTER_PX = 16;

/** A table with one padding for all cells of its body and one for its head; it scrolls in its own box where it is too wide. */
export function buildTable(node: LayoutNode, { x0, x1 }: Frame, around: Context): Built {
  const rows = node.children.filter((child) => child.kind === 'row');
  const rules = node.children.filter(({ kind }) => kind === 'rule');
  const context: Context = { ...around, typeOf: typeInCells(rows, around.typeOf) };
  const { spacing } = context;
  const columns = tableColumns(rows, node);
  const isHeaded = rows[0].children.some((cell) => cell.role === 'th');
  const bodies = isHeaded ? rows.slice(1) : rows;
  // Of a table with neither ground nor lines one sees its words alone, which begin and end within its columns.
  const isBare = !node.paint && !rules.length && !rows.some(({ paint }) => paint);
  const [start, close] = isBare
    ? [Math.max(x0, node.box.x - MAX_PADDING_PX), Math.min(x1, right(node.box) + MAX_PADDING_PX)]
    : [node.box.x, right(node.box)];
  // In a column around its middle, the widest thing shows it.
  const leftOf = (of: readonly LayoutNode[]): number => {
    const lefts = of.flatMap(({ children: [cell] }) => {
      const content = contentOfCell(cell);
      return content && !isGap(content) ? [(content.kind === 'text' ? content.ink.x : content.box.x) - start] : [];
    });
    return lefts.length > 0 ? spacing.step(Math.max(0, Math.min(MAX_PADDING_PX, ...lefts))) : 0;
  };
  const outer = leftOf(rows);
  // Where one cell of a column breaks its words, all may.
  const canWrap = columns.map((_, i) => bodies.some(({ children }) => children[i] && wraps(children[i])));
  const rule = rules.find(({ box }) => bodies[0] && box.y > bodies[0].box.y) ?? rules[0];
  const line = rule?.box.height ?? 0;
  const heights = rows.map((row) => heightOf(row, context));
  const edges = rowEdges(node, rows, rules);
  const rooms = rows.map((_, i) => edges[i + 1] - edges[i]);
  const isLined = (at: number): boolean =>
    rules.some(({ box }) => Math.abs(box.y + box.height / 2 - edges[at]) <= SAME_LINE_PX);
  /** What all rows from one on have to share above and below what they hold. */
  const spareFrom = (from: number): number => {
    const own = rooms.slice(from);
    // Between two lines one sees all of a row's room, at the ends of a table only what its words need.
    const between = own.filter((_, i) => isLined(from + i) && isLined(from + i + 1));
    const room = medianOf(between.length > 0 ? between : own) ?? 0;
    // Of that, the line is one of the row's own.
    const edge = between.length > 0 ? line : 0;
    return Math.max(0, room - edge - (medianOf(heights.slice(from)) ?? 0));
  };
  const isAtTop = beginAtTop(bodies);
  const own = isHeaded ? 1 : 0;
  const pitch = isAtTop ? undefined : evenPitch(rooms.slice(own), heights.slice(own));
  const rowHeight = pitch === undefined ? undefined : spacing.step(pitch, 2 * bodies.length);
  // In a row of a given height, padding is what the highest cell leaves.
  const left = rowHeight === undefined ? 0 : rowHeight - Math.max(...heights.slice(own));
  const spare = spareFrom(own);
  const y = spacing.step(rowHeight === undefined ? spare / 2 : Math.max(0, left / 2 - 2));
  // A step has less than one sees, but many rows together have it so many times.
  const drifts = rowHeight === undefined && Math.abs(spare - 2 * y) * bodies.length > MAX_SUM_PX;
  const below = drifts ? spacing.step(Math.max(0, spare - y)) : y;
  // The room above a head that has neither ground nor line is not seen: it is that below its names.
  const names = contentsOf(rows[0]);
  const aboveNames = names.y + names.height / 2 - edges[0] - heights[0] / 2;
  const isHeadOpen = !rows[0].paint && !isLined(0);
  const headRoom = isHeadOpen ? rooms[0] - heights[0] - aboveNames : (rooms[0] - heights[0]) / 2;
  const headY = isHeaded ? spacing.step(Math.max(0, headRoom)) : 0;
  const last = bodies.at(-1);
  const isClosed = last !== undefined && rules.some(({ box }) => box.y > bottom(last.box));
  // One line alone parts the head from what it names.
  const isHeadOnly = isHeaded && rules.length === 1 && bodies.length > 1;
  // Below a head the line above each row is one for all of them; without one the last row has none.
  const isAbove = isHeaded && !isClosed && !isHeadOnly;
  const drawn = rule && lineCss(rule);
  // The line below a head may be another one: thicker, or darker. Where two meet, the browser draws the upper one.
  const lower = rules.find(({ box }) => Math.abs(box.y + box.height / 2 - edges[1]) <= SAME_LINE_PX);
  const headLine = isHeaded && lower && lineCss(lower) !== drawn ? lineCss(lower) : undefined;
  const hasLine = (isHead: boolean): boolean => (isHeadOnly ? isHead : isAbove ? !isHead : true);
  // All rows have their line below, which the last one takes back: they are written alike.
  const isOpen = !isHeadOnly && !isAbove && !isClosed && bodies.length > 1;
  const lineOf = (isHead: boolean): Css => {
    if (isHead && headLine) return { 'border-bottom': headLine };
    return drawn && hasLine(isHead) ? { [isAbove ? 'border-top' : 'border-bottom']: drawn } : {};
  };
  const inks = inksOf(rows, columns);
  const inner = spacing.step(innerPadding(node, inks, outer));
  // Sides that differ by less than one sees are one padding.
  const x = outer - inner <= SAME_PADDING_PX ? inner : outer;
  // What all rows say may begin further in than the name of the column.
  const within = columns[0]?.align === 'left' && leftOf(bodies) > x + SAME_PADDING_PX ? leftOf(bodies) : x;
  const ends = { widths: [], end: inner, last: x };
  const {
    widths,
    end,
    last: room,
  } = context.manners.of(node).rigid || canWrap.some(Boolean)
    ? columnWidths(columns, inks, node, { outer: x, inner })
    : ends;
  const stepOf = (padding: number, usual: number): number =>
    padding < usual - SAME_PADDING_PX ? spacing.step(padding) : usual;
  // Columns of given widths keep their words in a line or break them, all in one way of writing.
  const breaks = widths.length > 0 && canWrap.some(Boolean);
  const after = stepOf(end, inner);
  const beyond = columns.at(-1)?.align === 'right' ? close - right(inks[inks.length - 1]) : room;
  const closing = stepOf(Math.max(0, Math.min(beyond, x)), x);
  const foot = isHeaded ? footOf(rows) : undefined;
  const filled = bodies.filter((row) => row !== foot);
  const groundOf = groundsOf(filled);
  const rowOf = (row: LayoutNode, isHead: boolean): Element => {
    const ground = filled.includes(row) ? groundOf(row) : { css: paintCss(row.paint) };
    return {
      tag: 'tr',
      name: 'table-row',
      css: {
        ...ground.css,
        ...lineOf(isHead),
        ...(isAtTop && !isHead ? { 'vertical-align': 'top' } : {}),
        ...(rowHeight !== undefined && !isHead ? { height: px(rowHeight) } : {}),
      },
      ...(isOpen && drawn && !isHead
        ? { states: { ...ground.states, ':last-child': { 'border-bottom': '0' } } }
        : ground.states
          ? { states: ground.states }
          : {}),
      ...(row.instance ? { instance: row.instance } : {}),
      children: row.children.map((cell, i) => {
        const isHeadCell = isHead || row === foot;
        return buildCell(
          cell,
          isHeadCell,
          {
            x: i === 0 ? (isHeadCell ? x : within) : columns[i]?.align === 'right' ? gutterOf(inner) : inner,
            after: i < columns.length - 1 ? after : closing,
            ...(isHead ? { y: headY, below: headY } : { y, below }),
            room: widths[i] === undefined ? 0 : widths[i] - (i === 0 ? within : inner) - after,
          },
          columns[i]?.align,
          (breaks && contentOfCell(cell)?.text !== undefined) || (isHead ? wraps(cell) : canWrap[i]),
          context,
        );
      }),
    };
  };
  const sides = columns.map((_, i) => (i === 0 ? within : inner) + after);
  const part = (tag: string, children: Element[]): Element => ({ tag, name: tag, css: {}, children });
  const columnOf = (width: number): Element => ({
    tag: 'col',
    name: 'column',
    // What a step has more may be room for one more word.
    css: { width: px(spacing.step(spacing.step(width) > width + 1 ? width - 2 : width)) },
    children: [],
  });
  const body = filled.map((row) => rowOf(row, false));
  const table: Element = {
    tag: 'table',
    name: 'table',
    css: {
      width: '100%',
      // What breaks its words would break them at each on a phone.
      ...(canWrap.some(Boolean) && node.box.width > LEAST_WIDTH_PX ? { 'min-width': px(LEAST_WIDTH_PX) } : {}),
      'border-collapse': 'collapse',
      'text-align': 'left',
    },
    children: [
      ...(widths.length > 0 ? [part('colgroup', narrowed(widths, rows, inks, sides).map(columnOf))] : []),
      ...(isHeaded ? [part('thead', [rowOf(rows[0], true)])] : []),
      part('tbody', body),
      ...(foot ? [part('tfoot', [rowOf(foot, false)])] : []),
    ],
  };
  const lined = heights.reduce((sum, own, i) => {
    const isHead = isHeaded && i === 0;
    const needed = own + (isHead ? 2 * headY : y + below) + (drawn && hasLine(isHead) ? line : 0);
    return sum + (isHead ? needed : Math.max(needed, rowHeight ?? 0));
  }, 0);
  const height = drawn && isOpen ? lined - line : lined;
  // What the first row has above what it holds; a row of a given height shares its room.
  const above = isHeaded ? headY : rowHeight === undefined ? y : (rowHeight - heights[0]) / 2;
  return {
    element: {
      tag: 'div',
      name: 'table-scroll',
      attributes: { role: 'group', 'aria-label': node.alt ?? 'Table', tabindex: '0' },
      css: { 'overflow-x': 'auto', ...paintCss(node.paint) },
      children: [table],
    },
    top: node.box.y - Math.max(0, above - Math.max(0, aboveNames)),
    height,
  };
}

/** A wider table in which words wrap scrolls where there is less room, in px. */
const LEAST_WIDTH_PX = 640;

/** What two paddings differ by at most to be one, in px. */
const SAME_PADDING_PX = 2;

/** What keeps a right-aligned column from its neighbour, in px: the padding of all cells, or what a table without any needs. */
const gutterOf = (padding: number): number => (padding < MIN_GUTTER_PX / 2 ? MIN_GUTTER_PX : padding);

const lineCss = ({ box, color }: LayoutNode): string => `${px(Math.round(box.height) || 1)} solid ${toHex(color ?? 0)}`;

/** The last row of a long table, where it says the names of the columns again. */
function footOf(rows: readonly LayoutNode[]): LayoutNode | undefined {
  const [head, last] = [rows[0], rows[rows.length - 1]];
  const names = head.children.map(wordsOf).join('|');
  return rows.length > 2 && /\p{L}/u.test(names) && last.children.map(wordsOf).join('|') === names ? last : undefined;
}

const wordsOf = (node: LayoutNode): string =>
  node.kind === 'text' ? node.text.lines.map((line) => line.text).join(' ') : node.children.map(wordsOf).join(' ');

/** Around what the cells of a row hold. */
const contentsOf = ({ children, box }: LayoutNode): Box => {
  const boxes = children.flatMap((cell) => {
    const content = contentOfCell(cell);
    return content && !isGap(content) ? [content.box] : [];
  });
  return boxes.length > 0 ? unionBox(boxes) : box;
};

/** Whether a cell breaks its words; the table scrolls where one line of each has no room. */
const wraps = (cell: LayoutNode): boolean => {
  const content = contentOfCell(cell);
  return content !== undefined && leavesOf(content).some(({ text }) => text !== undefined && text.lines.length > 1);
};

function heightOf(row: LayoutNode, context: Context): number {
  const heights = row.children.map((cell) => {
    const content = contentOfCell(cell);
    if (!content || isGap(content)) return 0;
    if (content.text) return context.typeOf(content.text).lineHeight * content.text.lines.length;
    return context.build(content, { x0: content.box.x, x1: right(content.box) }).height;
  });
  return Math.max(0, ...heights);
}

const medianOf = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
