import type { Css, Element } from '../../../model/element.ts';
import { fromHex, luminance } from '../../../raster/color.ts';
import { BLOCKS } from './block-tags.ts';
import type { Around } from './context.ts';
import { colorIn, cssByScreen, groundOf, pxOf, widestCss } from './css.ts';
import { FIXED, RESPONSIVE } from './keyword-classes.ts';
import { type OwnPaint, paintClasses } from './paint-classes.ts';
import { withRoomBeside } from './room-beside.ts';
import { shareMargins } from './share-margins.ts';
import { spacerOf } from './spacers.ts';
import { type OwnSpacing, spacingClasses } from './spacing-classes.ts';
import { type Theme, textClass } from './theme.ts';
import { isLead, isMonospaced, lineHeightClass, SMALL, sizeClasses, weightClass } from './type-classes.ts';
import { withoutRepeats } from './without-repeats.ts';

/** What the class of a component does, so that no utility has to; `covers`: properties that are left to it. */
export type Own = OwnSpacing & { paint?: OwnPaint; covers?: readonly string[]; type?: Partial<OwnType> | null };
type OwnType = { size: number; weight: number; color: string };

const HEADING = /^h[1-6]$/;
const HEADING_LINE_HEIGHT = 1.2;

/** Bootstrap's utilities for all that an element declares, as near as they come. What none comes near is left out. */
export function utilities(written: Element, around: Around, theme: Theme, own: Own = {}): string[] {
  const isSized = !own.covers?.some((property) => property === 'width' || property === 'max-width');
  const element = isSized && own.margin !== null ? withRoomBeside(written, around) : written;
  const sizes = sizeUtilities(element, around, own);
  // A component has paddings, and paint, of its own.
  const spacing = spacingClasses(
    own.paint === undefined && own.padding === undefined ? shareMargins(element) : element,
    own,
    around.width,
  );
  const keywords = besideColumns(element, keywordClasses(element, around, own), sizes, around);
  return withoutRepeats([
    ...(spacing.some((name) => SIDE_MARGIN.test(name)) ? besideMargins(keywords, element.tag, around) : keywords),
    ...gapClasses(element, own),
    ...sizes,
    ...spacing,
    ...typeClasses(element, around, theme, own),
    ...paintClasses(element, around, theme, own.paint),
  ]);
}

/**
 * `w-100` holds on every screen, whatever columns say: what is narrower on wide ones has all twelve on a phone. Columns that
 * are no columns of a row give way, or what stands beside them would stick out.
 */
function besideColumns(
  element: Element,
  keywords: readonly string[],
  sizes: readonly string[],
  { isItem }: Around,
): string[] {
  const wide = widestCss(element);
  const isWide = (pxOf(wide.width) ?? 0) >= MIN_COLUMN_PX && element.tag !== 'img' && element.tag !== 'svg';
  if (!sizes.some((name) => name.startsWith('col-'))) {
    // What fills its room up to a width that no column has is as wide as what is in it.
    const isNarrow = isItem && (pxOf(wide['max-width']) ?? Number.POSITIVE_INFINITY) < MIN_COLUMN_PX;
    return keywords.filter((name) => !(isWide && KEEPS_SIZE.test(name)) && !(isNarrow && name === 'w-100'));
  }
  // What is a column on a phone, too, says nothing else.
  const isAlways = sizes.some((name) => /^col-\d/.test(name));
  const kept = keywords
    .filter((name) => !KEEPS_SIZE.test(name) && !(isAlways && name === 'w-100'))
    .map((name) => (name === 'w-100' ? 'col-12' : name));
  return isItem && !isAlways ? [...kept, 'flex-shrink-1'] : kept;
}

/** A margin at a side, or columns left free there. */
export const SIDE_MARGIN = /^(m[xse]?(-\w+)?-[1-5]|offset(-\w+)?-[1-9]\d?)$/;

