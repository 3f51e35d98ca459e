import type { Css, Element } from '../../../model/element.ts';
import { blue, fromHex, green, red, rgb, toHex } from '../../../raster/color.ts';

export const TRANSLUCENT = /rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/;

/** Where what was translucent keeps its colour: the variables of buttons can say it. */
export const TRANSLUCENT_GROUND = '--translucent-ground';
export const TRANSLUCENT_LINE = '--translucent-line';

/**
 * Grounds and lines that let shine through what is behind them, in the colour that they have there: Bootstrap's utilities are
 * opaque, or know four degrees between.
 *
 * @param ground what the element lies on, as `#rrggbb`
 */
export function asOpaque(element: Element, ground = '#ffffff'): Element {
  const kept = {
    ...keep(TRANSLUCENT_GROUND, element.css['background-color']),
    ...keep(TRANSLUCENT_LINE, element.css.border),
  };
  const css = { ...opaqueCss(element.css, ground), ...kept };
  const own = middleOf(css['background-color'] ?? css.background ?? css['background-image'] ?? '') ?? ground;
  return {
    ...element,
    css,
    ...(element.at
      ? { at: Object.fromEntries(Object.entries(element.at).map(([screen, one]) => [screen, opaqueCss(one, ground)])) }
      : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : asOpaque(child, own))),
  };
}

const keep = (property: string, value: string | undefined): Css => {
  const color = TRANSLUCENT.exec(value ?? '')?.[0];
  return color ? { [property]: color } : {};
};

function opaqueCss(css: Css, ground: string): Css {
  const entries = Object.entries(css).map(([property, value]) => [
    property,
    /^(background|border)/.test(property) ? value.replace(TRANSLUCENT, (color) => blended(color, ground)) : value,
  ]);
  return Object.fromEntries(entries);
}

function blended(color: string, ground: string): string {
  const [r, g, b, alpha] = TRANSLUCENT.exec(color)?.slice(1).map(Number) ?? [];
  const under = fromHex(ground);
  const mix = (over: number, below: number): number => Math.round(alpha * over + (1 - alpha) * below);
  return toHex(rgb(mix(r, red(under)), mix(g, green(under)), mix(b, blue(under))));
}

/** The colour of a ground, that of a gradient is the mean of its stops; undefined for none. */
function middleOf(value: string): string | undefined {
  if (value.startsWith('url(')) return undefined;
  const colors = (value.match(/#[0-9a-f]{6}\b/g) ?? []).map(fromHex);
  if (colors.length === 0) return undefined;
  const mean = (channel: (color: number) => number): number =>
    Math.round(colors.reduce((sum, color) => sum + channel(color), 0) / colors.length);
  return toHex(rgb(mean(red), mean(green), mean(blue)));
}
