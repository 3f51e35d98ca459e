import type { Checkbox } from '../model/checkbox.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { showGround } from './build-button.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

/** A check box, radio button or switch of the browser's own, in the size and colour of the design. */
export function buildCheckboxElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const { type, checked, accent, paint, knob } = node.check!;
  const css: Css = {
    display: 'block',
    margin: '0',
    ...placeBox(node.box, frame, context, true),
    height: px(node.box.height),
    ...(paint ? { appearance: 'none', ...paintCss(paint) } : {}),
    ...(accent === undefined ? {} : { 'accent-color': toHex(accent) }),
  };
  if (knob) showGround(css);
  // One that the page paints is the browser's own once it is on: that has a mark.
  const changed = knob ? knobCss(node.check!, node, css) : paint ? { appearance: 'auto' } : undefined;
  return {
    tag: 'input',
    name: type,
    attributes: {
      type: type === 'switch' ? 'checkbox' : type,
      ...(type === 'switch' ? { role: 'switch' } : {}),
      ...(node.form?.id ? { id: node.form.id } : { 'aria-label': node.alt ?? 'Select' }),
      ...(node.form?.group || node.form?.id ? { name: node.form.group ?? node.form.id } : {}),
      ...(checked ? { checked: '' } : {}),
    },
    css,
    ...(changed ? { states: { ':checked': changed } } : {}),
    children: [],
  };
}

/** Paints the knob of a switch where it is when off. @returns where it is when on: as far from the other end */
function knobCss({ checked, knob, paint }: Checkbox, { box }: LayoutNode, css: Css): Css {
  const edge = paint?.border?.width ?? 0;
  const { box: disc, color } = knob!;
  const inset = (checked ? right(box) - right(disc) : disc.x - box.x) - edge;
  const y = disc.y - box.y - edge;
  css['background-image'] = `radial-gradient(closest-side, ${toHex(color)} 92%, transparent)`;
  css['background-size'] = `${px(disc.width)} ${px(disc.height)}`;
  css['background-repeat'] = 'no-repeat';
  css['background-position'] = `left ${px(inset)} top ${px(y)}`;
  return { 'background-position': `right ${px(inset)} top ${px(y)}` };
}