/** All of the width and a margin besides stick out; what fills its room by itself is as wide as is left. */
function besideMargins(keywords: readonly string[], tag: string, { isItem }: Around): string[] {
  const align = keywords.find((name) => name.startsWith('align-self-'));
  if (REPLACED.test(tag) || (isItem && !align)) return [...keywords];
  return keywords
    .filter((name) => name !== 'w-100')
    .map((name) => (name === align && keywords.includes('w-100') ? 'align-self-stretch' : name));
}

/** Elements that keep their own size in the normal flow. */
const REPLACED = /^(img|svg|input|select|textarea|button|table)$/;

/** Where something lies in its box: Bootstrap knows its sides, and margins bring it in from there. */
const SIDE_CLASSES: Record<string, readonly [side: string, margin: string]> = {
  left: ['start-0', 'ms'],
  right: ['end-0', 'me'],
};

const KEEPS_SIZE = /^flex(-\w+)?-shrink-0$/;

function keywordClasses(element: Element, around: Around, { covers = [] }: Own): string[] {
  const classes: string[] = [];
  for (const [infix, css] of cssByScreen(element)) {
    if (infix !== '' && css.flex?.startsWith('0 ') && element.css.flex?.startsWith('1'))
      classes.push(`flex${infix}-grow-0`);
    for (const [property, value] of Object.entries(css)) {
      if (covers.includes(property) || property === 'font-weight') continue;
      const key = `${property}:${value}`;
      // Words that have no width of their own break where there is no room for them.
      if (infix !== '' && key === 'flex-shrink:0' && isParagraph(element)) continue;
      const fixed = infix === '' ? FIXED[key] : undefined;
      const px = pxOf(value) ?? 0;
      if (SIDE_CLASSES[property] && px > 0 && css.position === 'absolute')
        classes.push(SIDE_CLASSES[property][0], `${SIDE_CLASSES[property][1]}-${spacerOf(px)}`);
      const name = RESPONSIVE[key]?.replace('{}', infix) ?? fixed;
      if (name && !isGiven(element, around, infix, key)) classes.push(name);
    }
  }
  return classes;
}

const isParagraph = ({ tag, css, children }: Element): boolean =>
  /^(p|span|h[1-6])$/.test(tag) &&
  css['white-space'] !== 'nowrap' &&
  children.some((child) => typeof child === 'string');

/** What a browser does with an element anyway: items of a flexible box are blocks. */
function isGiven({ tag, css }: Element, { isItem }: Around, infix: string, key: string): boolean {
  if (key === 'flex-direction:row') return infix === '' || (css['flex-direction'] ?? 'row') === 'row';
  if (key === 'display:block') return infix === '' && (isItem !== false || BLOCKS.has(tag));
  if (key === 'text-align:left' || key === 'text-align:start') return infix === '';
  if (key === 'list-style:none') return tag !== 'ul' && tag !== 'ol';
  return key === 'width:auto' || key === 'height:auto';
}

export function gapClasses(element: Element, { covers = [] }: Own = {}): string[] {
  if (covers.includes('gap')) return [];
  return cssByScreen(element).flatMap(([infix, css]) => {
    const [row, column = row] = css.gap?.split(' ') ?? [];
    const rows = pxOf(css['row-gap'] ?? row);
    const columns = pxOf(css['column-gap'] ?? column);
    if (rows === undefined && columns === undefined) return [];
    const spread = isColumn(css, element) && (rows ?? 0) >= MIN_SPREAD_PX ? [`justify-content${infix}-between`] : [];
    if (rows === columns) return [`gap${infix}-${spacerOf(rows ?? 0)}`, ...spread];
    return [
      ...(rows === undefined ? [] : [`row-gap${infix}-${spacerOf(rows)}`]),
      ...(columns === undefined ? [] : [`column-gap${infix}-${spacerOf(columns)}`]),
    ];
  });
}

/** What is so far apart, in px, is at the ends of its box. */
const MIN_SPREAD_PX = 96;
const isColumn = (css: Css, { css: base }: Element): boolean =>
  (css['flex-direction'] ?? base['flex-direction']) === 'column' && base['justify-content'] === undefined;

