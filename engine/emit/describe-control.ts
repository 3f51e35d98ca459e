import type { Node } from '../layout/node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import type { TextBlock } from '../text/text-block.ts';
import type { Context, Frame } from './context.ts';
import { runsOf, typeCss } from './describe-text.ts';
import type { Css, Element } from './element.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

const labelOf = (block: TextBlock): string => block.lines.map((line) => line.text).join(' ');

/** A painted box around one centred line: the text is the element, its distances are padding. */
export function describeButton(node: Node, frame: Frame, context: Context): Element {
  const text = node.children[0];
  const block = text.text!;
  const edge = node.paint?.border?.width ?? 0;
  const above = Math.max(0, text.box.y - node.box.y - edge);
  const below = Math.max(0, bottom(node.box) - edge - bottom(text.box));
  const css: Css = {
    ...paintCss(node.paint),
    ...typeCss(block, context, 'a'),
    display: 'block',
    'padding-top': px(above),
    'padding-bottom': px(below),
    'text-align': 'center',
    ...placeBox(node.box, frame, context, true),
  };
  if (!node.paint?.border) css.border = '0';
  showGround(css);
  const tag = node.role === 'button' ? 'button' : 'a';
  const attributes: Record<string, string> = tag === 'a' ? { href: '#' } : { type: node.submits ? 'submit' : 'button' };
  if (tag === 'button') css['padding-left'] = css['padding-right'] = '0';
  return { tag, name: 'button', attributes, css, children: runsOf(block, 'a') };
}

/** Browsers paint buttons and fields grey or white of their own accord: what the design left unpainted stays so. */
function showGround(css: Css): void {
  if (!css.background && !css['background-color']) css['background-color'] = 'transparent';
}

/** A bordered field; what is written in it is its placeholder. */
export function describeInput(node: Node, frame: Frame, context: Context): Element {
  const text = node.children[0]?.text;
  const edge = node.paint?.border?.width ?? 0;
  const css: Css = {
    ...paintCss(node.paint),
    height: px(node.box.height),
    ...placeBox(node.box, frame, context, true),
  };
  showGround(css);
  if (text) {
    css['font-size'] = px(text.size);
    css.color = toHex(text.color);
    css['padding-left'] = px(Math.max(0, text.ink.x - node.box.x - edge));
    css['padding-right'] = px(Math.min(12, Math.max(0, right(node.box) - right(text.ink) - edge)));
  }
  const label = text ? labelOf(text) : 'Text field';
  return {
    tag: 'input',
    name: 'field',
    attributes: {
      type: /e-?mail/i.test(label) ? 'email' : /search/i.test(label) ? 'search' : 'text',
      ...(node.id ? { id: node.id } : { 'aria-label': label }),
      ...(text ? { placeholder: label } : {}),
    },
    css,
    children: [],
  };
}
