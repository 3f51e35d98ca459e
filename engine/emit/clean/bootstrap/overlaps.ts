import type { Css, Element } from '../../../model/element.ts';
import { isSplit } from './bands.ts';
import { groundOf, pxOf, sidesOf, widestCss, without } from './css.ts';
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
    const over = pulledPartOf(child);
    const margin = marginOf(over);
    const plain = without(over, (property) => property === 'margin-top');
    const shape = shapeHeight(before);
    if (shape !== undefined && margin < 0 && -margin <= shape) {
      children[i] = pulled(plain, -margin);
      continue;
    }
    const room = pxOf(sidesOf(widestCss(before), 'padding')[2]) ?? 0;
    if (margin >= 0 || room <= MIN_ROOM_PX) continue;
    const made = roomMadeOf(before, room);
    const overlap = made - room - margin;
    const isEverywhere = marginOf({ ...over, at: {} }) === margin;
    // On a phone, too, it lies over room and not over words.
    const onPhone = (pxOf(sidesOf(before.css, 'padding')[2]) ?? 0) - room + made;
    const isOver = isEverywhere && overlap >= MIN_OVERLAP_PX && overlap <= onPhone;
    children[i - 1] = shortened(before, room - (isOver ? made : room + margin));
    const put = isOver ? pulled(plain, overlap) : plain;
    children[i] = over === child ? put : { ...asColumn(child), children: [put, ...child.children.slice(1)] };
  }
  return { ...element, children };
}

/** How much of the room at the end of a part spacers make, in px: what is alone in it has what one of them leaves. */
function roomMadeOf(part: Element, room: number): number {
  const made = (px: number): number => splitSpacer(px).reduce((sum, step) => sum + SPACERS_PX[step], 0);
  const [first, second] = splitSpacer(room);
  return isSplit(part) && second > 0 ? SPACERS_PX[first] + made(room - SPACERS_PX[first]) : made(room);
}

/** What is pulled of a part: itself, or, where it keeps its own beginning, what comes first in it. */
function pulledPartOf(child: Element): Element {
  const [first] = child.children;
  const isKeeping = child.css.display === 'flow-root' && marginOf(child) === 0;
  return isKeeping && typeof first === 'object' && marginOf(first) < 0 ? first : child;
}

/** Bootstrap has no `flow-root`; a flexible box keeps the margins of what is in it as well. */
const asColumn = (element: Element): Element => ({
  ...element,
  css: { ...element.css, display: 'flex', 'flex-direction': 'column' },
});

/** How high a painted box with nothing in it is, in px; undefined for others. */
const shapeHeight = (element: Element): number | undefined =>
  element.children.length === 0 && groundOf(element.css) !== undefined ? pxOf(widestCss(element).height) : undefined;

function pulled(element: Element, by: number): Element {
  // What stands in the middle of a stack has margins for that in its column.
  const isCentred = element.css['align-self'] === 'center';
  const { 'align-self': _, ...css } = element.css;
  const inner = isCentred ? { ...element, css: { ...css, 'margin-left': 'auto', 'margin-right': 'auto' } } : element;
  return { tag: 'div', name: 'overlap', css: { [OVERLAP]: `${by}px` }, children: [inner] };
}

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
