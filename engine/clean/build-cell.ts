import { px } from '../emit/lengths.ts';
import { textLanguage } from '../emit/own-language.ts';
import { paintCss } from '../emit/paint-css.ts';
import { contentOfCell, isFramedCell, isGap } from '../emit/table-tracks.ts';
import { runsOf } from '../emit/text-runs.ts';
import { leavesOf } from '../layout/regions/entries.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { typeCss } from './build-text.ts';
import { trace } from './check/origin.ts';
import type { Context } from './context.ts';

/** Room beside a box, in px, that is surely no edge of its cell. */
const SPARE_PX = 40;

/** A cell with its padding; what it says is its own, what it holds is within it. */
export function buildCell(
  cell: LayoutNode,
  isHead: boolean,
  { x, after, y, below, room }: { x: number; after: number; y: number; below: number; room: number },
  align: 'left' | 'center' | 'right' | undefined,
  canWrap: boolean,
  context: Context,
): Element {
  const tag = isHead || cell.role === 'th' ? 'th' : 'td';
  const content = contentOfCell(cell);
  const css: Css = {
    'padding-top': px(y),
    'padding-bottom': px(below),
    'padding-left': px(x),
    'padding-right': px(after),
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
    if (!canWrap) type['white-space'] = 'nowrap';
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
  // A badge is as wide as its words, not as its cell; a bar of progress may be narrower, too.
  const spare = content.gauge ? Math.max(0, room - content.box.width) : content.paint ? SPARE_PX : 0;
  const built = context.build(content, { x0: content.box.x, x1: right(content.box) + spare }).element;
  // A check box in a line of words would make that as high as one of the page's own type.
  if (built.tag === 'input') built.css.display = 'block';
  // A column shrinks to nothing with a picture that may.
  if (built.tag === 'img') built.css['max-width'] = 'none';
  // A picture, and what lies upon each other, is a block of its own, which no alignment of text moves.
  const isBlock = content.kind === 'image' || (content.kind === 'overlay' && content.gauge === undefined);
  if (isBlock && align !== 'left') {
    if (content.kind === 'overlay') built.css.width ??= 'fit-content';
    built.css['margin-left'] = 'auto';
    if (align === 'center') built.css['margin-right'] = 'auto';
  }
  const isUnbroken = !canWrap && leavesOf(content).some(({ kind }) => kind === 'text');
  if (!canWrap) leaveWrapping(built);
  return element([built], {
    ...(isUnbroken ? { 'white-space': 'nowrap' } : {}),
    // Otherwise the line that a badge stands on is as high as one of the page's own type.
    ...(built.css.display === 'inline-block' ? { 'line-height': '1' } : {}),
  });
}

/** What a cell says of its lines, nothing in it says again, and its parts stay in their line, too. */
function leaveWrapping(element: Element): void {
  for (const css of [element.css, ...Object.values(element.at ?? {})])
    for (const name of ['white-space', 'flex-wrap']) if (/^(no)?wrap$/.test(css[name] ?? '')) delete css[name];
  for (const child of element.children) if (typeof child !== 'string') leaveWrapping(child);
}
