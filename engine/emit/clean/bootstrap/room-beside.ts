import type { Css, Element } from '../../../model/element.ts';
import type { Around } from './context.ts';
import { cssByScreen, pxOf, sidesOf, widestCss, without } from './css.ts';
import { SPACERS_PX } from './spacers.ts';

/** Margins must come so much nearer to a width than columns do, in px. */
const MIN_GAIN_PX = 4;
const COLUMNS = 12;
/** What keeps its own width, whatever margins it has. */
const OWN_WIDTH = /^(img|svg|table|button|hr)$/;
const OF_WIDTH = /^(width|max-width|margin-left|margin-right)$/;

/**
 * A box that is a little narrower than its room, by the margins that leave it so: no number of the twelve columns may come as
 * near. Only wide screens have them.
 */
export function withRoomBeside(element: Element, { width: room, isItem }: Around): Element {
  const css = widestCss(element);
  const wanted = pxOf(css['max-width']);
  const isFree = (!isItem || isItem === 'below') && !OWN_WIDTH.test(element.tag) && css.position !== 'absolute';
  if (wanted === undefined || wanted >= room || !isFree || css.margin || GROWING.test(css.flex ?? '')) return element;
  const [, right = '0', , left = '0'] = sidesOf(css, 'margin');
  const isCentred = (left === 'auto' && right === 'auto') || css['align-self'] === 'center';
  const isAtEnd = !isCentred && (left === 'auto' || css['align-self'] === 'flex-end');
  if (!isCentred && !isAtEnd && (pxOf(left) ?? 0) > 0) return element;
  const rest = room - wanted;
  const spacer = nearestTo(isCentred ? rest / 2 : rest);
  const off = Math.abs((isCentred ? 2 : 1) * spacer - rest);
  if (spacer === 0 || columnsOff(wanted, room) - off < MIN_GAIN_PX) return element;
  const margins: Css = {
    ...(isCentred || isAtEnd ? { 'margin-left': `${spacer}px` } : {}),
    ...(isAtEnd ? {} : { 'margin-right': `${spacer}px` }),
  };
  // Whoever says something of its own for some screen means more than a width.
  if (
    cssByScreen(element)
      .slice(1)
      .some(([, one]) => Object.keys(one).some((property) => OF_WIDTH.test(property)))
  )
    return element;
  const plain = without(element, (property) => OF_WIDTH.test(property));
  const isAligned = css['align-self'] !== undefined;
  return {
    ...plain,
    css: { ...plain.css, ...(isAligned ? { 'align-self': 'stretch' } : {}) },
    at: { ...plain.at, lg: { ...plain.at?.lg, ...margins } },
  };
}

const GROWING = /^1/;

const nearestTo = (px: number): number =>
  SPACERS_PX.reduce((best, one) => (Math.abs(one - px) < Math.abs(best - px) ? one : best), 0 as number);

/** How far the nearest number of columns is off, in px. */
const columnsOff = (wanted: number, room: number): number =>
  Math.abs(wanted - (room * Math.min(COLUMNS, Math.max(1, Math.round((COLUMNS * wanted) / room)))) / COLUMNS);
