import type { Css } from '../model/element.ts';
import type { Gradient, Paint, Shadow, Side, Translucent } from '../model/paint.ts';
import { blue, green, red, toHex } from '../raster/color.ts';
import { px } from './lengths.ts';

/** Background, border and corners. */
export function paintCss(paint: Paint | undefined): Css {
  const css: Css = {};
  if (!paint) return css;
  if (paint.translucent) css['background-color'] = rgba(paint.translucent);
  else if (paint.gradient) css.background = gradientCss(paint.gradient);
  else if (paint.fill !== undefined) css['background-color'] = toHex(paint.fill);
  if (paint.border) {
    const { width, style = 'solid', color, translucent, accent } = paint.border;
    const line = `${px(width)} ${style} ${translucent ? rgba(translucent) : toHex(color)}`;
    if (paint.border.sides.length === 4 && !accent) css.border = line;
    else for (const side of paint.border.sides) css[`border-${side}`] = line;
    if (accent) css[`border-${accent.side}`] = `${px(accent.width)} solid ${toHex(accent.color)}`;
  }
  if (paint.radius) css['border-radius'] = radiusCss(px(paint.radius), paint.squareSide);
  if (paint.shadow) css['box-shadow'] = shadowCss(paint.shadow);
  return css;
}

/** The corners that touch each side, clockwise from the top left. */
const CORNERS = { top: [0, 1], right: [1, 2], bottom: [2, 3], left: [3, 0] } as const;

/** Corners of this radius, as CSS has it; those of one side may be square. */
export function radiusCss(radius: string, squareSide: Side | undefined): string {
  if (!squareSide) return radius;
  const square: readonly number[] = CORNERS[squareSide];
  return [0, 1, 2, 3].map((corner) => (square.includes(corner) ? '0' : radius)).join(' ');
}

function gradientCss({ angle, stops }: Gradient): string {
  const list = stops.map(({ color, at }) =>
    at === 0 || at === 1 ? toHex(color) : `${toHex(color)} ${Math.round(100 * at)}%`,
  );
  return `linear-gradient(${angle}deg, ${list.join(', ')})`;
}

/** Letters that are filled with a gradient. */
export const textGradientCss = (gradient: Gradient): Css => ({
  'background-image': gradientCss(gradient),
  'background-clip': 'text',
  color: 'transparent',
});

function shadowCss({ x, y, blur, spread, color, alpha }: Shadow): string {
  const lengths = [x, y, blur, ...(spread === 0 ? [] : [spread])].map(px).join(' ');
  return `${lengths} ${rgba({ color, alpha })}`;
}

const rgba = ({ color, alpha }: Translucent): string =>
  `rgba(${red(color)}, ${green(color)}, ${blue(color)}, ${alpha})`;
