import type { Node } from '../layout/node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { runsOf, typeCss } from './describe-text.ts';
import type { Css, Element } from './element.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

/** The least width of a column; a table of many columns scrolls in its own box on a phone. */
const MIN_COLUMN = 88;

/** A table whose rows and columns are where the design has them. */
export function describeTable(node: Node, frame: Frame, context: Context): Element {
  const rows = node.children.filter((child) => child.kind === 'row');
  const starts = columnStarts(rows, node);
  const ends = rowEnds(node, rows);
  const wide = starts.length > 3;
  const elements = rows.map((row, i) => {
    const top = i === 0 ? node.box.y : ends[i - 1].y;
    return describeTableRow(row, i === 0, { top, ...ends[i] }, starts, context);
  });
  const headed = rows[0].children.some((cell) => cell.role === 'th');
  const part = (tag: string, children: Element[]): Element => ({ tag, name: tag, css: {}, children });
  const css: Css = { width: '100%', 'border-collapse': 'collapse', 'table-layout': 'fixed' };
  if (wide) css['min-width'] = px(Math.min(node.box.width, MIN_COLUMN * starts.length));
  const table: Element = {
    tag: 'table',
    name: 'table',
    css,
    children: headed
      ? [part('thead', elements.slice(0, 1)), part('tbody', elements.slice(1))]
      : [part('tbody', elements)],
  };
  const place = placeBox(
    { ...node.box, width: starts[starts.length - 1] + lastWidth(rows) - node.box.x },
    frame,
    context,
  );
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

const lastWidth = (rows: readonly Node[]): number => {
  const cells = rows.map((row) => lastOf(row.children));
  const x = Math.min(...cells.map((cell) => cell.box.x));
  return Math.ceil(1.04 * (Math.max(...cells.map((cell) => right(cell.box))) - x) + 4);
};

function columnStarts(rows: readonly Node[], { box }: Node): number[] {
  return rows[0].children.map((_, column) =>
    column === 0
      ? box.x
      : Math.min(...rows.map((row) => Math.min(row.children[column].box.x, row.children[column].ink.x))),
  );
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
  starts: readonly number[],
  context: Context,
): Element {
  const total = lastOf(starts) + lastWidth([row]) - starts[0];
  const children = row.children.map((cell, i): Element => {
    const block = cell.text!;
    const tag = cell.role === 'th' ? 'th' : 'td';
    const css: Css = { ...typeCss(block, context, tag), 'vertical-align': 'top' };
    const end = starts[i + 1];
    const before = cell.box.x - starts[i];
    const after = end === undefined ? 0 : end - right(cell.ink);
    css['text-align'] = 'left';
    css.padding = [topOf(cell, top), 0, bottomOf(cell, y, rule), Math.max(0, before)].map(px).join(' ');
    if (before > 12 && after < before && end !== undefined) {
      css['text-align'] = 'right';
      css.padding = [topOf(cell, top), Math.max(0, after), bottomOf(cell, y, rule), 0].map(px).join(' ');
    }
    if (rule) css['border-bottom'] = `${px(rule.box.height)} solid ${toHex(rule.color ?? 0)}`;
    if (first && end !== undefined) css.width = `${Math.round(((end - starts[i]) / total) * 1000) / 10}%`;
    const attributes = tag === 'th' ? { scope: 'col' } : undefined;
    return { tag, name: tag === 'th' ? 'table-head' : 'table-cell', attributes, css, children: runsOf(block, 'td') };
  });
  return { tag: 'tr', name: 'table-row', css: paintCss(row.paint), children };
}

const topOf = (cell: Node, top: number): number => Math.max(0, Math.round(cell.box.y - top));
const bottomOf = (cell: Node, y: number, rule?: Node): number =>
  Math.max(0, Math.round(y - bottom(cell.box) - (rule?.box.height ?? 0)));
