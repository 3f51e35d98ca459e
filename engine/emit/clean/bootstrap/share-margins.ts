import type { Css, Element } from '../../../model/element.ts';
import { groundOf, isDrawn, pxOf, sidesOf, widestCss } from './css.ts';
import { MIN_SPLIT_PX, SPACERS_PX } from './spacers.ts';

const SHARING = /^(div|section|article|main|header|footer|nav|form|ul|ol|h[1-6]|p|blockquote|figure)$/;

/**
 * Room above or below that is wider than the largest spacer is margin and padding together (`mt-5 pt-4`), which look the same
 * where nothing is painted.
 */
export function shareMargins(element: Element): Element {
  const wide = widestCss(element);
  const isPainted = groundOf(wide) !== undefined || isDrawn(wide['box-shadow']) || hasLine(wide);
  if (!SHARING.test(element.tag) || isPainted) return element;
  const own: Css = {};
  for (const [i, side] of [
    [0, 'top'],
    [2, 'bottom'],
  ] as const) {
    const margin = pxOf(sidesOf(wide, 'margin')[i] ?? '0');
    const padding = pxOf(sidesOf(wide, 'padding')[i] ?? '0');
    const room = (margin ?? 0) + (padding ?? 0);
    if (margin === undefined || padding === undefined || Math.min(margin, padding) > 0 || room < MIN_SPLIT_PX) continue;
    // What only wide screens have stays as it is.
    const isSet = (['margin', 'padding'] as const).every(
      (property) => (sidesOf(element.css, property)[i] ?? '0') === (sidesOf(wide, property)[i] ?? '0'),
    );
    if (!isSet) continue;
    own[`margin-${side}`] = `${SPACERS_PX[5]}px`;
    own[`padding-${side}`] = `${room - SPACERS_PX[5]}px`;
  }
  return Object.keys(own).length > 0 ? { ...element, css: { ...element.css, ...own } } : element;
}

const hasLine = (css: Css): boolean =>
  ['border', 'border-top', 'border-right', 'border-bottom', 'border-left'].some((side) => isDrawn(css[side]));
