import type { Css, Element, Screen } from '../../model/element.ts';
import { SCREEN_WIDTHS, SCREENS } from '../../model/screens.ts';
import { right } from '../../raster/box.ts';
import { screenFor } from '../context.ts';
import { computedStyle, pixelsOf } from './computed-style.ts';
import { deferRows } from './defer-rows.ts';
import type { LayOut } from './lay-out.ts';
import { overflowsIn, type Path, writtenLike } from './overflows.ts';
import { remember } from './remember.ts';

/**
 * Widths of windows, in px, in which nothing may scroll sideways: a tablet and phones, and a small desktop. Rows that wrap in
 * the narrowest may not do so in one a little wider.
 */
const NARROW_PX: readonly number[] = [768, 480, 375, 320];
const SMALL_DESKTOP_PX = SCREEN_WIDTHS.lg;
const MAX_ROUNDS = 6;
const MAX_SIDE_PX = 24;
/** What a page may move on its design, all in all, in px. */
const MAX_HARM_PX = 4;
const MAX_LAST_RESORT_PX = 40;

/** Where what gives way is said: on all screens, or from one up; what was said before holds from the design's screen up. */
type Range = { from?: Screen; until: Screen };

/**
 * Lays the page out in narrow windows. What reaches over their edge gives way there: words break, rows wrap, widths and
 * distances become smaller. On the design's screen all stays as it is. Changes the elements.
 *
 * @param tablets from which screen up tablets have a design of their own, which no phone changes
 * @param offIn how far what is seen is from its places on the design for windows of some width; of what may give way, that does
 * which moves nothing there
 */
export function fitNarrow(
  body: Element,
  layOut: LayOut,
  designWidth: number,
  tablets?: Screen,
  offIn?: (width: number) => number,
): void {
  const until = screenFor('lg', { designWidth });
  if (!until) return;
  const rangeOf = (width: number): Range => {
    if (!tablets) return { until };
    return width < SCREEN_WIDTHS[tablets] ? { until: tablets } : { from: tablets, until };
  };
  for (const width of NARROW_PX)
    if (width < designWidth) fitWindow(body, layOut, width, rangeOf(width), offIn && (() => offIn(width)));
  if (!tablets) return;
  if (screenFor('xl', { designWidth }) === 'xl') fitWindow(body, layOut, SMALL_DESKTOP_PX, { from: 'lg', until: 'xl' });
  for (const width of NARROW_PX.toReversed())
    if (width < designWidth) scrollWithin(body, layOut, width, rangeOf(width));
}

/**
 * The same for the narrowest window of a desktop. Rows that do not fit there are what they are on a tablet until the design's
 * screen; what then still reaches over the edge gives way.
 */
export function fitSmallDesktop(body: Element, layOut: LayOut, designWidth: number): void {
  if (screenFor('xl', { designWidth }) !== 'xl') return;
  deferRows(body, (one) => layOut(one, SMALL_DESKTOP_PX), SMALL_DESKTOP_PX);
  fitWindow(body, layOut, SMALL_DESKTOP_PX, { from: 'lg', until: 'xl' });
}

function fitWindow(body: Element, layOut: LayOut, width: number, range: Range, off?: () => number): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const over = overflowsIn(body, layOut(body, width), width);
    if (!over.map((path) => giveWay(path, body, width, range, off)).includes(true)) return;
  }
}

/**
 * What still reaches over the edge scrolls in the nearest box around it that does not, and what stands in it beside or on top of
 * each other stays so.
 */
function scrollWithin(body: Element, layOut: LayOut, width: number, range: Range): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const placed = layOut(body, width);
    const over = overflowsIn(body, placed, width);
    const boxes = over.flatMap((path) => {
      const around = path.slice(1, -1).findLast((element) => {
        const box = placed.get(element)?.box;
        return BOXES.has(element.tag) && box && right(box) <= width + 1;
      });
      return around ? [around] : [];
    });
    if (boxes.length === 0) return;
    for (const box of new Set(boxes)) restate(box, { 'overflow-x': 'auto' }, range);
  }
}

/** What may scroll by itself. */
const BOXES = new Set(['div', 'section', 'article', 'form', 'main', 'header', 'footer', 'aside', 'nav', 'ul', 'ol']);

/**
 * Changes the nearest thing that can give way, and all that are written like it.
 *
 * @param off how far the page is from its design: the nearest thing that moves nothing there gives way, or that which moves least
 */
