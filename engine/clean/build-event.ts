import { px } from '../emit/lengths.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { addSides, type Built, type Context, type Frame } from './context.ts';

/** A mark with an upright line below it, which leads to the mark of the next event. */
function isMarkColumn({ kind, paint, image, children }: LayoutNode): boolean {
  const [mark, line, ...others] = children;
  if (kind !== 'stack' || paint || image || !line || others.length > 0) return false;
  return mark.kind !== 'text' && line.kind === 'rule' && line.box.height > line.box.width && line.box.y >= mark.box.y;
}

/** Whether a row is an event of a timeline: its mark with the line below that, and what is said beside both. */
export const isEvent = ({ kind, paint, children: [column, content, ...others] }: LayoutNode): boolean =>
  kind === 'row' && !paint && content !== undefined && others.length === 0 && isMarkColumn(column);

/** The line has the height of what is said beside it, and of the room below that, however many lines those are on a phone. */
export function buildEvent(node: LayoutNode, frame: Frame, context: Context): Built {
  const { spacing, consensus } = context;
  const [column, content] = node.children;
  const [mark, line] = column.children;
  const step = (of: LayoutNode, name: string, value: number): number =>
    spacing.step(Math.max(0, consensus.number(of, name, value)));
  const before = step(node, 'before', column.box.x - frame.x0);
  const gap = step(node, 'gap', content.box.x - right(column.box));
  const sign = context.build(mark, frame);
  const rule = context.build(line, frame);
  const said = context.build(content, { x0: frame.x0 + before + column.box.width + gap, x1: frame.x1 });
  const drop = step(column, 'margin-top', sign.top - said.top);
  const lift = step(content, 'margin-top', said.top - sign.top);
  const apart = step(line, 'margin-top', line.box.y - bottom(mark.box));
  const foot = step(node, 'foot', bottom(node.box) - bottom(content.box));
  const { height: _, ...lineCss } = rule.element.css;
  const marker: Element = {
    tag: 'div',
    name: 'marker',
    css: {
      ...{ display: 'flex', 'flex-direction': 'column', 'align-items': 'center', 'flex-shrink': '0' },
      ...(apart > 0 ? { gap: px(apart) } : {}),
      ...(drop > 0 ? { 'margin-top': px(drop) } : {}),
    },
    children: [sign.element, { ...rule.element, css: { ...lineCss, 'flex-grow': '1' } }],
  };
  // The room below a card is no part of it.
  const body: Element =
    content.paint || content.image
      ? { tag: 'div', name: 'event-body', css: {}, children: [said.element] }
      : said.element;
  Object.assign(body.css, { flex: '1 1 0%', 'min-width': '0' });
  if (lift > 0) body.css['margin-top'] = px(lift);
  if (foot > 0) body.css['padding-bottom'] = px(foot);
  const element: Element = {
    tag: 'div',
    name: 'event',
    css: { display: 'flex', gap: px(gap) },
    children: [marker, body],
    ...(node.instance ? { instance: node.instance } : {}),
  };
  addSides(element, { 'padding-left': px(before) }, 0, context);
  return { element, top: Math.min(sign.top, said.top), height: node.box.height };
}

/** Each event, and its line, ends where the next one begins: its words may do so above its mark. Changes the tree in place. */
export function joinEvents(node: LayoutNode): void {
  node.children.forEach(joinEvents);
  if (node.kind !== 'stack') return;
  node.children.forEach((row, i) => {
    const next = node.children[i + 1];
    const end = next?.box.y ?? 0;
    if (!isEvent(row) || end <= row.children[0].children[1].box.y) return;
    const [mark, line] = row.children[0].children;
    line.box = line.ink = { ...line.box, height: end - line.box.y };
    row.children[0].box = row.children[0].ink = unionBox([mark.box, line.box]);
    row.box = row.ink = { ...row.box, height: end - row.box.y };
  });
}
