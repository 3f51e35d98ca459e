import type { Element } from '../../../../model/element.ts';
import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { colorIn, elementsOf, groundOf, pxOf, textOf, widestCss } from '../css.ts';
import { radiusClass } from '../paint-classes.ts';
import { THEMES } from '../slots.ts';
import { groundClass, textClass } from '../theme.ts';
import { textStyleOf, utilities } from '../utilities.ts';

const MAX_BADGE_LETTERS = 24;
const MAX_BADGE_PX = 15;

/** A word or two on a ground of its own that does not lead anywhere. */
export const BADGE: ComponentOf = {
  is(element, { ground }) {
    const css = widestCss(element);
    const text = textOf(element).trim();
    const isPainted = groundOf(css) !== undefined && groundOf(css) !== ground && pxOf(css['border-radius']) !== 0;
    if (element.name === 'badge') return isPainted;
    const size = pxOf(css['font-size']) ?? MAX_BADGE_PX;
    const isShort = text.length > 0 && text.length <= MAX_BADGE_LETTERS && elementsOf(element).length === 0;
    return (
      (element.tag === 'span' || element.tag === 'p') &&
      isPainted &&
      css['border-radius'] !== undefined &&
      isShort &&
      size <= MAX_BADGE_PX
    );
  },
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const ground = groundClass(theme, groundOf(css) ?? around.ground);
    const text = textClass(theme, colorIn(css.color) ?? around.color);
    const name = THEMES.find((one) => ground === `bg-${one}`);
    const colors = name && text === 'text-white' && name !== 'light' ? [`text-bg-${name}`] : [ground, text];
    const shape = radiusClass(css, theme);
    const round = shape === 'rounded-2' ? [] : [shape];
    return dressed(
      { ...element, tag: 'span' },
      ['badge', ...round, ...colors, ...placeOf(element)],
      dressChildren(element, around, context),
    );
  },
};

/** Where it stands in its stack. */
const placeOf = ({ css }: Element): string[] => (css['align-self'] === 'flex-start' ? ['align-self-start'] : []);

export const ALERT: ComponentOf = {
  is: ({ attributes }) => attributes?.role === 'alert',
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const ground = groundOf(css) ?? around.ground;
    const name = THEMES.find((one) => groundClass(theme, ground) === `bg-${one}-subtle`);
    const own = {
      ...{ padding: [16, 16, 16, 16], margin: [0, 0, 16, 0], covers: ['border'] },
      paint: { ground: name ? ground : 'none', radius: 'rounded-2', hasBorder: false },
    };
    const inner = textStyleOf(element, around, theme);
    return dressed(
      element,
      ['alert', ...(name ? [`alert-${name}`] : []), ...utilities(element, around, theme, own)],
      dressChildren(element, inner, context),
    );
  },
};
