import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX } from '../raster/box.ts';
import { borderWidthsOf } from './border-widths.ts';
import { typeCss } from './build-text.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { textLanguage } from './own-language.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';
import { runsOf } from './text-runs.ts';

/** Whether a control is a box around one line in its middle. */
export function holdsLabel({ role, children, box }: LayoutNode): boolean {
  if (role !== 'button' && role !== 'a' && role !== 'span') return false;
  const [label] = children;
  if (children.length !== 1 || label.kind !== 'text') return false;
  return Math.abs(centerX(label.ink) - centerX(box)) <= Math.max(4, MAX_OFF_CENTRE_SHARE * box.width);
}

/** What a label may be out of the middle of its button, of the width of that. */
const MAX_OFF_CENTRE_SHARE = 0.08;

/** A painted box around one centred line, a button, link or badge: the text is the element, its distances are padding. */
export function buildButtonElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const text = node.children[0];
  const block = text.text!;
  const edges = borderWidthsOf(node.paint);
  const above = Math.max(0, text.box.y - node.box.y - edges.top);
  const below = Math.max(0, bottom(node.box) - edges.bottom - bottom(text.box));
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
  const tag = node.role === 'button' || node.role === 'span' ? node.role : 'a';
  const attributes: Record<string, string> = {
    ...textLanguage(block, context),
    ...(tag === 'a' ? { href: '#' } : {}),
    ...(tag === 'button' ? { type: node.form?.submits ? 'submit' : 'button' } : {}),
  };
  if (tag === 'button') css['padding-left'] = css['padding-right'] = '0';
  return { tag, name: 'button', attributes, css, children: runsOf(block, 'a', context.language) };
}

/** Browsers paint buttons and fields grey or white of their own accord: what the design left unpainted stays so. */
export function showGround(css: Css): void {
  if (!css.background && !css['background-color']) css['background-color'] = 'transparent';
}
