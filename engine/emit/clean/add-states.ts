import { MAX_ALIKE_DIFFERENCE } from '../../design-system/merge-colors.ts';
import { nearestOf, TAILWIND_SHADES } from '../../design-system/nearest-shade.ts';
import type { Css, Element } from '../../model/element.ts';
import { blue, contrastRatio, fromHex, green, luminance, red, rgb, toHex } from '../../raster/color.ts';

/** What lies around an element: what its letters are set in and stand on, as `#rrggbb`. */
type Around = { color: string; ground: string };

/** A colour on its ground that a link can turn into: what large letters need (WCAG 1.4.3). */
const MIN_HOVER_CONTRAST = 3;

/**
 * Says how links and buttons answer to the pointer, in the colours of the page: filled ones turn darker, outlined ones are filled
 * faintly, links take the primary colour or are underlined. What is said already stays.
 *
 * @param primary the primary colour of the page, `#rrggbb`
 */
export function addStates(body: Element, primary: string | undefined): Element {
  return visit(body, { color: '#000000', ground: '#ffffff' }, primary);
}

function visit(element: Element, around: Around, primary: string | undefined): Element {
  const { css, states } = element;
  const color = asHex(css.color) ?? around.color;
  const ground = asHex(css['background-color'] ?? css.background) ?? around.ground;
  const hover =
    isControl(element) && !states?.[':hover'] ? hoverOf(element, { color, ground: around.ground }, primary) : undefined;
  return {
    ...element,
    ...(hover ? { states: { ...states, ':hover': hover } } : {}),
    children: element.children.map((child) =>
      typeof child === 'string' ? child : visit(child, { color, ground }, primary),
    ),
  };
}

const asHex = (value: string | undefined): string | undefined =>
  value && /^#[0-9a-f]{6}$/.test(value) ? value : undefined;

/** Cards that lead somewhere as a whole keep still. */
const isControl = ({ tag, children }: Element): boolean =>
  (tag === 'a' || tag === 'button' || tag === 'summary') &&
  children.every((child) => typeof child === 'string' || INLINE.has(child.tag));
const INLINE = new Set('b br code em i img s small span strong svg time'.split(' '));

function hoverOf(
  { tag, css, children }: Element,
  { color, ground }: Around,
  primary: string | undefined,
): Css | undefined {
  const fill = asHex(css['background-color'] ?? css.background);
  if (fill && fill !== ground) return { 'background-color': nextShade(fill) };
  const [, ink, alpha] = /^(rgba\(.*), ([\d.]+)\)$/.exec(css['background-color'] ?? '') ?? [];
  if (ink) return { 'background-color': `${ink}, ${Math.min(1, Math.round(100 * Number(alpha) + 10) / 100)})` };
  if (css.background?.includes('gradient') || css['background-image']?.includes('gradient')) return { opacity: '0.9' };
  if (
    Object.entries(css).some(([name, value]) => /^border(-\w+)?$/.test(name) && !/^(0|none)/.test(value)) &&
    css['border-radius']
  )
    return { 'background-color': `color-mix(in srgb, ${color} 10%, transparent)` };
  if (tag === 'summary' || !children.some((child) => typeof child === 'string' || child.tag === 'span'))
    return undefined;
  if (primary && color !== primary && contrastRatio(fromHex(primary), fromHex(ground)) >= MIN_HOVER_CONTRAST)
    return { color: primary };
  return { 'text-decoration': css['text-decoration'] === 'underline' ? 'none' : 'underline' };
}

/** From this luminance down a colour turns lighter instead. */
const MAX_DARK_LUMINANCE = 0.05;
const BLEND = 0.12;
const PALEST = '#f3f4f6';

/** The next darker colour, that of Tailwind's palette for one of Tailwind's; what is nearly black turns lighter. */
export function nextShade(hex: string): string {
  if (hex === '#ffffff') return PALEST;
  const isDark = luminance(fromHex(hex)) < MAX_DARK_LUMINANCE;
  const { family, hex: shade, difference } = nearestOf(hex, TAILWIND_SHADES);
  const shades = TAILWIND_SHADES.filter((one) => one.family === family);
  const next = shades[shades.findIndex((one) => one.hex === shade) + (isDark ? -1 : 1)];
  if (difference <= MAX_ALIKE_DIFFERENCE && next) return next.hex;
  const color = fromHex(hex);
  const blend = (channel: number): number => Math.round((1 - BLEND) * channel + (isDark ? BLEND * 255 : 0));
  return toHex(rgb(blend(red(color)), blend(green(color)), blend(blue(color))));
}
