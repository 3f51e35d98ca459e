import type { Css } from '../model/element.ts';
import type { Gradient, Paint, Shadow } from '../model/paint.ts';
import { blue, green, red, toHex } from '../raster/color.ts';
import { px } from './lengths.ts';

/** Background, border and corners. */
export function paintCss(paint: Paint | undefined): Css {
  const css: Css = {};
  if (!paint) return css;
  if (paint.gradient) css.background = gradientCss(paint.gradient);
  else if (paint.fill !== undefined) css['background-color'] = toHex(paint.fill);
  if (paint.border) {
    const line = `${px(paint.border.width)} ${paint.border.style ?? 'solid'} ${toHex(paint.border.color)}`;
    if (paint.border.sides.length === 4) css.border = line;
    else for (const side of paint.border.sides) css[`border-${side}`] = line;
  }
  if (paint.radius) css['border-radius'] = px(paint.radius);
  if (paint.shadow) css['box-shadow'] = shadowCss(paint.shadow);
  return css;
}

function gradientCss({ angle, stops }: Gradient): string {
  const list = stops.map(({ color, at }) =>
    at === 0 || at === 1 ? toHex(color) : `${toHex(color)} ${Math.round(100 * at)}%`,
  );
  return `linear-gradient(${angle}deg, ${list.join(', ')})`;
}

function shadowCss({ x, y, blur, spread, color, alpha }: Shadow): string {
  const lengths = [x, y, blur, ...(spread === 0 ? [] : [spread])].map(px).join(' ');
  return `${lengths} rgba(${red(color)}, ${green(color)}, ${blue(color)}, ${alpha})`;
}
