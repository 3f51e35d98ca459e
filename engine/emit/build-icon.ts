import type { Drawing } from '../model/drawing.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { placeBox } from './place.ts';
import { svgElement } from './svg-element.ts';

/** An icon as a drawing in the colour of its element: named where it stands alone, silent beside a label. */
export function buildIconElement({ box }: LayoutNode, drawing: Drawing, frame: Frame, context: Context): Element {
  const { label, color } = drawing;
  const element = svgElement(drawing, box, label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' });
  const place = placeBox(box, frame, context, true);
  return { ...element, css: { display: 'block', ...place, height: px(box.height), color: toHex(color) } };
}