function giveWay(path: Path, body: Element, width: number, range: Range, off?: () => number): boolean {
  const before = off?.() ?? 0;
  let best: { i: number; change: Css; after: number } | undefined;
  for (let i = path.length - 1; i > 0; i--) {
    for (const change of changesFor(path[i], path[i - 1], width)) {
      const alike = writtenLike(path[i], body);
      const restore = off && remember(alike);
      for (const element of alike) restate(element, change, range);
      const after = off?.() ?? 0;
      if (after <= before + MAX_HARM_PX) return true;
      restore?.();
      if (after < (best?.after ?? Number.POSITIVE_INFINITY)) best = { i, change, after };
    }
  }
  // What destroys the page on its design is worse than what reaches over the edge of another window.
  if (best && best.after > before + MAX_LAST_RESORT_PX) return false;
  if (best) for (const element of writtenLike(path[best.i], body)) restate(element, best.change, range);
  return best !== undefined;
}

/** What an element may say below the design's screen instead of what it says, the least first. */
function* changesFor(element: Element, around: Element, width: number): Generator<Css> {
  const css = computedStyle(element, width, undefined);
  const parent = computedStyle(around, width, undefined);
  const pixels = (name: string): number => pixelsOf(css[name]) ?? 0;
  if (css['white-space'] === 'nowrap' && element.tag !== 'th' && element.tag !== 'td')
    yield { 'white-space': 'normal' };
  // What is as wide as the room has none beside it.
  if (pixels('margin-left') > (css.width === '100%' ? 0 : MAX_SIDE_PX)) yield { 'margin-left': '0' };
  if (css['grid-template-columns']?.startsWith('repeat') && !css['grid-template-columns'].startsWith('repeat(1,'))
    yield { 'grid-template-columns': 'repeat(1, minmax(0, 1fr))' };
  if (css['grid-column']?.startsWith('span') && parent['grid-template-columns']?.startsWith('repeat(1,'))
    yield { 'grid-column': 'auto', ...(css['grid-column-start'] ? { 'grid-column-start': 'auto' } : {}) };
  const isRow = css.display.includes('flex') && !css['flex-direction']?.startsWith('column');
  if (isRow && css['flex-wrap'] !== 'wrap' && element.children.length > 1) yield { 'flex-wrap': 'wrap' };
  if (pixels('width') > MAX_SIDE_PX && css['max-width'] === undefined && pixels('width') > width / 4)
    yield { 'max-width': '100%' };
  if (css['flex-shrink'] === '0' && pixels('width') > width / 4) yield { 'flex-shrink': '1' };
  const sides = (['padding-left', 'padding-right'] as const).filter((side) => pixels(side) > MAX_SIDE_PX);
  if (sides.length > 0) yield Object.fromEntries(sides.map((side) => [side, `${MAX_SIDE_PX}px`]));
  const isElastic = css.flex?.startsWith('1');
  // In a row that wraps, what has no least width gets none beside the others.
  if (css['min-width'] === '0' && isElastic && parent['flex-wrap'] === 'wrap') yield { 'min-width': 'auto' };
  if (css['min-width'] === undefined && isElastic) yield { 'min-width': '0' };
}

const INITIAL: Css = {
  'white-space': 'normal',
  'margin-left': '0',
  'flex-wrap': 'nowrap',
  'max-width': 'none',
  'flex-shrink': '1',
  'min-width': 'auto',
  'overflow-x': 'visible',
  'grid-column': 'auto',
  'grid-column-start': 'auto',
};

/** Says something on narrower screens, and what was said before from the design's screen up. */
export function restate(element: Element, change: Css, { from, until }: Range): void {
  const narrower = SCREENS.slice(from ? SCREENS.indexOf(from) : 0, SCREENS.indexOf(until));
  for (const [property, value] of Object.entries(change)) {
    const stages = SCREENS.slice(0, SCREENS.indexOf(until) + 1).map((screen) => element.at?.[screen]?.[property]);
    const before = stages.findLast((said) => said !== undefined) ?? element.css[property] ?? INITIAL[property];
    const at = { ...element.at };
    for (const screen of narrower) {
      if (!at[screen]?.[property]) continue;
      const { [property]: _, ...rest } = at[screen];
      at[screen] = rest;
    }
    if (from) at[from] = { ...at[from], [property]: value };
    else element.css = { ...element.css, [property]: value };
    if (before !== undefined && before !== value) at[until] = { ...at[until], [property]: before };
    if (Object.keys(at).length > 0) element.at = at;
  }
}
