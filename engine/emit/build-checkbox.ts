import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placeBox } from './place.ts';

/** A check box or radio button of the browser's own, in the size and colour of the design. */
export function buildCheckboxElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const { type, checked, accent, paint } = node.check!;
  const css: Css = {
    margin: '0',
    ...placeBox(node.box, frame, context, true),
    height: px(node.box.height),
    ...(paint ? { appearance: 'none', ...paintCss(paint) } : {}),
    ...(accent === undefined ? {} : { 'accent-color': toHex(accent) }),
  };
  return {
    tag: 'input',
    name: type,
    attributes: {
      type,
      ...(node.form?.id ? { id: node.form.id } : { 'aria-label': node.alt ?? 'Select' }),
      ...(node.form?.group ? { name: node.form.group } : {}),
      ...(checked ? { checked: '' } : {}),
    },
    css,
    children: [],
  };
}
