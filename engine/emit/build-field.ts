import { textsOf } from '../layout/assign-headings.ts';
import { isGrip, isMask, isPlaceholder, isRowOfDots } from '../layout/find-field.ts';
import { purposeOf } from '../layout/name-fields.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { fontStackOf } from '../typeface/families.ts';
import { borderWidthsOf } from './border-widths.ts';
import { showGround } from './build-button.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

/** A field of a form: its text is a placeholder when it is pale, else a value; a sign in it is its background. */
export function buildFieldElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const tag = node.role!;
  const text = writtenIn(node);
  const border = node.paint?.border;
  const { left: edge, top, right: end } = borderWidthsOf(node.paint);
  const css: Css = {
    ...(border && border.sides.length < 4 ? { border: '0' } : {}),
    ...paintCss(node.paint),
    display: 'block',
    height: px(node.box.height),
    ...placeBox(node.box, frame, context, true),
  };
  showGround(css);
  const label = wordsIn(node);
  const attributes: Record<string, string> = node.form?.id
    ? { id: node.form.id }
    : { 'aria-label': node.form?.label || label || 'Text field' };
  if (node.form?.name) attributes.name = node.form.name;
  const children: (Element | string)[] = [];
  const states: Record<string, Css> = {};
  const asksOnly = !text || isPlaceholder(text);
  if (tag === 'input') {
    const { type, autocomplete } = purposeOf(node);
    attributes.type = type;
    if (autocomplete) attributes.autocomplete = autocomplete;
  }
  if (text) {
    Object.assign(css, typeOfText(text, context));
    css['padding-left'] = px(Math.max(0, text.ink.x - node.box.x - edge));
    css['padding-right'] = px(Math.min(12, Math.max(0, right(node.box) - right(text.ink) - end)));
    if (tag === 'textarea') css['padding-top'] = px(Math.max(0, text.box.y - node.box.y - top));
    if (tag === 'select') children.push({ tag: 'option', name: 'option', css: {}, children: [label] });
    else if (asksOnly) {
      attributes.placeholder = label;
      states['::placeholder'] = { color: toHex(text.text!.color), opacity: '1' };
    } else if (tag === 'input') attributes.value = label;
    else children.push(label);
  }
  const { signs, mask } = signsOf(node);
  if (mask && tag === 'input' && !text) {
    attributes.placeholder = MASK;
    css['padding-left'] = px(mask.box.x - node.box.x - edge);
  }
  if (tag === 'select') css.appearance = 'none';
  if (signs.length > 0) {
    const places = signs.map(({ box }) => {
      const y = px(box.y - node.box.y - top);
      const isAtEnd = tag === 'select' || box.x - node.box.x > right(node.box) - right(box);
      return isAtEnd
        ? `right ${px(right(node.box) - end - right(box))} top ${y}`
        : `${px(box.x - node.box.x - edge)} ${y}`;
    });
    css['background-image'] = signs.map((sign) => `url('${context.sources.get(sign) ?? ''}')`).join(', ');
    css['background-repeat'] = 'no-repeat';
    css['background-position'] = places.join(', ');
    css['background-size'] = signs.map(({ box }) => `${px(box.width)} ${px(box.height)}`).join(', ');
  }
  return { tag, name: 'field', attributes, css, ...(Object.keys(states).length > 0 ? { states } : {}), children };
}

function typeOfText(text: LayoutNode, { base }: Context): Css {
  const { size, font, color, lineHeight } = text.text!;
  const css: Css = { 'font-size': px(size), 'line-height': px(lineHeight), color: toHex(color) };
  if (font.weight !== 400) css['font-weight'] = String(font.weight);
  if (font.family !== base.family) css['font-family'] = fontStackOf(font.family);
  return css;
}

/** What browsers show of a password. */
const MASK = '••••••••';

/** The pictures in a field, and the dots of a password; its grip is drawn by the browser. */
export function signsOf(field: LayoutNode): { signs: LayoutNode[]; mask?: LayoutNode } {
  const images = imagesIn(field).filter((image) => !isGrip(image, field));
  const mask = images.find((image) => isRowOfDots(image, field)) ?? textsOf(field).find(isMask);
  return { signs: images.filter((image) => image !== mask), ...(mask ? { mask } : {}) };
}

/** The words of a field, of several the first; what was read of the dots of a password are none. */
export const writtenIn = (field: LayoutNode): LayoutNode | undefined => textsOf(field).find((text) => !isMask(text));

/** All that a field says: the code of a country before the number that it asks for. */
const wordsIn = (field: LayoutNode): string =>
  textsOf(field)
    .filter((text) => !isMask(text))
    .flatMap(({ text }) => text!.lines.map((line) => line.text))
    .join(' ');

const imagesIn = (node: LayoutNode): LayoutNode[] => (node.kind === 'image' ? [node] : node.children.flatMap(imagesIn));
