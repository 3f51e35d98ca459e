import { buildCheckboxElement } from '../emit/build-checkbox.ts';
import { buildFieldElement } from '../emit/build-field.ts';
import { buildGaugeElement } from '../emit/build-gauge.ts';
import { px } from '../emit/lengths.ts';
import { textLanguage } from '../emit/own-language.ts';
import { paintCss } from '../emit/paint-css.ts';
import { runsOf } from '../emit/text-runs.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { naturalWidth, typeCss } from './build-text.ts';
import { addAt, type Built, type Context, type Frame } from './context.ts';
import { isShrunk } from './is-shrunk.ts';
import { placeOf } from './place.ts';

/** Room beside the words of a button up to this, in px, is padding. */
const MAX_SIDE_PX = 48;

/** A button, a link that looks like one, or a badge: as wide as its words with the room around them. */
export function buildButton(node: LayoutNode, frame: Frame, context: Context): Built {
  const { spacing, consensus } = context;
  const text = node.children[0];
  const block = text.text!;
  const style = context.typeOf(block);
  const edge = node.paint?.border?.width ?? 0;
  const tag = node.role === 'button' || node.role === 'span' ? node.role : 'a';
  const isFull = consensus.choice(
    node,
    'full',
    placeOf(node.box, frame) === 'full' && !isShrunk(node, { x0: frame.x0 - 40, x1: frame.x1 + 40 }),
  );
  const fills = consensus.choice(node, 'fills', placeOf(node.box, frame) === 'full');
  const room = (node.box.height - 2 * edge - style.lineHeight) / 2;
  const y = spacing.step(Math.max(0, consensus.number(node, 'padding-y', room)));
  const words = naturalWidth(block);
  const x = spacing.step(Math.max(0, consensus.number(node, 'padding-x', (node.box.width - 2 * edge - words) / 2)));
  const css: Css = {
    ...(tag === 'button' && !node.paint?.border ? { border: '0' } : {}),
    ...paintCss(node.paint),
    ...typeCss(block, style, context, 'a'),
    display: 'inline-block',
    'padding-top': px(y),
    'padding-bottom': px(y),
    'padding-left': px(Math.min(x, isFull || fills ? 24 : x)),
    'padding-right': px(Math.min(x, isFull || fills ? 24 : x)),
    'text-align': 'center',
  };
  if (fills && node.box.width > 160) css.width = '100%';
  else if (!isFull && x > MAX_SIDE_PX) {
    // A wide button has a width: paddings would not give way on a phone.
    const width = px(spacing.step(consensus.number(node, 'button-width', node.box.width)));
    Object.assign(css, { width: '100%', 'max-width': width, 'padding-left': '24px', 'padding-right': '24px' });
  }
  if (!css.background && !css['background-color'] && tag === 'button') css['background-color'] = 'transparent';
  const attributes: Record<string, string> = {
    ...textLanguage(block, context),
    ...(tag === 'a' ? { href: '#' } : {}),
    ...(tag === 'button' ? { type: node.form?.submits ? 'submit' : 'button' } : {}),
  };
  const height = style.lineHeight + 2 * y + 2 * edge;
  const element: Element = {
    tag,
    name: tag === 'span' ? 'badge' : 'button',
    attributes,
    css,
    children: runsOf(block, 'a', context.language),
    ...(node.instance ? { instance: node.instance } : {}),
  };
  return { element, top: node.box.y + (node.box.height - height) / 2, height };
}

/** Fields for a few digits are no wider, in px. */
const MAX_SHORT_WIDTH_PX = 160;

