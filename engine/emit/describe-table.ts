import type { Node } from '../layout/node.ts';
import { bottom, centerX, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { runsOf, typeCss } from './describe-text.ts';
import type { Css, Element } from './element.ts';
import { fluid, px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

/** The least width of a column; a table of many columns scrolls in its own box on a phone. */
const MIN_COLUMN = 88;

/** A table whose rows and columns are where the design has them. */
export function describeTable(node: Node, frame: Frame, context: Context): Element {
  const rows = node.children.filter((child) => child.kind === 'row');
  const columns = columnsOf(rows, node);
  const ends = rowEnds(node, rows);
  const wide = columns.length > 3;
  const elements = rows.map((row, i) => {
    const top = i === 0 ? node.box.y : ends[i - 1].y;
    return describeTableRow(row, i === 0, { top, ...ends[i] }, columns, context);
  });
  const headed = rows[0].children.some((cell) => cell.role === 'th');
  const part = (tag: string, children: Element[]): Element => ({ tag, name: tag, css: {}, children });
  const css: Css = { width: '100%', 'border-collapse': 'collapse', 'table-layout': 'fixed' };
  if (wide) css['min-width'] = px(Math.min(node.box.width, MIN_COLUMN * columns.length));
  const table: Element = {
    tag: 'table',
    name: 'table',
    css,
    children: headed
      ? [part('thead', elements.slice(0, 1)), part('tbody', elements.slice(1))]
      : [part('tbody', elements)],
  };
  const width = lastOf(columns).end - node.box.x;
  // A table has no automatic width and takes its indent off itself; the box that it scrolls in has one.
  const place = placeBox({ ...node.box, width }, frame, context, !wide);
  if (!wide) return { ...table, css: { ...css, ...place } };
  return {
    tag: 'div',
    name: 'table-scroll',
    attributes: { role: 'region', 'aria-label': 'Table', tabindex: '0' },
    css: { 'overflow-x': 'auto', ...place },
    children: [table],
  };
}

const lastOf = <T>(items: readonly T[]): T => items[items.length - 1];

type Column = { start: number; end: number; align: 'left' | 'center' | 'right' };

/** Where columns begin and end and the edge that their cells share; a little wider than their texts, for other fonts. */
function columnsOf(rows: readonly Node[], { box }: Node): Column[] {
  const cells = rows[0].children.map((_, at) => rows.map((row) => row.children[at]));
  const lefts = cells.map((column) => Math.min(...column.map((cell) => Math.min(cell.box.x, cell.ink.x))));
  const rights = cells.map((column) => Math.max(...column.map((cell) => right(cell.ink))));
  const spare = (at: number) => Math.ceil(0.04 * (rights[at] - lefts[at]) + 4);
  const aligns = cells.map(alignOf);
  const starts = lefts.map((left, at) => {
    if (at === 0) return box.x;
    if (aligns[at] === 'left') return left;
    return Math.max(left - spare(at), Math.round((rights[at - 1] + left) / 2));
  });
  return starts.map((start, at) => {
    const edge = aligns[at] === 'right' ? rights[at] : rights[at] + spare(at);
    return { start, end: starts[at + 1] ?? edge, align: aligns[at] };
  });
}

function alignOf(cells: readonly Node[]): Column['align'] {
  const spread = (edge: (cell: Node) => number) => {
    const edges = cells.map(edge);
    return Math.max(...edges) - Math.min(...edges);
  };
  const [left, center, end] = [
    spread(({ ink }) => ink.x),
    spread(({ ink }) => centerX(ink)),
    spread(({ ink }) => right(ink)),
  ];
  if (left <= 3 || left <= Math.min(center, end)) return 'left';
  return end <= center ? 'right' : 'center';
}

type End = { y: number; rule?: Node };

/** Where each row ends: below its rule, or in the middle of the gap. */
function rowEnds(table: Node, rows: readonly Node[]): End[] {
  return rows.map((row, i) => {
    const next = rows[i + 1];
    if (!next) return { y: bottom(table.box) };
    const rule = table.children.find(
      (child) => child.kind === 'rule' && child.box.y >= bottom(row.box) - 2 && bottom(child.box) <= next.box.y + 2,
    );
    return rule ? { y: bottom(rule.box), rule } : { y: Math.round((bottom(row.box) + next.box.y) / 2) };
  });
}

function describeTableRow(
  row: Node,
  first: boolean,
  { top, y, rule }: End & { top: number },
  columns: readonly Column[],
  context: Context,
): Element {
  const total = lastOf(columns).end - columns[0].start;
  const children = row.children.map((cell, i): Element => {
    const block = cell.text!;
    const tag = cell.role === 'th' ? 'th' : 'td';
    const css: Css = { ...typeCss(block, context, tag), 'vertical-align': 'top' };
    const { start, end, align } = columns[i];
    css['text-align'] = align;
    const before = align === 'left' ? Math.max(0, cell.box.x - start) : 0;
    const after = align === 'right' ? Math.max(0, end - right(cell.ink)) : 0;
    const shift = 2 * centerX(cell.ink) - start - end;
    const sides = align === 'center' ? [Math.max(0, -shift), Math.max(0, shift)] : [after, before];
    const [onRight, onLeft] = sides.map((side) => fluid(side, context.designWidth));
    css.padding = [px(topOf(cell, top)), onRight, px(bottomOf(cell, y, rule)), onLeft].join(' ');
    if (rule) css['border-bottom'] = `${px(rule.box.height)} solid ${toHex(rule.color ?? 0)}`;
    if (first && i + 1 < columns.length) css.width = `${Math.round(((end - start) / total) * 1000) / 10}%`;
    // A shaded head is shaded cell by cell: that is how tables are styled.
    if (first) Object.assign(css, paintCss(row.paint));
    const attributes = tag === 'th' ? { scope: 'col' } : undefined;
    return { tag, name: tag === 'th' ? 'table-head' : 'table-cell', attributes, css, children: runsOf(block, 'td') };
  });
  return { tag: 'tr', name: 'table-row', css: first ? {} : paintCss(row.paint), children };
}

const topOf = (cell: Node, top: number): number => Math.max(0, Math.round(cell.box.y - top));
const bottomOf = (cell: Node, y: number, rule?: Node): number =>
  Math.max(0, Math.round(y - bottom(cell.box) - (rule?.box.height ?? 0)));