/** A twelfth of the room that a length takes. */
const twelfths = (px: number, room: number): number => Math.max(1, Math.round((12 * px) / room));
/** Where a screen of this name begins, in px, in Bootstrap. */
const WIDTH_MD_PX = 768;
/** Narrower than this, a box is as wide as what is in it. */
export const MIN_COLUMN_PX = 160;
/** Nor is a box of this width that takes more than this part of its room. */
const MIN_NARROW_PX = 80;
const MAX_NARROW = 6;
/** Sizes in percent that Bootstrap has a class for. */
const NAMED_PERCENT = /^(25|50|75|100)%$/;

/** Widths as columns of the grid of twelve, which stand below each other on a phone. */
function sizeUtilities(element: Element, around: Around, { covers = [] }: Own): string[] {
  const wide = widestCss(element);
  const classes: string[] = [];
  for (const [infix, css] of cssByScreen(element)) {
    const percent = /^([\d.]+)%$/.exec(css.width ?? css['flex-basis'] ?? '')?.[1];
    if (!percent || covers.includes('width') || (infix === '' && NAMED_PERCENT.test(css.width ?? ''))) continue;
    classes.push(`col${infix}-${Math.max(1, Math.round((12 * Number(percent)) / 100))}`);
  }
  const widest = covers.includes('max-width')
    ? undefined
    : (pxOf(wide['max-width']) ?? (covers.includes('width') ? undefined : fixedWidth(element, wide)));
  // A line has no content that it would be as wide as.
  const isWide =
    widest !== undefined &&
    (element.tag === 'hr' || widest >= MIN_COLUMN_PX || widest >= Math.max(MIN_NARROW_PX, around.width / MAX_NARROW));
  if (isWide && widest < around.width && classes.length === 0)
    classes.push(...columnClasses(element, widest, around.width));
  const height = pxOf(wide['min-height']);
  if (height && height >= MIN_SCREEN_PX) classes.push('min-vh-100');
  return classes;
}

/** As many of the twelve columns as a box takes of the room it is in, from the screen up that says how wide it is. */
function columnClasses(element: Element, width: number, room: number): string[] {
  const columns = twelfths(width, room);
  if (columns >= 12) return [];
  if (element.tag === 'hr' && width < MIN_COLUMN_PX) return [`col-${columns}`];
  const says = (css: Css): boolean => pxOf(css.width) === width || pxOf(css['max-width']) === width;
  const infix = cssByScreen(element).find(([, css]) => says(css))?.[0];
  if (infix) return [`col${infix}-${columns}`];
  const onTablet = Math.min(12, Math.ceil((12 * width) / Math.min(room, WIDTH_MD_PX)));
  return [...(onTablet > columns && onTablet < 12 ? [`col-md-${onTablet}`] : []), `col-lg-${columns}`];
}

/** As high as a screen. */
const MIN_SCREEN_PX = 640;

/**
 * Pictures keep their own size, but where a screen gives them another one. A list in a row is as wide as what is in it: shares of
 * twelve would break it.
 */
function fixedWidth({ tag, attributes, at = {} }: Element, css: Css): number | undefined {
  const isRow = css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row';
  if (isRow && (tag === 'ul' || tag === 'ol')) return undefined;
  const keepsSize =
    tag === 'svg' || ((tag === 'img' || attributes?.width) && !Object.values(at).some((one) => one.width));
  return keepsSize ? undefined : pxOf(css.width);
}