/** A field of a form: its room and type on the scale; a sign in it lies over its edge. */
export function buildField(node: LayoutNode, frame: Frame, context: Context): Built {
  const { spacing, consensus } = context;
  const exact = buildFieldElement(node, frame, {
    ...context,
    build: () => ({}) as Element,
  });
  const { tag, attributes, states, children } = exact;
  const text = node.children.flatMap(textsIn)[0];
  const edge = node.paint?.border?.width ?? 0;
  // A line below the field comes after that it has no others.
  const css: Css = { ...(exact.css.border === '0' ? { border: '0' } : {}), ...paintCss(node.paint) };
  if (!css.background && !css['background-color']) css['background-color'] = 'transparent';
  const isFull = consensus.choice(node, 'full', placeOf(node.box, frame) === 'full');
  css.width = '100%';
  const width = spacing.step(consensus.number(node, 'width', node.box.width));
  let height = spacing.step(consensus.number(node, 'height', node.box.height));
  const style = text ? context.typeOf(text.text!) : { size: 16, lineHeight: 24 };
  if (text) {
    const { 'text-align': _, ...type } = typeCss(text.text!, style, context, 'input');
    Object.assign(css, type);
    const left = spacing.step(Math.max(0, consensus.number(node, 'padding-left', text.ink.x - node.box.x - edge)));
    css['padding-left'] = px(left);
    css['padding-right'] = px(Math.min(left, 16));
  } else Object.assign(css, { 'padding-left': '12px', 'padding-right': '12px' });
  if (tag === 'textarea') {
    css.height = px(height);
    css['padding-top'] = css['padding-bottom'] = px(
      text ? spacing.step(Math.max(0, text.box.y - node.box.y - edge)) : 8,
    );
  } else {
    const y = spacing.step(
      Math.max(0, consensus.number(node, 'padding-y', (node.box.height - 2 * edge - style.lineHeight) / 2)),
    );
    css['padding-top'] = css['padding-bottom'] = px(y);
    height = 2 * y + 2 * edge + style.lineHeight;
  }
  const field: Element = { tag, name: 'field', attributes, css, ...(states ? { states } : {}), children };
  // On a phone a field has all the room there is, unless it is one for a few digits.
  const limited = (element: Element): Element => {
    const limit = { 'max-width': px(width) };
    if (!isFull && node.box.width > MAX_SHORT_WIDTH_PX) addAt(element, 'sm', limit, context);
    else if (!isFull) Object.assign(element.css, limit);
    return element;
  };
  const signs = node.children
    .flatMap(imagesIn)
    .filter(({ box }) => box.x + box.width / 2 < node.box.x + node.box.width / 2);
  const [sign] = tag === 'select' ? [] : signs;
  const top = node.box.y + (node.box.height - height) / 2;
  if (!sign) return { element: limited(field), top, height };
  const { element: icon } = context.build(sign, frame);
  Object.assign(icon.css, {
    position: 'absolute',
    left: px(spacing.step(Math.max(0, consensus.number(node, 'sign', sign.box.x - node.box.x)))),
    top: '0',
    bottom: '0',
    'margin-top': 'auto',
    'margin-bottom': 'auto',
  });
  const { width: _, ...rest } = css;
  const around: Css = { position: 'relative', ...(isFull ? {} : { width: '100%' }) };
  return {
    element: limited({
      tag: 'div',
      name: 'field-with-icon',
      css: around,
      children: [icon, { ...field, css: { ...rest, width: '100%' } }],
    }),
    top,
    height,
  };
}

/** Controls up to this width, in px, keep it on every screen. */
const MAX_SMALL_WIDTH_PX = 96;

const textsIn = (node: LayoutNode): LayoutNode[] => (node.kind === 'text' ? [node] : node.children.flatMap(textsIn));
const imagesIn = (node: LayoutNode): LayoutNode[] => (node.kind === 'image' ? [node] : node.children.flatMap(imagesIn));

/** A check box, radio button, switch, slider or bar of progress: as it is painted, on the scale. */
export function buildDrawnControl(node: LayoutNode, frame: Frame, context: Context): Built {
  const { spacing } = context;
  const exactContext = { ...context, build: () => ({}) as Element };
  const element = node.check
    ? buildCheckboxElement(node, frame, exactContext)
    : buildGaugeElement(node, node.gauge!, frame, exactContext);
  const height = spacing.step(node.box.height);
  const isFull = placeOf(node.box, frame) === 'full' && node.box.width > 64;
  for (const child of element.children)
    if (typeof child !== 'string' && child.css.width)
      child.css.width = `${Math.round(Number.parseFloat(child.css.width))}%`;
  for (const name of ['max-width', 'margin-left', 'margin-right', 'display']) delete element.css[name];
  const width = px(spacing.step(context.consensus.number(node, 'width', node.box.width)));
  const isWide = node.box.width > MAX_SMALL_WIDTH_PX;
  Object.assign(element.css, { height: px(height), width: isFull || isWide ? '100%' : width });
  if (isWide && !isFull) element.css['max-width'] = width;
  if (!isFull && !isWide) element.css['flex-shrink'] = '0';
  return { element, top: node.box.y + (node.box.height - height) / 2, height };
}
