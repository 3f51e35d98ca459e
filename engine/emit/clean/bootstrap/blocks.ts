import { badgeVariables } from './badge-look.ts';
import type { Block } from './block.ts';
import { buttonBlocks } from './button-blocks.ts';
import { cardVariables } from './card-look.ts';
import { PHONE_SIDE_PX } from './containers.ts';
import { pxOf } from './css.ts';
import { fieldVariables } from './field-look.ts';
import { navLookVariables } from './nav-look.ts';
import { navbarColors, navbarNavVariables, navbarVariables } from './navbar-look.ts';
import { paginationVariables } from './pagination-look.ts';
import { rem } from './rem.ts';
import { ACTIVE_SHADE, channels, darker } from './shades.ts';
import { SLOTS, type Slot } from './slots.ts';
import { darkTableVariables } from './table-look.ts';
import type { Theme } from './theme.ts';

const PRIMARY = '#0d6efd';
const DEFAULT_LINE_HEIGHT = 1.5;

/**
 * What a page says about its look: Bootstrap's own variables, as far as they differ from what Bootstrap sets. Those of the whole
 * page stand on `:root`; a component that declares its variables itself has a block of its own.
 *
 * @param classes that the page uses
 * @param inDark those of them that are used in what is dark
 * @param on the colour of letters on the primary colour
 */
