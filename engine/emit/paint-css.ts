import type { Paint } from '../layout/node.ts';
import { toHex } from '../raster/color.ts';
import type { Css } from './element.ts';
import { px } from './lengths.ts';

/** Background, border and corners. */
export function paintCss(paint: Paint | undefined): Css {
  const css: Css = {};
  if (!paint) return css;
  if (paint.gradient) {
    const { from, to, angle } = paint.gradient;
    css.background = `linear-gradient(${angle}deg, ${toHex(from)}, ${toHex(to)})`;
  } else if (paint.fill !== undefined) css['background-color'] = toHex(paint.fill);
  if (paint.border) {
    const line = `${px(paint.border.width)} solid ${toHex(paint.border.color)}`;
    if (paint.border.sides.length === 4) css.border = line;
    else for (const side of paint.border.sides) css[`border-${side}`] = line;
  }
  if (paint.radius) css['border-radius'] = px(paint.radius);
  return css;
}
