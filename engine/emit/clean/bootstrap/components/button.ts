import type { Css, Element } from '../../../../model/element.ts';
import { fromHex } from '../../../../raster/color.ts';
import { colorDifference } from '../../../../raster/color-difference.ts';
import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { colorIn, elementsOf, groundOf, isDrawn, paddingPx, pxOf, textOf, widestCss, without } from '../css.ts';
import { radiusClass } from '../paint-classes.ts';
import { SLOTS, THEMES } from '../slots.ts';
import { SPACERS_PX } from '../spacers.ts';
import { groundClass, type Theme, textClass } from '../theme.ts';
import { weightClass } from '../type-classes.ts';
import { BLOCKS, textStyleOf, utilities } from '../utilities.ts';

/** Longer texts are no buttons. */
const MAX_LETTERS = 40;

/** A button, or a link that looks like one. */
export const BUTTON: ComponentOf = {
  is(element) {
    if (element.tag === 'button') return !elementsOf(element).some(({ tag }) => BLOCKS.has(tag));
    const css = widestCss(element);
    const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
    const isInline = !elementsOf(element).some(({ tag }) => BLOCKS.has(tag) || tag === 'img');
    return element.tag === 'a' && isPainted && isInline && textOf(element).length <= MAX_LETTERS;
  },
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const { names, color } = variantOf(css, around.ground, theme);
    const size = sizeOf(element, css);
    const shape = radiusClass(css, theme);
    const own = {
      padding: null,
      type: null,
      covers: [
        ...COVERED,
        ...(element.children.length > 1 ? [] : ['display', 'align-items', 'justify-content', 'gap']),
      ],
      paint: { ground: groundOf(css) ?? 'none', radius: shape },
    };
    const { border: _, ...rest } = element.css;
    const written = utilities(
      { ...element, css: { ...rest, ...(css.display === 'flex' ? { display: 'inline-flex' } : {}) } },
      around,
      theme,
      own,
    );
    const round = shape === 'rounded-2' ? [] : [shape];
    const weight = weightClass(Number(css['font-weight'] ?? 400), 400);
    const inner = { ...textStyleOf(element, around, theme), color, isItem: true };
    const classes = [
      'btn',
      ...names,
      ...size,
      ...round,
      ...weight,
      ...written.filter((name) => !/^(bg-|border)/.test(name)),
    ];
    return dressed(element, classes, dressChildren(element, inner, context));
  },
};

const COVERED = ['text-align', 'border', 'white-space', 'position', 'flex-direction', 'text-decoration'];

/** A colour of Bootstrap's own is near enough to keep a button's own states. */
const MAX_OWN_DIFFERENCE = 10;
const OWN_VARIANTS = THEMES.filter((name) => name !== 'primary');

/** The variant of a button by its ground, or by its line; with the colour of its letters. */
function variantOf(css: Css, around: string, theme: Theme): { names: string[]; color: string } {
  const ground = groundOf(css);
  const color = colorIn(css.color) ?? theme.text;
  const line = isDrawn(css.border) ? colorIn(css.border) : undefined;
  if (ground === theme.primary) return { names: ['btn-primary'], color };
  if (!ground || (ground === around && line)) {
    if (!line) return { names: ['btn-link', 'bg-transparent', ...plainLink(theme, color)], color };
    return { names: outlined(theme, color, line), color };
  }
  const near = nearestVariant(ground);
  if (near.difference <= MAX_OWN_DIFFERENCE) {
    const letters = near.name === 'light' || near.name === 'warning' || near.name === 'info' ? '#000000' : '#ffffff';
    const isOwn = colorDifference(fromHex(letters), fromHex(color)) < MAX_INK_DIFFERENCE;
    const edge = line && near.name === 'light' ? ['border'] : [];
    return { names: [`btn-${near.name}`, ...edge, ...(isOwn ? [] : [textClass(theme, color)])], color };
  }
  const own = groundClass(theme, ground);
  const name = THEMES.find((one) => own === `bg-${one}`);
  if (name) return { names: [`text-bg-${name}`], color };
  return { names: [own, textClass(theme, color)], color };
}

/** Black letters may be any ink. */
const MAX_INK_DIFFERENCE = 25;

function nearestVariant(hex: string): { name: string; difference: number } {
  return OWN_VARIANTS.map((name) => {
    const { color } = SLOTS.find(({ variable }) => variable === `--bs-${name}`)!;
    return { name, difference: colorDifference(fromHex(color), fromHex(hex)) };
  }).reduce((best, one) => (one.difference < best.difference ? one : best));
}

/** A line around letters. Bootstrap's outlined buttons have its own colours, so that of the page is left to utilities. */
function outlined(theme: Theme, color: string, line: string): string[] {
  if (color === theme.primary && theme.primary === '#0d6efd') return ['btn-outline-primary'];
  if (color === '#ffffff') return ['btn-outline-light'];
  if (color === theme.primary) return ['btn-outline-primary', 'bg-transparent', 'text-primary', 'border-primary'];
  if (line === color) return [`btn-outline-${nearestVariant(color).name}`];
  return [
    'btn-light',
    'border',
    ...(colorDifference(fromHex(color), 0) < MAX_INK_DIFFERENCE ? [] : [textClass(theme, color)]),
  ];
}

const plainLink = (theme: Theme, color: string): string[] =>
  color === theme.link ? ['text-decoration-none'] : ['text-decoration-none', textClass(theme, color)];

/** Heights of Bootstrap's buttons in px, and the room at their sides. */
const SIZES: readonly [name: string, height: number, side: number][] = [
  ['btn-sm', 31, 8],
  ['', 38, 12],
  ['btn-lg', 48, 16],
];
const DEFAULT_LINE_PX = 24;
/** Large buttons have large letters; with others they are only higher. */
const MIN_LARGE_PX = 17.5;
const MIN_TALL_PX = 52;
/** With more room at its sides a button is as wide as what it stands in. */
const MIN_WHOLE_PX = 64;

function withoutSides(element: Element): Element {
  return without(element, (property) => /^padding-(left|right)$/.test(property));
}

function sizeOf(element: Element, css: Css): string[] {
  const [top, right] = [paddingPx(element, 'top'), paddingPx(element, 'right')];
  const line = pxOf(css['line-height']) ?? DEFAULT_LINE_PX;
  const height = pxOf(css.height) ?? line + 2 * top + (isDrawn(css.border) ? 2 : 0);
  const [name, , side] = SIZES.reduce((best, one) =>
    Math.abs(one[1] - height) < Math.abs(best[1] - height) ? one : best,
  );
  const size = pxOf(css['font-size']) ?? 16;
  const isLarge = name === 'btn-lg' && size >= MIN_LARGE_PX;
  if (!groundOf(css) && !isDrawn(css.border) && top === 0 && right === 0) return ['p-0'];
  if (right >= MIN_WHOLE_PX) return [...sizeOf(withoutSides(element), withoutSides(element).css), 'w-100'];
  const sides = right >= (side + SPACERS_PX[4]) / 2 ? [right >= 36 ? 'px-5' : 'px-4'] : [];
  if (name === 'btn-lg' && !isLarge)
    return [height >= MIN_TALL_PX ? 'py-3' : 'py-2', ...(sides.length > 0 ? sides : ['px-3'])];
  const type = name === '' && size <= 14.5 ? ['small'] : [];
  return [...(name ? [name] : []), ...sides, ...type];
}
