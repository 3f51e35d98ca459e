import type { Element } from '../../../../model/element.ts';
import { type Around, type ComponentOf, dressChildren, dressed } from '../context.ts';
import { groundOf, paddingPx } from '../css.ts';
import { asFlow } from '../flow.ts';
import { sidebarWidth } from '../sidebar-width.ts';
import { groundClass, type Theme } from '../theme.ts';
import { textStyleOf, utilities } from '../utilities.ts';

/**
 * What stands at the side of a page: an offcanvas that is always open. It is the one component of Bootstrap's whose width can be
 * said.
 */
export const SIDEBAR: ComponentOf = {
  is: (element) => sidebarWidth(element) !== undefined,
  dress(element, around, context) {
    const { theme } = context;
    const { attributes: { 'data-bs-theme': mode, ...attributes } = {}, instance, comment, ...part } = element;
    const own = { covers: ['width', 'display', 'flex-direction', 'flex-shrink', 'min-width', 'max-width'] };
    const paint = { ground: theme.ground, hasBorder: false };
    const names = utilities({ ...part, tag: 'div' }, around, theme, { ...own, paint });
    const width = (sidebarWidth(element) ?? 0) - paddingPx(element, 'left') - paddingPx(element, 'right');
    const inner = { ...textStyleOf(element, { ...around, color: theme.text }, theme), width };
    // An offcanvas is a column anyway.
    const column = asFlow(part);
    const children = dressChildren(column, { ...inner, isItem: true, isStretched: true }, context);
    const shown = ['offcanvas', 'offcanvas-start', 'show', 'position-static', 'h-100'];
    // The colour mode belongs to what paints its gradient.
    const modes = mode === undefined ? {} : { attributes: { 'data-bs-theme': mode } };
    const panel = dressed(
      { tag: 'div', name: 'panel', css: {}, ...modes, children: [] },
      [...shown, ...names, ...paintBehind(part, around, theme)],
      children,
    );
    const frame = { tag: element.tag, name: element.name, attributes, css: {}, instance, comment, children: [] };
    return dressed(frame, ['flex-shrink-0'], [panel]);
  },
};

/** An offcanvas is filled with the ground of surfaces: one without paint of its own has that of the page around it. */
const paintBehind = ({ css }: Element, { ground }: Around, theme: Theme): string[] =>
  groundOf(css) === undefined && ground !== theme.ground ? [groundClass(theme, ground)] : [];
