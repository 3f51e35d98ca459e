import { fromHex, luminance } from '../../../raster/color.ts';
import { badgeVariables } from './badge-look.ts';
import { type ButtonClass, sizeVariables } from './button-sizes.ts';
import { type ButtonColors, isShipped } from './button-variants.ts';
import { cardVariables } from './card-look.ts';
import { PHONE_SIDE_PX } from './containers.ts';
import { channels, darker } from './shades.ts';
import { SLOTS } from './slots.ts';
import type { Theme } from './theme.ts';

/** A class and Bootstrap's variables that it sets, in the order in which they are written. */
type Block = [selector: string, variables: Record<string, string>];

const PRIMARY = '#0d6efd';
const DEFAULT_LINE_HEIGHT = 1.5;
/** How much darker Bootstrap makes what the mouse is over, and what is pressed. */
const HOVER_SHADE = 0.15;
const ACTIVE_SHADE = 0.2;

/**
 * What a page says about its look: Bootstrap's own variables, as far as they differ from what Bootstrap sets. Those of the whole
 * page stand on `:root`; a component that declares its variables itself has a block of its own.
 *
 * @param classes that the page uses
 * @param on the colour of letters on the primary colour
 */
export function themeBlocks(theme: Theme, classes: ReadonlySet<string>, on: string): string {
  const blocks: Block[] = [
    [':root', rootVariables(theme, classes)],
    ['.offcanvas', classes.has('offcanvas') ? sidebarVariables(theme) : {}],
    ['.nav', classes.has('nav') ? navVariables(theme) : {}],
    ...buttonBlocks(theme, classes),
    ['.badge', classes.has('badge') && theme.badge ? badgeVariables(theme.badge) : {}],
    ['.card', classes.has('card') ? cardVariables(theme.card) : {}],
    ...primaryBlocks(theme, classes, on),
    ['.table', classes.has('table') ? tableVariables(theme) : {}],
    ...theme.gutters
      .blocks()
      .filter(([name]) => classes.has(name))
      .map(([name, variables]): Block => [`.${name}`, variables]),
  ];
  const wide = containerBlocks(theme, classes, (side) => side);
  return [
    ...[...blocks, ...containerBlocks(theme, classes, () => PHONE_SIDE_PX)].map(printBlock),
    ...(wide.length > 0 ? [`@media (min-width: ${WIDE_PX}px) {\n${wide.map(printBlock).join('\n\n')}\n}`] : []),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Where Bootstrap's `lg` begins, in px. */
const WIDE_PX = 992;

/** A container has half a gutter at each side. */
const containerBlocks = (
  { containers }: Theme,
  classes: ReadonlySet<string>,
  sideOf: (side: number) => number,
): Block[] =>
  [...containers]
    .filter(([name]) => classes.has(name))
    .map(([name, side]): Block => [`.${name}`, { '--bs-gutter-x': `${sideOf(side) / 8}rem` }]);

function printBlock([selector, variables]: Block): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

function rootVariables(theme: Theme, classes: ReadonlySet<string>): Record<string, string> {
  const { colors, radii, shadows, primary, link, heading, fontSize, lineHeight, family, gradient } = theme;
  const variables: Record<string, string> = {};
  for (const slot of SLOTS) {
    const color = colors.get(slot);
    if (!color || color === slot.color) continue;
    variables[slot.variable] = color;
    if (slot.hasRgb) variables[`${slot.variable}-rgb`] = channels(color);
    if (slot.variable === '--bs-border-color') variables['--bs-border-color-translucent'] = color;
  }
  if (heading) variables['--bs-heading-color'] = heading;
  if (link !== PRIMARY)
    for (const [name, color] of [
      ['--bs-link-color', link],
      ['--bs-link-hover-color', darker(link, ACTIVE_SHADE)],
    ]) {
      variables[name] = color;
      variables[`${name}-rgb`] = channels(color);
    }
  if (family) variables['--bs-body-font-family'] = family;
  if (fontSize !== 16) variables['--bs-body-font-size'] = `${fontSize / 16}rem`;
  if (lineHeight !== DEFAULT_LINE_HEIGHT) variables['--bs-body-line-height'] = String(lineHeight);
  for (const [name, value] of [...radii, ...shadows]) if (DEFAULTS[name] !== value) variables[name] = value;
  if (gradient && classes.has('bg-gradient')) variables['--bs-gradient'] = gradient;
  if (primary !== PRIMARY) variables['--bs-focus-ring-color'] = `rgba(${channels(primary)}, 0.25)`;
  return variables;
}

const DEFAULTS: Record<string, string> = { '--bs-border-radius': '6px' };

const sidebarVariables = ({ sidebarWidth }: Theme): Record<string, string> =>
  sidebarWidth === undefined
    ? {}
    : { '--bs-offcanvas-width': `${sidebarWidth / 16}rem`, '--bs-offcanvas-border-width': '0' };

/** As Bootstrap ships it, in px. */
const LINK_ROOM_PX = 8;

const navVariables = ({ linkRoom = LINK_ROOM_PX }: Theme): Record<string, string> =>
  linkRoom === LINK_ROOM_PX ? {} : { '--bs-nav-link-padding-y': `${linkRoom / 16}rem` };

const SIZES: readonly ButtonClass[] = ['', 'btn-sm', 'btn-lg'];

function buttonBlocks({ buttonSizes, buttonVariants }: Theme, classes: ReadonlySet<string>): Block[] {
  if (!classes.has('btn')) return [];
  const base = sizeVariables(buttonSizes, '');
  const sizes = SIZES.filter((name) => name === '' || classes.has(name)).map(
    (name): Block => [`.${name || 'btn'}`, name === '' ? base : sizeVariables(buttonSizes, name)],
  );
  const variants = [...buttonVariants]
    .filter(([name, colors]) => classes.has(`btn-${name}`) && !isShipped(name, colors))
    .map(([name, colors]): Block => [`.btn-${name}`, variantVariables(colors)]);
  return [...sizes, ...variants];
}

/** Darker grounds become lighter under the mouse. */
const MIN_SHADED_LUMINANCE = 0.02;

function variantVariables({ ground, letters, line = ground }: ButtonColors): Record<string, string> {
  const edge = line ?? letters;
  if (!ground) {
    const on = luminance(fromHex(letters)) > 0.45 ? '#000000' : '#ffffff';
    return {
      '--bs-btn-color': letters,
      '--bs-btn-border-color': edge,
      '--bs-btn-hover-color': on,
      '--bs-btn-hover-bg': letters,
      '--bs-btn-hover-border-color': letters,
      '--bs-btn-focus-shadow-rgb': channels(letters),
      '--bs-btn-active-color': on,
      '--bs-btn-active-bg': letters,
      '--bs-btn-active-border-color': letters,
      '--bs-btn-disabled-color': letters,
      '--bs-btn-disabled-border-color': edge,
    };
  }
  const isDark = luminance(fromHex(ground)) < MIN_SHADED_LUMINANCE;
  const [hover, active] = isDark ? [-HOVER_SHADE, -ACTIVE_SHADE] : [HOVER_SHADE, ACTIVE_SHADE];
  return {
    '--bs-btn-color': letters,
    '--bs-btn-bg': ground,
    '--bs-btn-border-color': edge,
    '--bs-btn-hover-color': letters,
    '--bs-btn-hover-bg': darker(ground, hover),
    '--bs-btn-hover-border-color': darker(edge, active),
    '--bs-btn-focus-shadow-rgb': channels(edge),
    '--bs-btn-active-color': letters,
    '--bs-btn-active-bg': darker(ground, active),
    '--bs-btn-active-border-color': darker(edge, active),
    '--bs-btn-disabled-color': letters,
    '--bs-btn-disabled-bg': ground,
    '--bs-btn-disabled-border-color': edge,
  };
}

/** Classes of Bootstrap's that declare the primary colour themselves, with the variables that do. */
const OWN_COLORS: Record<string, (primary: string, on: string) => Record<string, string>> = {
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

const primaryBlocks = ({ primary }: Theme, classes: ReadonlySet<string>, on: string): Block[] =>
  primary === PRIMARY
    ? []
    : Object.entries(OWN_COLORS)
        .filter(([name]) => classes.has(name))
        .map(([name, variables]): Block => [`.${name}`, variables(primary, on)]);

function tableVariables({ cell, cellGround, ground }: Theme): Record<string, string> {
  return {
    ...(cell ? { '--bs-table-color': cell } : {}),
    ...(cellGround && cellGround !== ground ? { '--bs-table-bg': cellGround } : {}),
  };
}
