import { textsOf } from '../layout/assign-headings.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { typeCss } from './build-text.ts';
import type { Context, Frame } from './context.ts';
import { fluid, px } from './lengths.ts';
import { isNoWrap } from './min-content-width.ts';
import { textLanguage } from './own-language.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';
import {
  type Column,
  contentOfCell,
  isFramedCell,
  isGap,
  minCellsWidth,
  minTableWidth,
  tableColumns,
} from './table-tracks.ts';
import { runsOf } from './text-runs.ts';

/** A table that needs no more fits on a phone; a wider one scrolls in its own box. */
const MAX_PHONE_WIDTH_PX = 300;

/** A table whose rows and columns are where the design has them. */
export function buildTableElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const rows = node.children.filter((child) => child.kind === 'row');
  const columns = tableColumns(rows, node);
  const ends = rowEnds(node, rows);
  const elements = rows.map((row, i) => {
    const top = i === 0 ? node.box.y : ends[i - 1].y;
    return buildTableRow(row, i === 0, { top, ...ends[i] }, columns, context);
  });
  const headed = rows[0].children.some((cell) => cell.role === 'th');
  const part = (tag: string, children: Element[]): Element => ({ tag, name: tag, css: {}, children });
  const css: Css = { width: '100%', 'border-collapse': 'collapse', 'table-layout': 'fixed' };
  const width = columns[columns.length - 1].end - node.box.x;
  const least = Math.min(width, minTableWidth(rows, columns));
  // Two columns that fit a phone fit with other shares than those of the design.
  const pair = columns.length === 2 && least > MAX_PHONE_WIDTH_PX && minCellsWidth(rows) <= MAX_PHONE_WIDTH_PX;
  if (pair) delete css['table-layout'];
  const wide = least > MAX_PHONE_WIDTH_PX && !pair;
  if (wide) css['min-width'] = px(least);
  const table: Element = {
    tag: 'table',
    name: 'table',
    css,
    children: headed
      ? [part('thead', elements.slice(0, 1)), part('tbody', elements.slice(1))]
      : [part('tbody', elements)],
  };
  const place = placeBox({ ...node.box, width }, frame, context, !wide);
  if (!wide) return { ...table, css: { ...css, ...place } };
  return {
    tag: 'div',
    name: 'table-scroll',
    attributes: { role: 'group', 'aria-label': node.alt ?? 'Table', tabindex: '0' },
    css: { 'overflow-x': 'auto', ...place },
    children: [table],
  };
}

type End = { y: number; rule?: LayoutNode };

/** Where each row ends: below its rule, at the edge of a painted row, or in the middle of the gap. */
function rowEnds(table: LayoutNode, rows: readonly LayoutNode[]): End[] {
  return rows.map((row, i) => {
    const next = rows[i + 1];
    const until = next ? next.box.y + 2 : bottom(table.box);
    const rule = table.children.find(
      (child) => child.kind === 'rule' && child.box.y >= bottom(row.box) - 2 && bottom(child.box) <= until,
    );
    if (rule) return { y: bottom(rule.box), rule };
    if (!next) return { y: bottom(table.box) };
    if (row.children.every(isFramedCell)) return { y: next.box.y };
    if (next.paint || row.paint) return { y: next.paint ? next.box.y : bottom(row.box) };
    return { y: Math.round((bottom(row.box) + next.box.y) / 2) };
  });
}

function buildTableRow(
  row: LayoutNode,
  first: boolean,
  { top, y, rule }: End & { top: number },
  columns: readonly Column[],
  context: Context,
): Element {
  const total = columns[columns.length - 1].end - columns[0].start;
  const children = row.children.map((cell, i): Element => {
    const { start, end } = columns[i];
    const tag = cell.role === 'th' ? 'th' : 'td';
    const content = contentOfCell(cell);
    const css: Css = isFramedCell(cell)
      ? framedCellCss(cell, content, tag, columns[i], y - top, context)
      : isGap(cell)
        ? {}
        : cellCss(cell, tag, columns[i], { top, y, rule }, context);
    if (rule) css['border-bottom'] = `${px(rule.box.height)} solid ${toHex(rule.color ?? 0)}`;
    if (columns.length === 2 && cell.text && isNoWrap(cell)) css['white-space'] = 'nowrap';
    // What stands below each other in a cell is as wide as its lines, in another font a little wider.
    if (content && holdsLines(content)) css['white-space'] = 'nowrap';
    if (first && i + 1 < columns.length) css.width = `${Math.round(((end - start) / total) * 1000) / 10}%`;
    // A shaded head is shaded cell by cell: that is how tables are styled.
    if (first) Object.assign(css, paintCss(row.paint));
    const attributes = {
      ...(tag === 'th' ? { scope: first ? 'col' : 'row' } : {}),
      ...(content?.text ? textLanguage(content.text, context) : {}),
    };
    const name = tag === 'th' ? 'table-head' : 'table-cell';
    return { tag, name, attributes, css, children: content ? contentOf(content, context) : [] };
  });
  return { tag: 'tr', name: 'table-row', css: first ? {} : paintCss(row.paint), children };
}

