import { isChromatic } from '../../../design-system/nearest-shade.ts';
import { inferPalette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { blue, fromHex, green, red, rgb, toHex } from '../../../raster/color.ts';
import { assignColors, nearestSlot, type SlotColors } from './assign-colors.ts';
import { colorIn, elementsOf, groundOf, pxOf, textOf, widestCss } from './css.ts';
import { inferRadii, inferShadows, type Scale } from './scales.ts';
import { SLOTS } from './slots.ts';

/** The look of a page in Bootstrap's terms: what its variables are set to. All colours are `#rrggbb`. */
export type Theme = {
  colors: SlotColors;
  radii: Scale;
  shadows: Scale;
  primary: string;
  link: string;
  /** Of headings, where it is not that of the text around them. */
  heading?: string | undefined;
  text: string;
  ground: string;
  /** Letters and ground of most cells of tables, where there are any. */
  cell?: string | undefined;
  cellGround?: string | undefined;
  /** Of the page, in px and as a multiple of the size. */
  fontSize: number;
  lineHeight: number;
  family?: string | undefined;
  gradient?: string | undefined;
};

const PRIMARY = '#0d6efd';
const DEFAULT_LINE_HEIGHT = 1.5;

/** @returns the theme of a page, and the page with one of each colour that cannot be told apart */
export function inferTheme(page: Element): { theme: Theme; body: Element } {
  const { palette, body } = inferPalette(page);
  const fontSize = pxOf(body.css['font-size']) ?? 16;
  const text = palette.roles.get('text') ?? colorIn(body.css.color) ?? '#212529';
  const primary = palette.roles.get('primary') ?? PRIMARY;
  const theme: Theme = {
    colors: assignColors(body, palette),
    radii: inferRadii(body),
    shadows: inferShadows(body),
    primary,
    link: mostUsed(body, linkColor) ?? primary,
    heading: headingColor(body, text),
    text,
    ground: palette.roles.get('background') ?? '#ffffff',
    cell: mostUsed(body, ({ tag, css }) => (tag === 'td' ? (colorIn(css.color) ?? text) : undefined)),
    cellGround: mostUsedCellGround(body),
    fontSize,
    lineHeight: lineHeightOf(body, fontSize),
    family: body.css['font-family'],
    gradient: mostUsed(body, (element) => {
      const css = widestCss(element);
      const value = css.background ?? css['background-image'];
      return css['background-clip'] !== 'text' && value?.includes('gradient(') ? value : undefined;
    }),
  };
  return { theme, body };
}

/** Links in the colour of the text say nothing about those that have one; a painted one is a button. */
function linkColor(element: Element): string | undefined {
  const color = element.tag === 'a' && !groundOf(element.css) ? colorIn(element.css.color) : undefined;
  return color && isChromatic(fromHex(color)) ? color : undefined;
}

/** What cells stand on: their own ground, or that of what is around their table. */
function mostUsedCellGround(body: Element): string | undefined {
  const grounds = new Map<Element, string | undefined>();
  const visit = (element: Element, around: string | undefined): void => {
    const ground = groundOf(widestCss(element)) ?? around;
    grounds.set(element, ground);
    for (const child of elementsOf(element)) visit(child, ground);
  };
  visit(body, undefined);
  return mostUsed(body, (element) => (element.tag === 'td' ? grounds.get(element) : undefined));
}

/** The colour of most headings, unless it is that of the text. */
function headingColor(body: Element, text: string): string | undefined {
  const color = mostUsed(body, ({ tag, css }) => (/^h[1-6]$/.test(tag) ? (colorIn(css.color) ?? text) : undefined));
  return color === text || color === '#ffffff' ? undefined : color;
}

/** Most letters of running text decide. */
function lineHeightOf(body: Element, fontSize: number): number {
  const letters = new Map<number, number>();
  const visit = (element: Element, size: number): void => {
    const own = pxOf(element.css['font-size']) ?? size;
    const height = pxOf(element.css['line-height']);
    if (height && !/^h\d$/.test(element.tag)) {
      const ratio = Math.round((20 * (height < 4 ? height * own : height)) / own) / 20;
      letters.set(ratio, (letters.get(ratio) ?? 0) + textOf({ ...element, children: ownText(element) }).length);
    }
    for (const child of elementsOf(element)) visit(child, own);
  };
  visit(body, fontSize);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? DEFAULT_LINE_HEIGHT;
}

const ownText = ({ children }: Element): string[] => children.filter((child) => typeof child === 'string');

function mostUsed(body: Element, read: (element: Element) => string | undefined): string | undefined {
  const counts = new Map<string, number>();
  const visit = (element: Element): void => {
    const value = read(element);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Classes for the colours of a page, by what they are used for. */
export const textClass = ({ colors }: Theme, color: string): string => nearestSlot(colors, color, 'text').name;
export const groundClass = ({ colors }: Theme, color: string): string => nearestSlot(colors, color, 'ground').name;
export const edgeClass = ({ colors }: Theme, color: string): string => nearestSlot(colors, color, 'edge').name;

/** How much darker Bootstrap makes what the mouse is over, and what is pressed. */
const HOVER_SHADE = 0.15;
const ACTIVE_SHADE = 0.2;

const channels = (hex: string): string => {
  const color = fromHex(hex);
  return [red(color), green(color), blue(color)].join(', ');
};

function darker(hex: string, share: number): string {
  const color = fromHex(hex);
  const [r, g, b] = [red, green, blue].map((channel) => Math.round(channel(color) * (1 - share)));
  return toHex(rgb(r, g, b));
}

/** Classes of Bootstrap's that declare the primary colour themselves, with the variables that do. */
const OWN_COLORS: Record<string, (primary: string, on: string) => Record<string, string>> = {
  'btn-primary': (primary, on) => ({
    '--bs-btn-color': on,
    '--bs-btn-bg': primary,
    '--bs-btn-border-color': primary,
    '--bs-btn-hover-color': on,
    '--bs-btn-hover-bg': darker(primary, HOVER_SHADE),
    '--bs-btn-hover-border-color': darker(primary, ACTIVE_SHADE),
    '--bs-btn-focus-shadow-rgb': channels(primary),
    '--bs-btn-active-color': on,
    '--bs-btn-active-bg': darker(primary, ACTIVE_SHADE),
    '--bs-btn-active-border-color': darker(primary, ACTIVE_SHADE),
    '--bs-btn-disabled-color': on,
    '--bs-btn-disabled-bg': primary,
    '--bs-btn-disabled-border-color': primary,
  }),
  pagination: (primary, on) => ({
    '--bs-pagination-active-color': on,
    '--bs-pagination-active-bg': primary,
    '--bs-pagination-active-border-color': primary,
  }),
  'nav-pills': (primary, on) => ({ '--bs-nav-pills-link-active-color': on, '--bs-nav-pills-link-active-bg': primary }),
  'list-group': (primary, on) => ({
    '--bs-list-group-active-color': on,
    '--bs-list-group-active-bg': primary,
    '--bs-list-group-active-border-color': primary,
  }),
};

/**
 * The one block of a page: Bootstrap's own variables, as far as they differ from what Bootstrap sets. Those of a component
 * that declares them itself take effect only where it does, so its class stands beside `:root`.
 *
 * @param classes that the page uses
 * @param on the colour of letters on the primary colour
 */
export function themeBlock(theme: Theme, classes: ReadonlySet<string>, on: string): string {
  const { colors, radii, shadows, primary, link, heading, fontSize, lineHeight, family, gradient } = theme;
  const variables = new Map<string, string>();
  for (const slot of SLOTS) {
    const color = colors.get(slot);
    if (!color || color === slot.color) continue;
    variables.set(slot.variable, color);
    if (slot.hasRgb) variables.set(`${slot.variable}-rgb`, channels(color));
    if (slot.variable === '--bs-border-color') variables.set('--bs-border-color-translucent', color);
  }
  if (heading) variables.set('--bs-heading-color', heading);
  if (link !== PRIMARY) {
    const hover = darker(link, ACTIVE_SHADE);
    for (const [name, color] of [
      ['--bs-link-color', link],
      ['--bs-link-hover-color', hover],
    ]) {
      variables.set(name, color);
      variables.set(`${name}-rgb`, channels(color));
    }
  }
  if (family) variables.set('--bs-body-font-family', family);
  if (fontSize !== 16) variables.set('--bs-body-font-size', `${fontSize / 16}rem`);
  if (lineHeight !== DEFAULT_LINE_HEIGHT) variables.set('--bs-body-line-height', String(lineHeight));
  for (const [name, value] of [...radii, ...shadows]) if (DEFAULTS[name] !== value) variables.set(name, value);
  if (gradient && classes.has('bg-gradient')) variables.set('--bs-gradient', gradient);
  const components = primary === PRIMARY ? [] : Object.keys(OWN_COLORS).filter((name) => classes.has(name));
  if (primary !== PRIMARY) variables.set('--bs-focus-ring-color', `rgba(${channels(primary)}, 0.25)`);
  for (const name of components)
    for (const [variable, value] of Object.entries(OWN_COLORS[name](primary, on))) variables.set(variable, value);
  if (classes.has('table')) {
    const { cell, cellGround, ground } = theme;
    if (cell) variables.set('--bs-table-color', cell);
    if (cellGround && cellGround !== ground) variables.set('--bs-table-bg', cellGround);
    components.push('table');
  }
  if (variables.size === 0) return '';
  const selector = [':root', ...components.map((name) => `.${name}`)].join(',\n');
  const lines = [...variables].map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

const DEFAULTS: Record<string, string> = { '--bs-border-radius': '6px' };