/** What an element and its children inherit for text, by the utilities that it gets. */
export function textStyleOf(element: Element, around: Around, theme: Theme): Around {
  const css = widestCss(element);
  const { tag } = element;
  const size = pxOf(css['font-size']);
  const sized = size === undefined ? undefined : sizeClasses(tag, size, around);
  const height = pxOf(css['line-height']);
  const inherited = HEADING.test(tag) ? (theme.heading ?? around.color) : tag === 'a' ? theme.link : around.color;
  return {
    ...around,
    size: sized?.size ?? (tag === 'small' ? SMALL : 1) * around.size,
    weight: Number(css['font-weight'] ?? sized?.weight ?? around.weight),
    color: colorIn(css.color) ?? inherited,
    ground: groundOf(css) ?? around.ground,
    align: css['text-align'] ?? around.align,
    lineHeight: height ? (height < 4 ? height : height / (size ?? around.size)) : around.lineHeight,
  };
}

/** @param own.type what the component sets; null leaves all to it */
function typeClasses(element: Element, around: Around, theme: Theme, { type }: Own): string[] {
  if (type === null) return [];
  const css = widestCss(element);
  const { tag } = element;
  const base = { ...around, ...type };
  const wanted = pxOf(css['font-size']);
  const weight = Number(
    css['font-weight'] ?? (HEADING.test(tag) || tag === 'th' || tag === 'strong' ? Number.NaN : base.weight),
  );
  const sized =
    wanted === undefined
      ? { classes: [], weight: base.weight }
      : sizeClasses(tag, wanted, { ...base, size: type?.size ?? around.size });
  const leads = wanted !== undefined && sized.classes.length > 0 && isLead(tag, wanted, weight);
  const color = colorIn(css.color);
  const known =
    type?.color ?? (HEADING.test(tag) ? (theme.heading ?? around.color) : tag === 'a' ? theme.link : around.color);
  const height = pxOf(css['line-height']);
  const ratio = height && (height < 4 ? height : height / (wanted ?? around.size));
  const ownHeight =
    HEADING.test(tag) || sized.classes.some((name) => name.startsWith('display'))
      ? HEADING_LINE_HEIGHT
      : around.lineHeight;
  return [
    ...(leads ? ['lead'] : sized.classes),
    ...(Number.isNaN(weight)
      ? []
      : weightClass(weight, leads ? LEAD_WEIGHT : (type?.weight ?? ownWeightOf(tag, sized.weight)))),
    ...(ratio && wanted && wanted > around.size * 0.8 ? lineHeightClass(ratio, ownHeight) : []),
    ...(isMonospaced(css) && tag !== 'pre' && tag !== 'code' ? ['font-monospace'] : []),
    ...(color && color !== known ? [colorClass(tag, color, around, theme)] : []),
    ...(tag === 'a' && type === undefined && css['text-decoration'] !== 'underline' ? ['text-decoration-none'] : []),
  ];
}

const LEAD_WEIGHT = 300;

const ownWeightOf = (tag: string, inherited: number): number =>
  HEADING.test(tag)
    ? inherited === 300
      ? 300
      : 500
    : tag === 'th' || tag === 'strong' || tag === 'b'
      ? 700
      : inherited;

/** Links in the colour of the text pale a little under the mouse. */
function colorClass(tag: string, color: string, around: Around, theme: Theme): string {
  const name = textClass(theme, color);
  if (tag !== 'a') return name;
  if (color === around.color) return isEmphasis(name, color, around) ? 'link-body-emphasis' : 'text-reset';
  return isEmphasis(name, color, around) ? 'link-body-emphasis' : name;
}

/** What is lighter is not nearly black, and what is darker than that not nearly white. */
const MAX_DARK_LUMINANCE = 0.06;
const MIN_LIGHT_LUMINANCE = 0.5;

/**
 * Whether a link has the colour of the text and looks like Bootstrap's own class for that, which is black: so it is not on a dark
 * page, unless a bar says that it is dark.
 */
export const isEmphasis = (name: string, color: string, { isInNavbar }: Pick<Around, 'isInNavbar'>): boolean => {
  const light = luminance(fromHex(color));
  return (
    (name === 'text-body' || name === 'text-body-emphasis') &&
    (light <= MAX_DARK_LUMINANCE || (isInNavbar && light >= MIN_LIGHT_LUMINANCE))
  );
};
