import type { Css, Element } from '../../../model/element.ts';
import { groundOf, hasShadow, isDrawn, pxOf, sidesOf, widestCss } from './css.ts';
import { SPACERS_PX, splitSpacer } from './spacers.ts';

const SHARING = /^(div|section|article|main|header|footer|nav|form|ul|ol|h[1-6]|p|blockquote|figure)$/;

/** Whether margin and padding look the same. */
export function canShare(element: Element): boolean {
  const wide = widestCss(element);
  const isPainted = groundOf(wide) !== undefined || hasShadow(wide) || hasLine(wide);
  return SHARING.test(element.tag) && !isPainted;
}

/**
 * Room above or below that no spacer comes near is margin and padding together (`mt-5 pt-4`), which look the same where nothing
 * is painted.
 */
export function shareMargins(element: Element): Element {
  if (!canShare(element)) return element;
  const wide = widestCss(element);
  const own: Css = {};
  for (const [i, side] of [
    [0, 'top'],
    [2, 'bottom'],
  ] as const) {
    const margin = pxOf(sidesOf(wide, 'margin')[i] ?? '0');
    const padding = pxOf(sidesOf(wide, 'padding')[i] ?? '0');
    const room = (margin ?? 0) + (padding ?? 0);
    if (margin === undefined || padding === undefined || Math.min(margin, padding) > 0) continue;
    const [first, second] = splitSpacer(room);
    if (second === 0) continue;
    // What only wide screens have stays as it is.
    const isSet = (['margin', 'padding'] as const).every(
      (property) => (sidesOf(element.css, property)[i] ?? '0') === (sidesOf(wide, property)[i] ?? '0'),
    );
    if (!isSet) continue;
    own[`margin-${side}`] = `${SPACERS_PX[first]}px`;
    own[`padding-${side}`] = `${SPACERS_PX[second]}px`;
  }
  return Object.keys(own).length > 0 ? { ...element, css: { ...element.css, ...own } } : element;
}

const hasLine = (css: Css): boolean =>
  ['border', 'border-top', 'border-right', 'border-bottom', 'border-left'].some((side) => isDrawn(css[side]));
