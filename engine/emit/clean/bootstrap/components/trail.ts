import type { Element } from '../../../../model/element.ts';
import { type Around, type ComponentOf, type Context, dressChildren, dressed } from '../context.ts';
import { elementsOf, textOf } from '../css.ts';
import { find, isNamed } from '../is-navbar.ts';
import { gapClasses, utilities } from '../utilities.ts';

const isListTag = ({ tag }: Element): boolean => tag === 'ol' || tag === 'ul';
const isCurrent = ({ attributes }: Element): boolean => attributes?.['aria-current'] !== undefined;

/** A list of this name, or what is around it. */
const isTrail = (element: Element, name: string): boolean =>
  isNamed(element, name) && find({ ...element, children: [element] }, ({ tag }) => tag === 'li') !== undefined;

/** Signs between the parts of a trail, which Bootstrap draws itself. */
const isSeparator = (part: Element | string): boolean =>
  typeof part === 'string'
    ? /^[\s/>›»·-]*$/.test(part)
    : part.tag === 'svg' || part.tag === 'img' || /^[\s/>›»·-]+$/.test(textOf(part));

export const BREADCRUMB: ComponentOf = {
  is: (element) => isTrail(element, 'breadcrumb'),
  dress: (element, around, context) =>
    dressTrail(element, ['breadcrumb'], around, context, (item) => {
      const parts = item.children.filter((part) => !isSeparator(part));
      if (parts.length === 0) return [];
      const isLast = isCurrent(item) || parts.some((part) => typeof part === 'string' || isCurrent(part));
      const children = parts.map((part) => {
        if (typeof part === 'string') return part;
        const isPlain = part.tag === 'a' && part.css['text-decoration'] !== 'underline';
        return dressed(part, isPlain ? ['text-decoration-none'] : [], dressChildren(part, around, context));
      });
      return [dressed(item, ['breadcrumb-item', ...(isLast ? ['active'] : [])], children)];
    }),
};

/** A sign that leads to the next page stands in a link. */
const asPageLink = (part: Element): Element =>
  part.tag === 'svg' || part.tag === 'img' ? { tag: 'span', name: 'page', css: {}, children: [part] } : part;

export const PAGINATION: ComponentOf = {
  is: (element) => isTrail(element, 'pagination'),
  dress(element, around, context) {
    const list = isListTag(element) ? element : find(element, isListTag)!;
    const gaps = gapClasses(list).filter((name) => name !== 'gap-0');
    // Links that stand apart are round at all corners.
    const round = gaps.length > 0 ? ['rounded'] : [];
    return dressTrail(element, ['pagination', ...gaps], around, context, (item) => {
      const links = elementsOf(item).map(asPageLink);
      const isOff = links.some(
        ({ attributes }) => attributes?.disabled !== undefined || attributes?.['aria-disabled'] !== undefined,
      );
      const inside = links.length > 0 ? links : [{ tag: 'span', name: 'page', css: {}, children: item.children }];
      const state = [item, ...links].some(isCurrent) ? ['active'] : isOff ? ['disabled'] : [];
      const children = inside.map((link) =>
        dressed(link, ['page-link', ...round], dressChildren(link, around, context)),
      );
      return [dressed(item, ['page-item', ...state], children)];
    });
  },
};

const SIDE = /^justify-content-/;
const COVERED = ['display', 'gap', 'align-items', 'flex-wrap', 'list-style', 'flex-direction'];

function dressTrail(
  element: Element,
  names: readonly string[],
  around: Around,
  { theme }: Context,
  dressItem: (item: Element) => Element[],
): Element {
  const list = isListTag(element) ? element : find(element, isListTag)!;
  const outer = utilities(element, around, theme, { covers: COVERED, type: null, padding: null, margin: [0, 0, 0, 0] });
  const items = elementsOf(list).flatMap(dressItem);
  if (list === element) return dressed(list, [...names, ...outer, 'mb-0'], items);
  // The list is the row, whatever was around it.
  const [side, rest] = [outer.filter((one) => SIDE.test(one)), outer.filter((one) => !SIDE.test(one))];
  return dressed(element, rest, [dressed(list, [...names, ...side, 'mb-0'], items)]);
}
