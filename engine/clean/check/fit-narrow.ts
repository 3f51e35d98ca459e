import type { Css, Element, Screen } from '../../model/element.ts';
import { SCREEN_WIDTHS, SCREENS } from '../../model/screens.ts';
import { screenFor } from '../context.ts';
import { computedStyle, pixelsOf } from './computed-style.ts';
import { deferRows } from './defer-rows.ts';
import type { LayOut } from './lay-out.ts';
import { overflowsIn, type Path, writtenLike } from './overflows.ts';

/**
 * Widths of windows, in px, in which nothing may scroll sideways: a tablet and phones, and a small desktop. Rows that wrap in
 * the narrowest may not do so in one a little wider.
 */
const NARROW_PX: readonly number[] = [768, 480, 375, 320];
const SMALL_DESKTOP_PX = SCREEN_WIDTHS.lg;
const MAX_ROUNDS = 6;
const MAX_SIDE_PX = 24;

/** Where what gives way is said: on all screens, or from one up; what was said before holds from the design's screen up. */
type Range = { from?: Screen; until: Screen };

/**
 * Lays the page out in narrow windows. What reaches over their edge gives way there: words break, rows wrap, widths and
 * distances become smaller. On the design's screen all stays as it is. Changes the elements.
 *
 * @param tablets from which screen up tablets have a design of their own, which no phone changes
 */
export function fitNarrow(body: Element, layOut: LayOut, designWidth: number, tablets?: Screen): void {
  const until = screenFor('lg', { designWidth });
  if (!until) return;
  const rangeOf = (width: number): Range => {
    if (!tablets) return { until };
    return width < SCREEN_WIDTHS[tablets] ? { until: tablets } : { from: tablets, until };
  };
  for (const width of NARROW_PX) if (width < designWidth) fitWindow(body, layOut, width, rangeOf(width));
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

function fitWindow(body: Element, layOut: LayOut, width: number, range: Range): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const over = overflowsIn(body, layOut(body, width), width);
    if (!over.map((path) => giveWay(path, body, width, range)).includes(true)) return;
  }
}

/** Changes the nearest thing that can give way, and all that are written like it. */
function giveWay(path: Path, body: Element, width: number, range: Range): boolean {
  for (let i = path.length - 1; i > 0; i--) {
    const change = changeFor(path[i], path[i - 1], width);
    if (!change) continue;
    for (const element of writtenLike(path[i], body)) restate(element, change, range);
    return true;
  }
  return false;
}

/** What an element may say below the design's screen instead of what it says. */
function changeFor(element: Element, around: Element, width: number): Css | undefined {
  const css = computedStyle(element, width, undefined);
  const parent = computedStyle(around, width, undefined);
  const pixels = (name: string): number => pixelsOf(css[name]) ?? 0;
  if (css['white-space'] === 'nowrap' && element.tag !== 'th' && element.tag !== 'td')
    return { 'white-space': 'normal' };
  if (pixels('margin-left') > MAX_SIDE_PX) return { 'margin-left': '0' };
  if (css['grid-template-columns']?.startsWith('repeat') && !css['grid-template-columns'].startsWith('repeat(1,'))
    return { 'grid-template-columns': 'repeat(1, minmax(0, 1fr))' };
  if (css['grid-column']?.startsWith('span') && parent['grid-template-columns']?.startsWith('repeat(1,'))
    return { 'grid-column': 'auto' };
  const isRow = css.display.includes('flex') && !css['flex-direction']?.startsWith('column');
  if (isRow && css['flex-wrap'] !== 'wrap' && element.children.length > 1) return { 'flex-wrap': 'wrap' };
  if (pixels('width') > MAX_SIDE_PX && css['max-width'] === undefined && pixels('width') > width / 4)
    return { 'max-width': '100%' };
  if (css['flex-shrink'] === '0' && pixels('width') > width / 4) return { 'flex-shrink': '1' };
  const sides = (['padding-left', 'padding-right'] as const).filter((side) => pixels(side) > MAX_SIDE_PX);
  if (sides.length > 0) return Object.fromEntries(sides.map((side) => [side, `${MAX_SIDE_PX}px`]));
  const isElastic = css.flex?.startsWith('1');
  // In a row that wraps, what has no least width gets none beside the others.
  if (css['min-width'] === '0' && isElastic && parent['flex-wrap'] === 'wrap') return { 'min-width': 'auto' };
  if (css['min-width'] === undefined && isElastic) return { 'min-width': '0' };
  return undefined;
}

const INITIAL: Css = {
  'white-space': 'normal',
  'margin-left': '0',
  'flex-wrap': 'nowrap',
  'max-width': 'none',
  'flex-shrink': '1',
  'min-width': 'auto',
  'grid-column': 'auto',
};

/** Says something on narrower screens, and what was said before from the design's screen up. */
function restate(element: Element, change: Css, { from, until }: Range): void {
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
    else element.css[property] = value;
    if (before !== undefined && before !== value) at[until] = { ...at[until], [property]: before };
    if (Object.keys(at).length > 0) element.at = at;
  }
}
