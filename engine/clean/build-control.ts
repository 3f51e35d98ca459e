import { borderWidthsOf } from '../emit/border-widths.ts';
import { buildCheckboxElement } from '../emit/build-checkbox.ts';
import { buildFieldElement, signsOf, writtenIn } from '../emit/build-field.ts';
import { buildGaugeElement } from '../emit/build-gauge.ts';
import { px } from '../emit/lengths.ts';
import { textLanguage } from '../emit/own-language.ts';
import { paintCss } from '../emit/paint-css.ts';
import { runsOf } from '../emit/text-runs.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
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
  const edges = borderWidthsOf(node.paint);
  const tag = node.role === 'button' || node.role === 'span' ? node.role : 'a';
  const isFull = consensus.choice(
    node,
    'full',
    placeOf(node.box, frame) === 'full' && !isShrunk(node, { x0: frame.x0 - 40, x1: frame.x1 + 40 }),
  );
  const fills = consensus.choice(node, 'fills', placeOf(node.box, frame) === 'full');
  const room = (node.box.height - edges.top - edges.bottom - style.lineHeight) / 2;
  const y = spacing.step(Math.max(0, consensus.number(node, 'padding-y', room)));
  const words = naturalWidth(block);
  const x = spacing.step(
    Math.max(0, consensus.number(node, 'padding-x', (node.box.width - edges.left - edges.right - words) / 2)),
  );
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
  const height = style.lineHeight + 2 * y + edges.top + edges.bottom;
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
  const text = writtenIn(node);
  const { signs, mask } = signsOf(node);
  const isBefore = ({ box }: LayoutNode): boolean => box.x + box.width / 2 < node.box.x + node.box.width / 2;
  const sign = tag === 'select' ? undefined : signs.find(isBefore);
  const button = attributes?.type === 'password' ? signs.find((image) => !isBefore(image)) : undefined;
  const edges = borderWidthsOf(node.paint);
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
    const left = spacing.step(
      Math.max(0, consensus.number(node, 'padding-left', text.ink.x - node.box.x - edges.left)),
    );
    css['padding-left'] = px(left);
    css['padding-right'] = px(Math.min(left, 16));
  } else {
    const before = mask
      ? mask.box.x - node.box.x - edges.left
      : sign
        ? right(sign.box) - node.box.x + EMPTY_PADDING_PX
        : 0;
    css['padding-left'] = px(spacing.step(Math.max(EMPTY_PADDING_PX, consensus.number(node, 'padding-left', before))));
    css['padding-right'] = px(EMPTY_PADDING_PX);
  }
  if (button)
    css['padding-right'] = px(spacing.step(consensus.number(node, 'end', right(node.box) - button.box.x + 8)));
  if (tag === 'textarea') {
    css.height = px(height);
    css['padding-top'] = css['padding-bottom'] = px(
      text ? spacing.step(Math.max(0, text.box.y - node.box.y - edges.top)) : 8,
    );
  } else {
    const y = spacing.step(
      Math.max(
        0,
        consensus.number(node, 'padding-y', (node.box.height - edges.top - edges.bottom - style.lineHeight) / 2),
      ),
    );
    css['padding-top'] = css['padding-bottom'] = px(y);
    height = 2 * y + edges.top + edges.bottom + style.lineHeight;
  }
  const field: Element = { tag, name: 'field', attributes, css, ...(states ? { states } : {}), children };
  // On a phone a field has all the room there is, unless it is one for a few digits.
  const limited = (element: Element): Element => {
    const limit = { 'max-width': px(width) };
    if (!isFull && node.box.width > MAX_SHORT_WIDTH_PX) addAt(element, 'sm', limit, context);
    else if (!isFull) Object.assign(element.css, limit);
    return element;
  };
  const top = node.box.y + (node.box.height - height) / 2;
  if (!sign && !button) return { element: limited(field), top, height };
  const placed = (image: LayoutNode, side: 'left' | 'right', inset: number): Element => {
    const { element: icon } = context.build(image, frame);
    const place = { [side]: px(spacing.step(Math.max(0, consensus.number(node, `sign-${side}`, inset)))) };
    Object.assign(icon.css, OVER_FIELD, place);
    // What it stands for is said by the label.
    const { role: _role, 'aria-label': _label, ...attributes } = icon.attributes ?? {};
    const isDrawing = icon.tag === 'svg';
    return isDrawing ? { ...icon, attributes: { 'aria-hidden': 'true', ...attributes } } : icon;
  };
  const before = sign ? [placed(sign, 'left', sign.box.x - node.box.x)] : [];
  // Who goes on by keyboard comes to the field first.
  const after = button ? [asToggle(placed(button, 'right', right(node.box) - right(button.box)))] : [];
  const { width: _, ...rest } = css;
  const around: Css = { position: 'relative', ...(isFull ? {} : { width: '100%' }) };
  return {
    element: limited({
      tag: 'div',
      name: 'field-with-icon',
      css: around,
      children: [
        ...before,
        { ...field, css: { ...rest, ...(button ? { display: 'block' } : {}), width: '100%' } },
        ...after,
      ],
    }),
    top,
    height,
  };
}

/** Controls up to this width, in px, keep it on every screen. */
const MAX_SMALL_WIDTH_PX = 96;

/** Beside its edge a field with nothing in it keeps this, in px, as browsers and frameworks do. */
const EMPTY_PADDING_PX = 12;

/** In the middle of the height of the field that it lies over. */
const OVER_FIELD = { position: 'absolute', top: '0', bottom: '0', 'margin-top': 'auto', 'margin-bottom': 'auto' };

/** What shows a password is a button, as large as its sign. */
function asToggle(icon: Element): Element {
  const { position, top, bottom, right, 'margin-top': above, 'margin-bottom': below, ...css } = icon.css;
  return {
    tag: 'button',
    name: 'toggle',
    attributes: { type: 'button', 'aria-label': 'Show password' },
    css: {
      ...{ border: '0', 'background-color': 'transparent', padding: '0', height: icon.css.height },
      ...{ position, top, bottom, right, 'margin-top': above, 'margin-bottom': below },
    },
    children: [{ ...icon, css }],
  };
}

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
