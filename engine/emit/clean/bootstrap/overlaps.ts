import type { Css, Element } from '../../../model/element.ts';
import { pxOf, sidesOf, widestCss, without } from './css.ts';
import { SPACERS_PX, splitSpacer } from './spacers.ts';

/** Sections keep so much room at their end, in px. */
const MIN_ROOM_PX = 16;

const marginOf = (element: Element): number => pxOf(sidesOf(widestCss(element), 'margin')[0]) ?? 0;

/** How far something lies over what comes before it, in px: a row has this margin, and its column none. */
export const OVERLAP = '--overlap';
/** Less is hardly seen, in px. */
const MIN_OVERLAP_PX = 8;

/**
 * What is pulled over the end of what comes before it. Only rows have negative margins, as far as their gutters go; there is no
 * more room below than spacers make, and what lies over it keeps its distance to what is in there. What only some screens pull
 * over stands below: as much less room is left there, so that all that follows stays in its place.
 */
export function withoutOverlaps(element: Element): Element {
  const children = element.children.map((child) => (typeof child === 'string' ? child : withoutOverlaps(child)));
  for (const [i, child] of children.entries()) {
    const before = children[i - 1];
    if (typeof child === 'string' || before === undefined || typeof before === 'string') continue;
    const margin = marginOf(child);
    const room = pxOf(sidesOf(widestCss(before), 'padding')[2]) ?? 0;
    if (margin >= 0 || room <= MIN_ROOM_PX) continue;
    const plain = without(child, (property) => property === 'margin-top');
    const made = splitSpacer(room).reduce((sum, step) => sum + SPACERS_PX[step], 0);
    const overlap = made - room - margin;
    const isEverywhere = marginOf({ ...child, at: {} }) === margin;
    // On a phone, too, it lies over room and not over words.
    const onPhone = (pxOf(sidesOf(before.css, 'padding')[2]) ?? 0) - room + made;
    const isOver = isEverywhere && overlap >= MIN_OVERLAP_PX && overlap <= onPhone;
    children[i - 1] = shortened(before, room - (isOver ? made : room + margin));
    children[i] = isOver ? pulled(plain, overlap) : plain;
  }
  return { ...element, children };
}

const pulled = (element: Element, by: number): Element => ({
  tag: 'div',
  name: 'overlap',
  css: { [OVERLAP]: `${by}px` },
  children: [element],
});

function shortened(element: Element, by: number): Element {
  const cut = (css: Css): Css => {
    const px = pxOf(sidesOf(css, 'padding')[2]);
    return px === undefined || px <= MIN_ROOM_PX
      ? css
      : { ...css, 'padding-bottom': `${Math.max(MIN_ROOM_PX, px - by)}px` };
  };
  const at = Object.fromEntries(Object.entries(element.at ?? {}).map(([screen, css]) => [screen, cut(css)]));
  return { ...element, css: cut(element.css), ...(element.at ? { at } : {}) };
}
