import { colorsIn } from '../../design-system/collect-color-uses.ts';
import type { Css, Element } from '../../model/element.ts';
import { blue, fromHex, green, red, rgb, toHex } from '../../raster/color.ts';

/** The colours that letters may stand on, as `#rrggbb`: one, or the stops of a gradient. Undefined on a photograph. */
export type Grounds = readonly string[] | undefined;

/** What stands within an element stands on this. @param around what the element itself stands on */
export function groundsOf({ css, children }: Element, around: Grounds): Grounds {
  if (children.some((child) => typeof child !== 'string' && isBackdrop(child))) return undefined;
  const image = css['background-image'] ?? css.background ?? '';
  if (image.includes('url(')) return undefined;
  const fill = css['background-color'] ?? css.background;
  if (!image.includes('gradient(')) return fill === undefined ? around : filled(fill, around);
  const stops = colorsIn(image);
  // What shines through has no colour of its own.
  return stops.length > 0 && !image.includes('rgba(') ? [...new Set(stops)] : undefined;
}

/** A picture that lies behind what else is in its parent. */
const isBackdrop = ({ tag, css }: Element): boolean => tag === 'img' && css.position === 'absolute';

function filled(fill: string, around: Grounds): Grounds {
  if (/^#[0-9a-f]{6}$/.test(fill)) return [fill];
  const translucent = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(fill);
  if (!translucent) return around;
  const [r, g, b, alpha] = translucent.slice(1).map(Number);
  const over = (own: number, below: number): number => Math.round(alpha * own + (1 - alpha) * below);
  return around?.map((hex) => {
    const ground = fromHex(hex);
    return toHex(rgb(over(r, red(ground)), over(g, green(ground)), over(b, blue(ground))));
  });
}

/** What a declaration fills an element with, where that is one colour. */
export function fillOf(css: Css): string | undefined {
  const fill = css['background-color'] ?? css.background;
  return fill && /^#[0-9a-f]{6}$/.test(fill) ? fill : undefined;
}
