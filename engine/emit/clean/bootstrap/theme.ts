import { inferPalette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { asOpaque } from './as-opaque.ts';
import { isSpreadStack } from './as-rows.ts';
import { assignColors, nearestSlot, type SlotColors } from './assign-colors.ts';
import { type BadgeLook, inferBadge } from './badge-look.ts';
import { BOOTSTRAP_SIZES, type ButtonSizes } from './button-sizes.ts';
import type { ButtonVariants } from './button-variants.ts';
import { type CardLook, SHIPPED_CARD } from './card-look.ts';
import { type ContainerName, inferContainers } from './containers.ts';
import { colorIn, elementsOf, groundOf, pxOf, textOf, widestCss } from './css.ts';
import { type FieldLook, inferFields } from './field-look.ts';
import { type Gradients, inferGradients, withModes } from './gradients.ts';
import { type Gutters, inferGutters } from './gutters.ts';
import { isBadge } from './is-badge.ts';
import { inferLinkColor } from './link-color.ts';
import { inferNav, type NavLook } from './nav-look.ts';
import { inferNavbar, type NavbarLook } from './navbar-look.ts';
import { withoutOverlaps } from './overlaps.ts';
import { inferPagination, type PaginationLook } from './pagination-look.ts';
import { inferRadii, inferShadows, type Scale } from './scales.ts';
import { inferSidebarWidth } from './sidebar-width.ts';
import { inferLinkRoom, spreadLinks } from './spread-links.ts';
import { surfaceLook } from './surface-look.ts';
import { type DarkTable, groundOfCells, inferDarkTable } from './table-look.ts';

/** The look of a page in Bootstrap's terms: what its variables are set to. All colours are `#rrggbb`. */
export type Theme = {
  colors: SlotColors;
  radii: Scale;
  shadows: Scale;
  primary: string;
  link: string;
  /** What most fields and cards stand out by, or the page where that is the same. */
  ground: string;
  /** Of headings, where it is not that of the text around them. */
  heading?: string | undefined;
  text: string;
  /** Letters and ground of most cells of tables, where there are any. */
  cell?: string | undefined;
  cellGround?: string | undefined;
  darkTable?: DarkTable | undefined;
  /** Of the page, in px and as a multiple of the size. */
  fontSize: number;
  lineHeight: number;
  family?: string | undefined;
  gradients: Gradients;
  buttonSizes: ButtonSizes;
  buttonVariants: ButtonVariants;
  card: CardLook;
  gutters: Gutters;
  /** Of most fields, where there are any. */
  field?: FieldLook | undefined;
  badge?: BadgeLook | undefined;
  /** Of most bars of progress, as it is declared. */
  progressHeight?: string | undefined;
  navbar?: NavbarLook | undefined;
  /** Of links in other lists. */
  nav?: NavLook | undefined;
  pagination?: PaginationLook | undefined;
  /** Room at the sides of containers that no class comes near, in px. */
  containers: ReadonlyMap<ContainerName, number>;
  /** Above and below the links of a column, in px. */
  linkRoom?: number | undefined;
  /** Of what stands at the side of the page, in px. */
  sidebarWidth?: number | undefined;
};

const PRIMARY = '#0d6efd';
const DEFAULT_LINE_HEIGHT = 1.5;
const DEFAULT_PX = 16;

/**
 * @returns the theme of a page, and the page with one of each colour that cannot be told apart. What shines through is opaque
 * there; the mixture that is seen of it is no colour of the palette. Cards and buttons are as Bootstrap ships them.
 */
export function inferTheme(page: Element): { theme: Theme; body: Element } {
  const { palette, body: written } = inferPalette(page);
  const body = withoutOverlaps(asOpaque(written));
  const fontSize = fontSizeOf(body);
  const primary = palette.roles.get('primary') ?? PRIMARY;
  const ofPage = {
    ground: palette.roles.get('background') ?? '#ffffff',
    text: palette.roles.get('text') ?? colorIn(body.css.color) ?? '#212529',
  };
  const { ground, text } = surfaceLook(body, ofPage, primary);
  const linkRoom = inferLinkRoom(body);
  const cellGround = groundOfCells(body);
  const theme: Theme = {
    buttonSizes: BOOTSTRAP_SIZES,
    buttonVariants: new Map(),
    card: SHIPPED_CARD,
    gutters: inferGutters(body, isSpreadStack),
    field: inferFields(body, { ground: groundOf(widestCss(body)) ?? ground, text }),
    badge: inferBadge(body, isBadge),
    progressHeight: mostUsed(body, ({ attributes, css }) => (attributes?.role === 'meter' ? css.height : undefined)),
    nav: inferNav(body, { color: text, size: fontSize, weight: 400 }),
    navbar: inferNavbar(body, fontSize, text, ground),
    pagination: inferPagination(body, fontSize, text),
    containers: inferContainers(body, inferSidebarWidth(body) ?? 0),
    linkRoom,
    sidebarWidth: inferSidebarWidth(body),
    colors: assignColors(body, palette, { ground, text }),
    radii: inferRadii(body),
    shadows: inferShadows(body),
    primary,
    link: inferLinkColor(body) ?? primary,
    heading: headingColor(body, text),
    text,
    ground,
    cell: mostUsed(body, ({ tag, css }) => (tag === 'td' ? (colorIn(css.color) ?? text) : undefined)),
    cellGround,
    darkTable: inferDarkTable(body, cellGround),
    fontSize,
    lineHeight: lineHeightOf(body, fontSize),
    family: body.css['font-family'],
    gradients: inferGradients(body),
  };
  return { theme, body: withModes(spreadLinks(body, linkRoom), theme.gradients) };
}

/** The colour of most headings, unless it is that of the text. */
function headingColor(body: Element, text: string): string | undefined {
  const color = mostUsed(body, ({ tag, css }) => (/^h[1-6]$/.test(tag) ? (colorIn(css.color) ?? text) : undefined));
  return color === text || color === '#ffffff' ? undefined : color;
}

/** Sizes that running text has, in px. */
const MIN_TEXT_PX = 13;
const MAX_TEXT_PX = 18;

/** The size of most letters that are not headings. */
function fontSizeOf(body: Element): number {
  const own = pxOf(body.css['font-size']) ?? DEFAULT_PX;
  const letters = new Map<number, number>();
  const visit = (element: Element, around: number): void => {
    const size = pxOf(widestCss(element)['font-size']) ?? around;
    const isText = !/^(h\d|button|input|select|textarea)$/.test(element.tag);
    if (isText && size >= MIN_TEXT_PX && size <= MAX_TEXT_PX)
      letters.set(size, (letters.get(size) ?? 0) + ownText(element).join('').length);
    for (const child of elementsOf(element)) visit(child, size);
  };
  visit(body, own);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? own;
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
