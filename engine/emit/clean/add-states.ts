import { MAX_ALIKE_DIFFERENCE } from '../../design-system/merge-colors.ts';
import { FORMER_SHADES, isChromatic, nearestOf, TAILWIND_SHADES } from '../../design-system/nearest-shade.ts';
import { nameOf, type Palette } from '../../design-system/palette.ts';
import type { Css, Element } from '../../model/element.ts';
import { blue, contrastRatio, fromHex, green, luminance, red, rgb, toHex } from '../../raster/color.ts';
import { colorDifference } from '../../raster/color-difference.ts';
import { fillOf, type Grounds, groundsOf } from './grounds.ts';
import { isControl } from './is-control.ts';

/** What lies around an element: what its letters are set in and stand on, as `#rrggbb`. */
type Around = { color: string; grounds: Grounds };

/** A colour on its ground that a link can turn into: what large letters need (WCAG 1.4.3). */
const MIN_HOVER_CONTRAST = 3;

/**
 * Says how links and buttons answer to the pointer, in the colours of the page: filled ones turn darker, outlined ones are filled
 * faintly, links take the primary colour or are underlined. What is said already stays, and nothing becomes harder to read.
 *
 * @param body a page in the colours of its palette
 * @returns it, and the palette with the shades that only states have
 */
export function addStates(body: Element, palette: Palette): { body: Element; palette: Palette } {
  const shades = new Map<string, string>();
  const answering = visit(body, { color: '#000000', grounds: ['#ffffff'] }, { palette, shades });
  const names = new Map(palette.names);
  for (const [shade, fill] of shades) {
    const name = nameOf(palette, fill, 'ground');
    if (name) names.set(shade, { ground: `${name}-hover` });
  }
  return { body: answering, palette: { ...palette, names, shades: new Set(shades.keys()) } };
}

/** `shades`: the colours that the palette has not, each with the one that turns into it. */
type Colors = { palette: Palette; shades: Map<string, string> };

function visit(element: Element, around: Around, colors: Colors): Element {
  const { css, states } = element;
  const color = asHex(css.color) ?? around.color;
  const inner: Around = { color, grounds: groundsOf(element, around.grounds) };
  const hover =
    isControl(element) && !states?.[':hover']
      ? hoverOf(element, { ...around, color }, inner.grounds, colors)
      : undefined;
  return {
    ...element,
    ...(hover ? { states: { ...states, ':hover': hover } } : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : visit(child, inner, colors))),
  };
}

const asHex = (value: string | undefined): string | undefined =>
  value && /^#[0-9a-f]{6}$/.test(value) ? value : undefined;

/** @param around its own colour, and what it stands on @param inside what its words stand on */
function hoverOf(element: Element, { color, grounds }: Around, inside: Grounds, colors: Colors): Css | undefined {
  const { tag, css } = element;
  const [solid] = grounds?.length === 1 ? grounds : [];
  const fill = fillOf(css);
  if (fill && fill !== solid) {
    const shade = shadeFor(fill, colors);
    if (reads(color, [fill]) && !reads(color, [shade])) return FAINTER;
    return { 'background-color': shade };
  }
  const [, ink, alpha] = /^(rgba\(.*), ([\d.]+)\)$/.exec(css['background-color'] ?? '') ?? [];
  if (ink) return { 'background-color': `${ink}, ${Math.min(1, Math.round(100 * Number(alpha) + 10) / 100)})` };
  if (css.background?.includes('gradient') || css['background-image']?.includes('gradient')) return FAINTER;
  if (isOutlined(css)) return { 'background-color': `color-mix(in srgb, ${color} 10%, transparent)` };
  if (tag === 'summary' || !hasWords(element)) return undefined;
  const primary = colors.palette.roles.get('primary');
  if (primary && givesColor(element) && !areAlike(primary, color) && reads(primary, inside)) return { color: primary };
  return { 'text-decoration': css['text-decoration'] === 'underline' ? 'none' : 'underline' };
}

const FAINTER: Css = { opacity: '0.9' };

/** Whether it has a border with round corners, in whatever declarations that is said. */
const isOutlined = (css: Css): boolean => {
  const said = Object.entries(css);
  return (
    said.some(([name]) => /^border-(\w+-\w+-)?radius$/.test(name)) &&
    said.some(([name, value]) => /^border(-(top|right|bottom|left))?(-width)?$/.test(name) && !/^(0|none)/.test(value))
  );
};

/** Whether letters of a colour can be read on all of some grounds. */
const reads = (color: string, grounds: Grounds): boolean =>
  grounds?.every((ground) => contrastRatio(fromHex(color), fromHex(ground)) >= MIN_HOVER_CONTRAST) ?? false;

const areAlike = (a: string, b: string): boolean => colorDifference(fromHex(a), fromHex(b)) <= MAX_ALIKE_DIFFERENCE;

const hasWords = ({ children }: Element): boolean =>
  children.some((child) => (typeof child === 'string' ? child.trim() !== '' : hasWords(child)));

/** Whether all its words are in its own colour; signs may have others. */
const givesColor = ({ children }: Element): boolean =>
  children.every(
    (child) => typeof child === 'string' || child.tag === 'svg' || (child.css.color === undefined && givesColor(child)),
  );

/** What a filled button turns into: a grey of the page where that looks the same. */
function shadeFor(fill: string, { palette, shades }: Colors): string {
  const next = nextShade(fill);
  const known = [...palette.names].find(([hex, { ground }]) => ground && isGrey(hex) && areAlike(hex, next));
  if (known && known[0] !== fill) return known[0];
  if (!palette.names.has(next)) shades.set(next, fill);
  return next;
}

const isGrey = (hex: string): boolean => !isChromatic(fromHex(hex));

/** From this luminance down a colour turns lighter instead. */
const MAX_DARK_LUMINANCE = 0.05;
const BLEND = 0.12;
const PALEST = '#f3f4f6';

/** The next darker colour, that of Tailwind's palette for one of Tailwind's; what is nearly black turns lighter. */
export function nextShade(hex: string): string {
  if (hex === '#ffffff') return PALEST;
  const isDark = luminance(fromHex(hex)) < MAX_DARK_LUMINANCE;
  const { family, step, difference } = nearestOf(hex, [...TAILWIND_SHADES, ...FORMER_SHADES]);
  const shades = TAILWIND_SHADES.filter((one) => one.family === family);
  const next = shades[shades.findIndex((one) => one.step === step) + (isDark ? -1 : 1)];
  if (difference <= MAX_ALIKE_DIFFERENCE && next) return next.hex;
  const color = fromHex(hex);
  const blend = (channel: number): number => Math.round((1 - BLEND) * channel + (isDark ? BLEND * 255 : 0));
  return toHex(rgb(blend(red(color)), blend(green(color)), blend(blue(color))));
}