export function themeBlocks(
  theme: Theme,
  classes: ReadonlySet<string>,
  inDark: ReadonlySet<string>,
  on: string,
): string {
  const modes = [...theme.gradients].flatMap(([gradient, mode]): Block[] =>
    mode ? [[`[data-bs-theme="${mode}"]`, { '--bs-gradient': gradient }]] : [],
  );
  const components: Block[] = [
    ['.offcanvas', classes.has('offcanvas') ? sidebarVariables(theme) : {}],
    ...navbarBlocks(theme, classes),
    ['.nav', classes.has('nav') ? navVariables(theme) : {}],
    ...buttonBlocks(theme, classes),
    [fieldSelector(classes), fieldBlock(theme, classes)],
    ['.badge', classes.has('badge') && theme.badge ? badgeVariables(theme.badge) : {}],
    ['.progress', classes.has('progress') ? progressVariables(theme) : {}],
    ['.card', classes.has('card') ? { ...cardVariables(theme.card), ...cardColors(theme) } : {}],
    ...primaryBlocks(theme, classes, on),
    ['.pagination', classes.has('pagination') ? pageLinkVariables(theme) : {}],
    ['.table', classes.has('table') ? tableVariables(theme) : {}],
    ['.table-dark', classes.has('table-dark') && theme.darkTable ? darkTableVariables(theme.darkTable) : {}],
    ...theme.gutters
      .blocks()
      .filter(([name]) => classes.has(name))
      .map(([name, variables]): Block => [`.${name}`, variables]),
  ];
  const root = rootVariables(theme, isReadIn(classes, components));
  const blocks: Block[] = [
    [':root', root],
    ...modes,
    ['[data-bs-theme="dark"]', inDark.size > 0 ? colorsInDark(root, inDark) : {}],
    ...components,
  ];
  const wide = containerBlocks(theme, classes, (side) => side);
  return [
    ...merged([...blocks, ...containerBlocks(theme, classes, () => PHONE_SIDE_PX)]).map(printBlock),
    ...(wide.length > 0 ? [`@media (min-width: ${WIDE_PX}px) {\n${wide.map(printBlock).join('\n\n')}\n}`] : []),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Components that read variables of the page which are no theme colours; `border-color` is read by most. */
const READERS: Record<string, RegExp> = {
  '--bs-secondary-color': /^(form-control|form-select|breadcrumb|pagination|list-group|figure-caption)$/,
  '--bs-secondary-bg': /^(progress|form-control|form-select|pagination|list-group)$/,
  '--bs-tertiary-bg': /^(input-group-text|form-control|pagination|list-group)$/,
  '--bs-emphasis-color': /^(navbar|table|link-body-emphasis)$/,
};
const ALWAYS_READ = /^--bs-(body-color|body-bg|border-color)$/;

/** Whether something on a page has the colour of a slot: by a utility, a component, or a block that refers to it. */
function isReadIn(classes: ReadonlySet<string>, blocks: readonly Block[]): (slot: Slot) => boolean {
  const values = blocks.flatMap(([, variables]) => Object.values(variables)).join(' ');
  return ({ variable, text, ground, edge }) => {
    const name = variable.replace('--bs-', '');
    // `alert-info` and `text-bg-info` have the colours that belong to their name.
    const ofAlert = `alert-${name.replace(/-(text-emphasis|bg-subtle|border-subtle)$/, '')}`;
    return (
      ALWAYS_READ.test(variable) ||
      [text, ground, edge, `text-bg-${name}`, ofAlert].some((one) => one !== undefined && classes.has(one)) ||
      values.includes(`var(${variable})`) ||
      values.includes(`var(${variable}-rgb)`) ||
      [...classes].some((one) => READERS[variable]?.test(one))
    );
  };
}

/** One block for each selector. */
function merged(blocks: readonly Block[]): Block[] {
  const bySelector = new Map<string, Record<string, string>>();
  for (const [selector, variables] of blocks) bySelector.set(selector, { ...bySelector.get(selector), ...variables });
  return [...bySelector];
}

const pageLinkVariables = (theme: Theme): Record<string, string> =>
  theme.pagination
    ? Object.fromEntries(
        Object.entries(paginationVariables(theme.pagination)).map(([name, value]) => [
          name,
          value.startsWith('#') ? referenceTo(value, theme, false) : value,
        ]),
      )
    : {};

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
    .map(([name, side]): Block => [`.${name}`, { '--bs-gutter-x': rem(2 * sideOf(side)) }]);

function printBlock([selector, variables]: Block): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

function rootVariables(theme: Theme, isRead: (slot: Slot) => boolean): Record<string, string> {
  const { colors, radii, shadows, primary, link, heading, fontSize, lineHeight, family, gradients } = theme;
  const variables: Record<string, string> = {};
  for (const slot of SLOTS) {
    const color = colors.get(slot);
    if (!color || (color === slot.color && !slot.isTranslucent) || !isRead(slot)) continue;
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
  if (fontSize !== 16) variables['--bs-body-font-size'] = rem(fontSize);
  if (lineHeight !== DEFAULT_LINE_HEIGHT) variables['--bs-body-line-height'] = String(lineHeight);
  for (const [name, value] of [...radii, ...shadows]) if (DEFAULTS[name] !== value) variables[name] = value;
  for (const [gradient, mode] of gradients) if (mode === '') variables['--bs-gradient'] = gradient;
  if (primary !== PRIMARY) variables['--bs-focus-ring-color'] = `rgba(${channels(primary)}, 0.25)`;
  return variables;
}

/** Colours that Bootstrap sets anew in what is dark: there those of the page hold, too, as far as something has them. */
function colorsInDark(variables: Record<string, string>, inDark: ReadonlySet<string>): Record<string, string> {
  const used = new Set(
    SLOTS.filter(({ text, ground, edge }) => [text, ground, edge].some((name) => name && inDark.has(name))).map(
      ({ variable }) => variable,
    ),
  );
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => LINK.test(name) || (SET_IN_DARK.test(name) && used.has(name.replace(/-rgb$/, ''))),
    ),
  );
}
const LINK = /^--bs-link-/;
const SET_IN_DARK =
  /^--bs-((secondary|tertiary|border)-color|(secondary|tertiary)-bg(-rgb)?|.*-(text-emphasis|bg-subtle|border-subtle))$/;

const DEFAULTS: Record<string, string> = { '--bs-border-radius': '6px' };

const sidebarVariables = ({ sidebarWidth }: Theme): Record<string, string> =>
  sidebarWidth === undefined ? {} : { '--bs-offcanvas-width': rem(sidebarWidth), '--bs-offcanvas-border-width': '0' };

/** A colour by the variable that has it; what is dark has other values for all but the theme's own. */
function referenceTo(color: string, { colors }: Theme, isDark: boolean): string {
  const own = SLOTS.filter(({ variable, ground, text }) =>
    isDark ? ground === variable.replace('--bs-', 'bg-') : text,
  );
  const slot = own.find((one) => (colors.get(one) ?? one.color) === color);
  return slot ? `var(${slot.variable})` : color;
}

const DARK_NAVBAR = '.navbar[data-bs-theme="dark"]';

function navbarBlocks(theme: Theme, classes: ReadonlySet<string>): Block[] {
  const { navbar, fontSize } = theme;
  if (!navbar || !classes.has('navbar')) return [];
  const colors = Object.fromEntries(
    Object.entries(navbarColors(navbar)).map(([name, color]) => [name, referenceTo(color, theme, navbar.isDark)]),
  );
  return [
    ['.navbar', { ...navbarVariables(navbar), ...(navbar.isDark ? {} : colors) }],
    [classes.has('navbar-dark') ? `.navbar-dark,\n${DARK_NAVBAR}` : DARK_NAVBAR, navbar.isDark ? colors : {}],
    ['.navbar-nav', classes.has('navbar-nav') ? navbarNavVariables(navbar, fontSize) : {}],
  ];
}

/** Where cards have other colours than the page and its lines. */
function cardColors(theme: Theme): Record<string, string> {
  const { card, colors, ground } = theme;
  const border = SLOTS.find(({ variable }) => variable === '--bs-border-color') as Slot;
  const isOwnLine = card.line && card.line !== 'none' && card.line !== (colors.get(border) ?? border.color);
  return {
    ...(card.ground && card.ground !== ground ? { '--bs-card-bg': referenceTo(card.ground, theme, true) } : {}),
    ...(isOwnLine ? { '--bs-card-border-color': referenceTo(card.line as string, theme, true) } : {}),
  };
}

/** As Bootstrap ships it, in px. */
const LINK_ROOM_PX = 8;

function navVariables(theme: Theme): Record<string, string> {
  const { linkRoom = LINK_ROOM_PX, nav, fontSize, link } = theme;
  const color = nav && nav.color !== link ? referenceTo(nav.color, theme, true) : undefined;
  return {
    ...(linkRoom === LINK_ROOM_PX ? {} : { '--bs-nav-link-padding-y': rem(linkRoom) }),
    ...(nav ? navLookVariables(nav, fontSize) : {}),
    // Under the mouse they keep it: that of other links may stand out from another ground only.
    ...(color ? { '--bs-nav-link-color': color, '--bs-nav-link-hover-color': color } : {}),
  };
}

/** Classes of Bootstrap's that declare the primary colour themselves, with the variables that do. */
const OWN_COLORS: Record<string, (on: string) => Record<string, string>> = {
  pagination: (on) => ({
    '--bs-pagination-active-color': on,
    '--bs-pagination-active-bg': 'var(--bs-primary)',
    '--bs-pagination-active-border-color': 'var(--bs-primary)',
  }),
  'nav-pills': (on) => ({
    '--bs-nav-pills-link-active-color': on,
    '--bs-nav-pills-link-active-bg': 'var(--bs-primary)',
  }),
  'list-group': (on) => ({
    '--bs-list-group-active-color': on,
    '--bs-list-group-active-bg': 'var(--bs-primary)',
    '--bs-list-group-active-border-color': 'var(--bs-primary)',
  }),
};

const primaryBlocks = ({ primary }: Theme, classes: ReadonlySet<string>, on: string): Block[] =>
  primary === PRIMARY
    ? []
    : Object.entries(OWN_COLORS)
        .filter(([name]) => classes.has(name))
        .map(([name, variables]): Block => [`.${name}`, variables(on)]);

const fieldSelector = (classes: ReadonlySet<string>): string =>
  ['form-control', 'form-select']
    .filter((name) => classes.has(name))
    .map((name) => `.${name}`)
    .join(',\n');

function fieldBlock(theme: Theme, classes: ReadonlySet<string>): Record<string, string> {
  const { field, colors, radii } = theme;
  if (!field || fieldSelector(classes) === '') return {};
  const ofPage = (variable: string): string | undefined => {
    const slot = SLOTS.find((one) => one.variable === variable);
    return slot ? (colors.get(slot) ?? slot.color) : radii.get(variable);
  };
  return Object.fromEntries(
    Object.entries(fieldVariables(field, classes, ofPage)).map(([name, value]) => [
      name,
      // Fields set some of these anew, so only what keeps its value everywhere is referred to.
      value.startsWith('#') ? referenceTo(value, theme, true) : value,
    ]),
  );
}

function tableVariables({ cell, cellGround, ground }: Theme): Record<string, string> {
  return {
    ...(cell ? { '--bs-table-color': cell } : {}),
    ...(cellGround && cellGround !== ground ? { '--bs-table-bg': cellGround } : {}),
  };
}

/** As high as Bootstrap's own bars of progress, in px. */
const PROGRESS_PX = 16;

function progressVariables({ progressHeight }: Theme): Record<string, string> {
  const height = pxOf(progressHeight) ?? PROGRESS_PX;
  return height === PROGRESS_PX ? {} : { '--bs-progress-height': rem(height) };
}
