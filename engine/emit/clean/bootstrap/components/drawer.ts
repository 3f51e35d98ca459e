import type { Element } from '../../../../model/element.ts';
import { fromHex, luminance } from '../../../../raster/color.ts';
import { type ComponentOf, classesOf, dressChildren, dressed, withClasses } from '../context.ts';
import { elementsOf, groundOf } from '../css.ts';
import { groundClass } from '../theme.ts';
import { textStyleOf, utilities } from '../utilities.ts';

/** Darker grounds have light letters. */
const MAX_DARK_LUMINANCE = 0.25;

/** Takes away what browsers say of a popover; what is static is absolute while it lies on top of the page. */
const PLAIN = ['position-static', 'm-0', 'border-0'];

/**
 * What opens on top of the page on a phone and stands in it from `lg` up. Bootstrap's own collapse and offcanvas need its
 * script to open; the browser opens a popover without one. Within it, the offcanvas is always shown.
 */
export const DRAWER: ComponentOf = {
  is: ({ attributes }) => attributes?.popover !== undefined,
  dress(element, around, context) {
    const ground = groundOf(element.css) ?? around.ground;
    const inner = { ...textStyleOf(element, around, context.theme), ground };
    const parts = elementsOf(element);
    const children = dressChildren(element, { ...inner, isItem: parts.length > 1 }, context);
    const [only] = children;
    if (parts[0]?.tag === 'aside' && children.length === 1 && typeof only !== 'string')
      return asDrawer(only, element, groundOf(parts[0].css) ? [] : [groundClass(context.theme, ground)]);
    const isDark = luminance(fromHex(ground)) < MAX_DARK_LUMINANCE;
    const apart = children.map((child, i) => {
      if (typeof child === 'string') return child;
      // The first of two stands in the middle between the brand and the second.
      const more = i > 0 ? ['mt-4', 'mt-lg-0'] : around.isPushed && children.length === 2 ? ['mx-lg-auto'] : [];
      return more.length > 0 ? withClasses(child, [...classesOf(child), ...more]) : child;
    });
    const panel: Element = {
      tag: 'div',
      name: 'panel',
      css: {},
      ...(isDark ? { attributes: { 'data-bs-theme': 'dark' } } : {}),
      children: [],
    };
    // Its links are light in the bar, too.
    const names = ['offcanvas-lg', 'offcanvas-end', 'show', 'p-4', 'p-lg-0', ...(isDark ? ['navbar-dark'] : [])];
    const end = around.isPushed ? ['justify-content-lg-end'] : [];
    const spread = around.isItem
      ? ['d-lg-flex', 'flex-grow-1', 'align-items-lg-center', ...end, 'gap-lg-4']
      : ['d-lg-block', 'flex-grow-1'];
    const shown = ['d-lg-flex', 'flex-grow-1', ...PLAIN, 'p-0', 'bg-transparent'];
    return dressed(element, shown, [dressed(panel, [...names, ...spread], apart)]);
  },
};

/** A sidebar opens itself. */
function asDrawer(sidebar: Element, { attributes: opening }: Element, paint: readonly string[]): Element {
  const names = classesOf(sidebar).map((name) => (name === 'd-flex' ? 'd-lg-flex' : name));
  const shown = names.includes('d-lg-flex') ? names : ['d-lg-block', ...names];
  const { class: _, ...attributes } = sidebar.attributes ?? {};
  const drawer = { ...sidebar, attributes: { ...attributes, ...opening } };
  return withClasses(drawer, [...shown, ...paint, ...PLAIN, 'p-0', 'h-auto']);
}

/** What opens it. */
export const DRAWER_TOGGLE: ComponentOf = {
  is: ({ attributes }) => attributes?.popovertarget !== undefined,
  dress(element, around, context) {
    const classes = utilities(element, around, context.theme, { padding: null, covers: ['display'], type: null });
    const inner = { ...textStyleOf(element, around, context.theme), isItem: true };
    return dressed(element, ['btn', 'd-lg-none', 'p-2', ...classes], dressChildren(element, inner, context));
  },
};
