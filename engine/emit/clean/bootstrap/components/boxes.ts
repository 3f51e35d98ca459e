import type { Element } from '../../../../model/element.ts';
import { type Around, type ComponentOf, dressChildren, dressed } from '../context.ts';
import { colorIn, elementsOf, groundOf, widestCss } from '../css.ts';
import { isBadge } from '../is-badge.ts';
import { overCorners, radiusClass } from '../paint-classes.ts';
import { THEMES } from '../slots.ts';
import { groundClass, type Theme, textClass } from '../theme.ts';
import { gapClasses, textStyleOf, utilities } from '../utilities.ts';

/** A word or two on a ground of its own that does not lead anywhere. */
export const BADGE: ComponentOf = {
  is: (element, { ground }) => isBadge(element, ground),
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const ground = groundClass(theme, groundOf(css) ?? around.ground);
    const text = textClass(theme, colorIn(css.color) ?? around.color);
    const name = THEMES.find((one) => ground === `bg-${one}`);
    const colors = name && text === 'text-white' && name !== 'light' ? [`text-bg-${name}`] : [ground, text];
    const shape = radiusClass(css, theme);
    const round = shape === 'rounded-2' ? [] : overCorners(shape);
    // A sign and its words stand in one line.
    const isRow = elementsOf(element).length > 1;
    const row = isRow ? ['d-inline-flex', 'align-items-center', ...gapClasses(element)] : [];
    return dressed(
      { ...element, tag: 'span' },
      ['badge', ...row, ...round, ...colors, ...placeOf(element)],
      dressChildren(
        element,
        {
          ...around,
          ...lettersOf(context.theme, around),
          color: colorIn(css.color) ?? around.color,
          isItem: isRow,
        },
        context,
      ),
    );
  },
};

const lettersOf = ({ badge }: Theme, { size, weight }: Around): Pick<Around, 'size' | 'weight'> => ({
  size: badge?.fontSize ?? size,
  weight: badge?.weight ?? weight,
});

/** Where it stands in its stack. */
const placeOf = ({ css }: Element): string[] => {
  const place = /^(?:flex-)?(start|center|end)$/.exec(css['align-self'] ?? '')?.[1];
  return place ? [`align-self-${place}`] : [];
};

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
