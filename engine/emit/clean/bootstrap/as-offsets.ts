import type { Element } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from './css.ts';

/** No spacer makes a gap of more than this between things in a row, in px. */
const MAX_GAP_PX = 72;

/** Things in a row that are further apart than spacers go have columns left free between them, as they have for margins. */
export function asOffsets(element: Element): Element {
  const css = widestCss(element);
  const screen = SCREENS.findLast((one) => Object.keys(element.at?.[one] ?? {}).some((property) => GAP.test(property)));
  const [row = '0', column = row] = css.gap?.split(' ') ?? [];
  const gap = pxOf(css['column-gap'] ?? column) ?? 0;
  const isRow = css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row' && !css['justify-content'];
  const items = elementsOf(element);
  const isFree = items.every((item) => (sidesOf(widestCss(item), 'margin')[3] ?? '0') === '0');
  if (!screen || !isRow || gap <= MAX_GAP_PX || items.length < element.children.length || !isFree) return element;
  const children = items.map((item, i) =>
    i === 0 ? item : { ...item, at: { ...item.at, [screen]: { ...item.at?.[screen], 'margin-left': `${gap}px` } } },
  );
  return { ...element, at: { ...element.at, [screen]: { ...element.at?.[screen], 'column-gap': '0' } }, children };
}

const GAP = /^(gap|column-gap)$/;
