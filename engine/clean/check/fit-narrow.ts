import type { Css, Element, Screen } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { screenFor } from '../context.ts';
import { computedStyle, pixelsOf } from './computed-style.ts';
import type { LayOut, Placed } from './lay-out.ts';

/**
 * Widths of windows, in px, in which nothing may scroll sideways: a tablet and phones. Rows that wrap in the narrowest may
 * not do so in one a little wider.
 */
const NARROW_PX: readonly number[] = [768, 480, 375, 320];
const MAX_ROUNDS = 6;
/** What an element may reach over the edge of the window, in px. */
const MAX_OVER_PX = 1;
const MAX_SIDE_PX = 24;

type Path = readonly Element[];

/**
 * Lays the page out in narrow windows. What reaches over their edge gives way there: words break, rows wrap, widths and
 * distances become smaller. On the design's screen all stays as it is. Changes the elements.
 */
export function fitNarrow(body: Element, layOut: LayOut, designWidth: number): void {
  const wide = screenFor('lg', { designWidth });
  if (!wide) return;
  for (const width of NARROW_PX) {
    if (width >= designWidth) continue;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const over = overIn(body, layOut(body, width), width);
      if (over.length === 0) break;
      if (!over.map((path) => giveWay(path, body, width, wide)).includes(true)) break;
    }
  }
}

/** The innermost elements that reach over the edge, each with those around it, outermost first. */
function overIn(body: Element, placed: ReadonlyMap<Element, Placed>, width: number): Path[] {
  const found: Path[] = [];
  const visit = (element: Element, path: Path): boolean => {
    const own = [...path, element];
    const { box, lines = [] } = placed.get(element) ?? {};
    // What scrolls in its own box does not move the page.
    if (element.css['overflow-x'] === 'auto' || element.css.position === 'absolute') return false;
    const inside = element.children.map((child) => typeof child !== 'string' && visit(child, own)).includes(true);
    const end = box ? Math.max(right(box), ...lines.map(right)) : 0;
    const isOver = box !== undefined && box.width > 0 && end > width + MAX_OVER_PX;
    if (isOver && !inside) found.push(own);
    return isOver || inside;
  };
  visit(body, []);
  return found;
}

/** Changes the nearest thing that can give way, and all that are written like it. */
function giveWay(path: Path, body: Element, width: number, wide: Screen): boolean {
  for (let i = path.length - 1; i > 0; i--) {
    const change = changeFor(path[i], path[i - 1], width);
    if (!change) continue;
    const like = signatureOf(path[i]);
    for (const element of elementsIn(body)) if (signatureOf(element) === like) restate(element, change, wide);
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

/** Says something on narrow screens, and what was said before from the design's screen up. */
function restate(element: Element, change: Css, wide: Screen): void {
  for (const [property, value] of Object.entries(change)) {
    const said = element.at?.[wide]?.[property] ?? element.at?.md?.[property] ?? element.at?.sm?.[property];
    const before = said ?? element.css[property] ?? INITIAL[property];
    for (const screen of ['sm', 'md'] as const) {
      if (screen === wide || !element.at?.[screen]?.[property]) continue;
      const { [property]: _, ...rest } = element.at[screen];
      element.at = { ...element.at, [screen]: rest };
    }
    element.css[property] = value;
    if (before !== undefined && before !== value)
      element.at = { ...element.at, [wide]: { ...element.at?.[wide], [property]: before } };
  }
}

const signatureOf = ({ tag, name, css, at }: Element): string => JSON.stringify([tag, name, css, at]);

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];
