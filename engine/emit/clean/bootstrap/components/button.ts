import type { Css, Element } from '../../../../model/element.ts';
import { BLOCKS } from '../block-tags.ts';
import { type ButtonLook, heightOf, lookOf, MIN_WHOLE_PX, nearestSize } from '../button-sizes.ts';
import { colorsOf, variantFor } from '../button-variants.ts';
import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { colorIn, elementsOf, groundOf, isDrawn, paddingPx, pxOf, textOf, widestCss } from '../css.ts';
import { overCorners, radiusClass } from '../paint-classes.ts';
import { spacerOf } from '../spacers.ts';
import { edgeClass, groundClass, type Theme, textClass } from '../theme.ts';
import { weightClass } from '../type-classes.ts';
import { textStyleOf, utilities } from '../utilities.ts';
import { filling } from './picture.ts';

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
    context.seen?.buttons.push({ element, around });
    const css = widestCss(element);
    const { names, color } = variantOf(element, around.ground, theme);
    const sign = signFilling(element, css);
    const size = sign ? ['p-0'] : sizeOf(element, css, theme);
    const look = lookOf(element);
    const ofSize = theme.buttonSizes.get(nearestSize(theme.buttonSizes, look)) as ButtonLook;
    const shape = radiusClass(css, theme);
    const own = {
      padding: null,
      type: null,
      covers: [
        ...COVERED,
        // What lies over a field is placed.
        ...(css.position === 'absolute' ? [] : ['position']),
        // Its words and the room beside them make its width.
        ...(pxOf(css.width) === undefined ? [] : ['width']),
        // Only what others squeeze breaks its line.
        ...(around.isItem ? [] : ['white-space']),
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
    const isBare = groundOf(css) === undefined && !isDrawn(css.border);
    // What is not painted has no corners.
    const isLike = isBare || Math.abs(look.radius - ofSize.radius) <= MAX_RADIUS_PX || isRound(look, ofSize);
    const round = isLike ? [] : overCorners(shape);
    const weight = weightClass(look.weight, ofSize.weight);
    const inner = {
      ...textStyleOf(element, around, theme),
      ...{ color, size: ofSize.fontSize, weight: look.weight, isItem: true, lineHeight: ofSize.line / ofSize.fontSize },
    };
    const classes = [
      'btn',
      ...(sign ? ['d-inline-flex'] : []),
      ...names,
      ...size,
      ...round,
      ...weight,
      ...written.filter((name) => name === 'bg-gradient' || !/^(bg-|border)/.test(name)),
    ];
    const whole = sign ? { ...element, children: [sign] } : element;
    return dressed(element, classes, dressChildren(whole, inner, context));
  },
};

/** Bootstrap draws this around every button, in px. */
const BORDER = '1px solid';

/** The sign of a button that has nothing else in it, as large as that: no padding makes its size. */
function signFilling(element: Element, css: Css): Element | undefined {
  const [sign, ...more] = elementsOf(element);
  const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
  if (!isPainted || sign?.tag !== 'svg' || more.length > 0 || textOf(element).trim() !== '') return undefined;
  const own = widestCss(sign);
  const edge = isDrawn(css.border) ? 2 * (pxOf(css.border?.split(' ')[0]) ?? 1) : 0;
  const across =
    pxOf(css.width) ?? (pxOf(own.width) ?? 0) + paddingPx(element, 'left') + paddingPx(element, 'right') + edge;
  const down =
    pxOf(css.height) ?? (pxOf(own.height) ?? 0) + paddingPx(element, 'top') + paddingPx(element, 'bottom') + edge;
  const centred = { 'align-items': 'center', 'justify-content': 'center' };
  return filling(sign, { ...centred, border: BORDER, width: `${across}px`, height: `${down}px` });
}

/** Corners that differ by no more look alike, in px; so do those of two pills. */
const MAX_RADIUS_PX = 1;
const isRound = (a: ButtonLook, b: ButtonLook): boolean => a.radius >= heightOf(a) / 2 && b.radius >= heightOf(b) / 2;

const COVERED = ['text-align', 'border', 'flex-direction', 'text-decoration'];

/** The variant of a button by its ground, or by its line; with the colour of its letters. */
function variantOf(element: Element, around: string, theme: Theme): { names: string[]; color: string } {
  const colors = colorsOf(element, around, theme.text);
  const color = colors?.letters ?? colorIn(widestCss(element).color) ?? theme.text;
  if (!colors) return { names: ['btn-link', ...plainLink(theme, color)], color };
  const variant = variantFor(theme.buttonVariants, colors);
  if (variant) return { names: [`btn-${variant}`], color };
  const css = widestCss(element);
  const [fill, edge] = [groundOf(css), isDrawn(css.border) ? colorIn(css.border) : undefined];
  const ground = colors.ground && fill ? [groundClass(theme, fill)] : [];
  const line = edge && colors.line !== colors.ground ? ['border', edgeClass(theme, edge)] : [];
  return { names: [...ground, ...line, textClass(theme, color)], color };
}

const plainLink = (theme: Theme, color: string): string[] =>
  color === theme.link ? ['text-decoration-none'] : ['text-decoration-none', textClass(theme, color)];

/** Padding at the sides that is so much more than a size has is said on the button, in px. */
const MIN_SIDE_DIFFERENCE_PX = 6;

function sizeOf(element: Element, css: Css, { buttonSizes }: Theme): string[] {
  const isBare = !groundOf(css) && !isDrawn(css.border);
  if (isBare && paddingPx(element, 'top') === 0 && paddingPx(element, 'right') === 0) return ['p-0'];
  if (textOf(element).trim() === '') return [`p-${spacerOf(Math.max(0, roomAround(element, css) - 1))}`];
  const look = lookOf(element);
  const name = nearestSize(buttonSizes, look);
  const size = buttonSizes.get(name) as ButtonLook;
  const isWhole = css.width === '100%' || paddingPx(element, 'right') >= MIN_WHOLE_PX;
  const sides =
    isWhole || Math.abs(look.paddingX - size.paddingX) < MIN_SIDE_DIFFERENCE_PX
      ? []
      : [`px-${spacerOf(look.paddingX)}`];
  return [...(name ? [name] : []), ...sides, ...(isWhole && css.width !== '100%' ? ['w-100'] : [])];
}

/** Above a sign: a disc has a size instead of padding, in px. */
function roomAround(element: Element, css: Css): number {
  const own = paddingPx(element, 'top');
  const [sign] = elementsOf(element);
  const [outside, inside] = [pxOf(css.height), sign && pxOf(widestCss(sign).height)];
  return own > 0 || outside === undefined || inside === undefined ? own : (outside - inside) / 2;
}
