import type { Element } from '../../../../model/element.ts';
import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { elementsOf, groundOf, isDrawn, widestCss, without } from '../css.ts';
import { textStyleOf, utilities } from '../utilities.ts';

const hasLine = ({ css }: Element): boolean => isDrawn(css['border-bottom']) || isDrawn(css['border-top']);

/** Bootstrap's own room in an item, in px: top, right, bottom, left. */
const ITEM_PADDING = [8, 16, 8, 16];

/** An item with what holds for the first or last of its list: Bootstrap has no classes for that. */
function atEnds(item: Element, i: number, count: number): Element {
  const { ':first-child': first, ':last-child': last } = item.states ?? {};
  return { ...item, css: { ...item.css, ...(i === 0 ? first : {}), ...(i === count - 1 ? last : {}) } };
}

/** A list with lines between its items. */
export const LIST_GROUP: ComponentOf = {
  is(element) {
    const items = elementsOf(element);
    const isList = element.tag === 'ul' || element.tag === 'ol';
    return isList && items.length > 1 && items.filter(hasLine).length >= items.length - 1;
  },
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const isFramed = isDrawn(css.border) || groundOf(css) !== undefined;
    const covers = ['display', 'flex-direction', 'gap', 'row-gap', 'list-style', 'border', 'border-radius'];
    const own = {
      covers,
      margin: [0, 0, 0, 0],
      padding: null,
      type: null,
      paint: { radius: 'rounded-2', hasBorder: false },
    } as const;
    const plain = without(element, (property) => /^(border|padding)/.test(property));
    const names = [
      'list-group',
      ...(isFramed ? [] : ['list-group-flush']),
      ...utilities(plain, around, theme, { ...own, paint: {} }),
    ];
    const inner = { ...textStyleOf(element, around, theme), ground: theme.ground };
    const items = elementsOf(element);
    const children = items.map((item, i) => {
      const bare = without(atEnds(item, i, items.length), (property) => property.startsWith('border'));
      const isFlexible = item.css.display === 'flex';
      return dressed(
        item,
        ['list-group-item', ...utilities(bare, inner, theme, { padding: ITEM_PADDING })],
        dressChildren(item, { ...textStyleOf(item, inner, theme), isItem: isFlexible }, context),
      );
    });
    return dressed(element, names, children);
  },
};
