import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { elementsOf, pxOf, widestCss } from '../css.ts';
import { OVERLAP } from '../overlaps.ts';

/** What lies over the end of what comes before it: a row with a gutter above, and a column in it without one. */
export const OVERLAPPING: ComponentOf = {
  is: ({ css }) => css[OVERLAP] !== undefined,
  dress(element, around, context) {
    const step = context.theme.gutters.rowStepOf(pxOf(element.css[OVERLAP]) ?? 0);
    // It lies above what comes before also where that is placed.
    const isPlaced = elementsOf(element).every((child) => widestCss(child).position !== undefined);
    const column = dressed(
      { tag: 'div', name: 'column', css: {}, children: [] },
      ['col-12', 'gy-0', ...(isPlaced ? [] : ['position-relative'])],
      dressChildren(element, around, context),
    );
    return dressed({ ...element, css: {} }, ['row', 'gx-0', `gy-${step}`], [column]);
  },
};
