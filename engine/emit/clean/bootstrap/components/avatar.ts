import type { Element } from '../../../../model/element.ts';
import { type ComponentOf, dressed } from '../context.ts';
import { colorIn, pxOf, sidesOf, textOf, widestCss, without } from '../css.ts';
import { radiusClass } from '../paint-classes.ts';
import { textStyleOf, utilities } from '../utilities.ts';

/**
 * Initials on a disc: a drawing with a text, as Bootstrap's own placeholders are, since only those have a size. As a badge its row
 * would lose its height.
 */
export const AVATAR: ComponentOf = {
  is: ({ name, tag, children }) =>
    name === 'avatar' && tag === 'span' && children.every((child) => typeof child === 'string'),
  dress(element, around, context) {
    const css = widestCss(element);
    const size = String(Math.round(heightOf(element)));
    const shape = radiusClass(css, context.theme) === 'rounded-pill' ? '50%' : (css['border-radius'] ?? '0');
    const plain = without(element, (property) => !KEPT.test(property));
    const disc: Element = { ...plain, tag: 'svg', css: { ...plain.css, 'border-radius': shape } };
    const names = utilities(disc, around, context.theme, { padding: null });
    const inner = textStyleOf(element, around, context.theme);
    const letters: Element = {
      tag: 'text',
      name: 'initials',
      css: {},
      attributes: {
        ...{ x: '50%', y: '50%', 'text-anchor': 'middle', 'dominant-baseline': 'central' },
        fill: colorIn(css.color) ? 'currentColor' : inner.color,
      },
      children: [textOf(element)],
    };
    return dressed({ ...disc, attributes: { ...element.attributes, width: size, height: size } }, names, [letters]);
  },
};

const KEPT =
  /^(margin|flex|align-self|order|background|border|box-shadow|color|font-size|font-weight|position|top|left)/;

const DEFAULT_LINE_PX = 24;

/** With its padding, in px: the disc is as wide as it is high. */
function heightOf(element: Element): number {
  const css = widestCss(element);
  const [top = 0, , bottom = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
  return pxOf(css.height) ?? (pxOf(css['line-height']) ?? DEFAULT_LINE_PX) + top + bottom;
}