/** Whether something that is more than a text holds texts of one line only. */
function holdsLines(content: LayoutNode): boolean {
  const texts = textsOf(content);
  return !content.text && texts.length > 0 && texts.every(({ text }) => text!.lines.length === 1 && !text!.code);
}

/** Type of the text, if it is one, and the distances to the sides of the cell. */
function cellCss(
  cell: LayoutNode,
  tag: string,
  { start, end, align }: Column,
  { top, y, rule }: End & { top: number },
  context: Context,
): Css {
  const css: Css = cell.text ? typeCss(cell.text, context, tag) : {};
  css['vertical-align'] = 'top';
  css['text-align'] = align;
  const x0 = cell.text ? cell.ink.x : cell.box.x;
  const x1 = cell.text ? right(cell.ink) : right(cell.box);
  const before = align === 'left' ? Math.max(0, (cell.text?.lines.length ? cell.box.x : x0) - start) : 0;
  const after = align === 'right' ? Math.max(0, end - x1) : 0;
  const shift = x0 + x1 - start - end;
  const sides = align === 'center' ? [Math.max(0, -shift), Math.max(0, shift)] : [after, before];
  const [onRight, onLeft] = sides.map((side) => fluid(side, context.designWidth));
  const above = Math.max(0, Math.round(cell.box.y - top));
  const below = Math.max(0, Math.round(y - bottom(cell.box) - (rule?.box.height ?? 0)));
  css.padding = [px(above), onRight, px(below), onLeft].join(' ');
  return css;
}

/** A cell with lines of its own, of which it shares half with its neighbours. `pitch`: from its row to the next. */
function framedCellCss(
  { box, paint }: LayoutNode,
  content: LayoutNode | undefined,
  tag: string,
  { align }: Column,
  pitch: number,
  context: Context,
): Css {
  const css: Css = { ...(content?.text ? typeCss(content.text, context, tag) : {}), ...paintCss(paint) };
  const edge = paint!.border!.width;
  if (!content) return { ...css, padding: '0', height: px(pitch) };
  css['vertical-align'] = 'top';
  css['text-align'] = align;
  const { ink } = content;
  const before = Math.max(0, (content.text ? ink.x : content.box.x) - box.x - edge);
  const after = Math.max(0, right(box) - edge - (content.text ? right(ink) : right(content.box)));
  const [onLeft, onRight] =
    align === 'center'
      ? [0, 0]
      : align === 'left'
        ? [before, Math.min(before, after)]
        : [Math.min(before, after), after];
  const above = Math.max(0, content.box.y - box.y - edge);
  const below = Math.max(0, pitch - edge - above - content.box.height);
  css.padding = [above, onRight, below, onLeft].map((side) => px(side)).join(' ');
  return css;
}

/** A text is the cell; anything else stands in it at its own width. */
function contentOf(cell: LayoutNode, context: Context): Element['children'] {
  if (isGap(cell)) return [];
  if (cell.text) return runsOf(cell.text, 'td', context.language);
  const element = context.build(cell.role === 'th' ? ({ ...cell, role: undefined } as LayoutNode) : cell, {
    x0: cell.box.x,
    x1: right(cell.box),
  });
  for (const name of ['margin-left', 'margin-right', 'min-width']) delete element.css[name];
  // An icon and its text stay in one line, however wide the font is.
  if (cell.kind === 'row' && !cell.paint) Object.assign(element.css, { 'flex-wrap': 'nowrap' });
  else Object.assign(element.css, { width: px(cell.box.width), 'max-width': '100%' });
  // Fields are words of a line otherwise, with room for descenders below them.
  if (element.tag === 'select' || element.tag === 'input') element.css.display ??= 'block';
  return [element];
}
