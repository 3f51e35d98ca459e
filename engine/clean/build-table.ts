import { px } from '../emit/lengths.ts';
import { textLanguage } from '../emit/own-language.ts';
import { paintCss } from '../emit/paint-css.ts';
import { contentOfCell, isFramedCell, isGap, tableColumns } from '../emit/table-tracks.ts';
import { runsOf } from '../emit/text-runs.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { typeCss } from './build-text.ts';
import { trace } from './check/origin.ts';
import type { Built, Context, Frame } from './context.ts';

const MAX_PADDING_PX = 32;

/** A table with one padding for all cells of its body and one for its head; it scrolls in its own box where it is too wide. */
export function buildTable(node: LayoutNode, _frame: Frame, context: Context): Built {
  const { spacing } = context;
  const rows = node.children.filter((child) => child.kind === 'row');
  const columns = tableColumns(rows, node);
  const isHeaded = rows[0].children.some((cell) => cell.role === 'th');
  const bodies = isHeaded ? rows.slice(1) : rows;
  const first = rows.map((row) => contentOfCell(row.children[0])).find((cell) => cell && !isGap(cell));
  const left = first ? (first.kind === 'text' ? first.ink.x : first.box.x) - node.box.x : 0;
  const x = spacing.step(Math.max(0, Math.min(MAX_PADDING_PX, left)));
  const rules = node.children.filter(({ kind }) => kind === 'rule');
  const pitches = bodies
    .map((row, i) => (bodies[i + 1] ? bodies[i + 1].box.y - row.box.y : undefined))
    .filter((pitch) => pitch !== undefined);
  const heights = bodies.map((row) => heightOf(row, context));
  const line = rules[0]?.box.height ?? 0;
  const pitch = medianOf(pitches) ?? bottom(node.box) - bodies[0]?.box.y;
  const y = spacing.step(Math.max(0, ((pitch ?? 0) - (medianOf(heights) ?? 0) - line) / 2));
  const headHeight = isHeaded ? heightOf(rows[0], context) : 0;
  const headRoom = isHeaded && bodies[0] ? bodies[0].box.y - y - node.box.y - headHeight - line : 0;
  const headY = spacing.step(Math.max(0, headRoom / 2));
  const rule = rules.find(({ box }) => bodies[0] && box.y > bodies[0].box.y) ?? rules[0];
  const last = bodies.at(-1);
  const isClosed = last !== undefined && rules.some(({ box }) => box.y > bottom(last.box));
  // Below a head the line above each row is one for all of them; without one the last row has none.
  const isAbove = isHeaded && !isClosed;
  const drawn = rule ? `${px(Math.round(rule.box.height) || 1)} solid ${toHex(rule.color ?? 0)}` : undefined;
  const hasLine = (row: LayoutNode, isHead: boolean): boolean =>
    isAbove ? !isHead : isClosed || row !== last || bodies.length === 1;
  const rowOf = (row: LayoutNode, isHead: boolean): Element => ({
    tag: 'tr',
    name: 'table-row',
    css: {
      ...paintCss(row.paint),
      ...(drawn && hasLine(row, isHead) ? { [isAbove ? 'border-top' : 'border-bottom']: drawn } : {}),
    },
    ...(row.instance ? { instance: row.instance } : {}),
    children: row.children.map((cell, i) =>
      cellOf(cell, isHead, { x, y: isHead ? headY : y }, columns[i]?.align, context),
    ),
  });
  const part = (tag: string, children: Element[]): Element => ({ tag, name: tag, css: {}, children });
  const body = bodies.map((row) => rowOf(row, false));
  const table: Element = {
    tag: 'table',
    name: 'table',
    css: { width: '100%', 'border-collapse': 'collapse', 'text-align': 'left' },
    children: isHeaded ? [part('thead', [rowOf(rows[0], true)]), part('tbody', body)] : [part('tbody', body)],
  };
  const height =
    (isHeaded ? headHeight + 2 * headY + line : 0) +
    heights.reduce((sum, one) => sum + one + 2 * y + line, 0) -
    (rule ? 0 : 0);
  return {
    element: {
      tag: 'div',
      name: 'table-scroll',
      attributes: { role: 'group', 'aria-label': 'Table', tabindex: '0' },
      css: { 'overflow-x': 'auto', ...paintCss(node.paint) },
      children: [table],
    },
    top: node.box.y,
    height,
  };
}

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

function cellOf(
  cell: LayoutNode,

  isHead: boolean,
  { x, y }: { x: number; y: number },
  align: 'left' | 'center' | 'right' | undefined,
  context: Context,
): Element {
  const tag = isHead || cell.role === 'th' ? 'th' : 'td';
  const content = contentOfCell(cell);
  const css: Css = {
    'padding-top': px(y),
    'padding-bottom': px(y),
    'padding-left': px(x),
    'padding-right': px(x),
    ...(isFramedCell(cell) ? paintCss(cell.paint) : {}),
    'text-align': align ?? 'left',
  };
  const attributes: Record<string, string> = tag === 'th' ? { scope: isHead ? 'col' : 'row' } : {};
  const element = (children: Element['children'], more: Css = {}): Element => ({
    tag,
    name: tag === 'th' ? 'table-head' : 'table-cell',
    attributes,
    css: { ...css, ...more },
    children,
  });
  if (!content || isGap(content)) return element([]);
  if (content.text) {
    Object.assign(attributes, textLanguage(content.text, context));
    const type = typeCss(content.text, context.typeOf(content.text), context, tag);
    if (content.text.lines.length === 1 && content.ink.width < 200) type['white-space'] = 'nowrap';
    const runs = runsOf(content.text, 'td', context.language);
    const traced = (made: Element): Element => {
      trace(made, content);
      return made;
    };
    // A cell that leads somewhere holds a link.
    return traced(
      content.role === 'a'
        ? element(
            [
              {
                tag: 'a',
                name: 'link',
                attributes: { href: '#' },
                css: { color: type.color, 'text-decoration': 'none' },
                children: runs,
              },
            ],
            type,
          )
        : element(runs, type),
    );
  }
  return element([context.build(content, { x0: content.box.x, x1: right(content.box) }).element]);
}
