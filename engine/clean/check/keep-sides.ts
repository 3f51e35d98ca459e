import type { Css, Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { screenFor } from '../context.ts';
import { computedStyle } from './computed-style.ts';
import { restate } from './fit-narrow.ts';
import type { LayOut, Placed } from './lay-out.ts';
import { type Path, writtenLike } from './overflows.ts';

const PHONE_PX = 375;
/** Less room between words and the side of their box, in px, and they touch it; with so much on the design they are meant not to. */
const [MAX_TOUCHING_PX, MIN_APART_PX] = [4, 8];
/** What they keep on a phone of the room that they have on the design, in px. */
const MAX_ROOM_PX = 16;
const MAX_ROUNDS = 4;

type Places = ReadonlyMap<Element, Placed>;

/**
 * Lays the page out on a phone: words that keep away from the side of their box on the design do so there, too. Columns that
 * stood beside a picture, or in the middle of their box, have no room of their own at the sides. Changes the elements.
 */
export function keepSides(body: Element, layOut: LayOut, designWidth: number): void {
  const until = screenFor('lg', { designWidth });
  if (!until) return;
  const drawn = layOut(body, designWidth);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const rooms = new Map<Element, number>();
    for (const path of touchingIn(body, layOut(body, PHONE_PX), drawn)) {
      const { element, room } = roomFor(path, drawn) ?? {};
      if (element && room) for (const one of writtenLike(element, body)) if (!rooms.has(one)) rooms.set(one, room);
    }
    if (rooms.size === 0) return;
    for (const [element, room] of rooms) {
      const { 'padding-left': left = '0', 'padding-right': end = '0' } = computedStyle(element, designWidth, undefined);
      // What holds on the design is said by itself, where it was a part of what is said of all sides.
      element.css = { ...element.css, 'padding-left': left, 'padding-right': end };
      restate(element, { 'padding-left': `${room}px`, 'padding-right': `${room}px` }, { until });
    }
  }
}

/** Words and fields that touch the left side of their box on a phone, and do not on the design: from the box on. */
function touchingIn(body: Element, placed: Places, drawn: Places): Path[] {
  const found: Path[] = [];
  const visit = (element: Element, around: Path): void => {
    const css = computedStyle(element, PHONE_PX, undefined);
    if (css['overflow-x'] === 'auto' || css.position === 'absolute' || !placed.get(element)) return;
    const path = isBox(css) ? [element] : [...around, element];
    const [box] = path;
    if (box !== element && isSeen(element)) {
      const touches = roomBefore(element, box, placed) < MAX_TOUCHING_PX;
      if (touches && !PICTURES.has(element.tag) && roomBefore(element, box, drawn) >= MIN_APART_PX) found.push(path);
      return;
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child, path);
  };
  visit(body, []);
  return found;
}

/** Of what lies between a box and words that touch it, the outermost that keeps away from both sides on the design, and how far. */
function roomFor([box, ...path]: Path, drawn: Places): { element: Element; room: number } | undefined {
  for (const element of [box, ...path]) {
    const inside = (element === box ? element.children : [element]).filter((child) => typeof child !== 'string');
    const seen = inside.flatMap((child) => seenIn(child));
    const before = Math.min(...seen.map((one) => roomBefore(one, box, drawn)));
    if (before < MIN_APART_PX) continue;
    const after = Math.min(...seen.map((one) => roomAfter(one, box, drawn)));
    const room = Math.min(MAX_ROOM_PX, before, after < MIN_APART_PX ? Number.POSITIVE_INFINITY : after);
    return { element, room: 4 * Math.round(room / 4) };
  }
  return undefined;
}

/** What is seen in an element: words, fields, pictures, and boxes as a whole. */
function seenIn(element: Element): Element[] {
  const { css } = element;
  if (css.position === 'absolute') return [];
  if (isSeen(element) || isBox(computedStyle(element, PHONE_PX, undefined))) return [element];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : seenIn(child)));
}

const FIELDS = new Set(['input', 'select', 'textarea']);
const PICTURES = new Set(['img', 'svg', 'hr']);

const isSeen = ({ tag, children }: Element): boolean =>
  FIELDS.has(tag) || PICTURES.has(tag) || children.some((child) => typeof child === 'string' && /\S/.test(child));

/** Whether one sees where an element begins and ends at its sides. */
const isBox = (css: Css): boolean =>
  (css['background-color'] ?? 'transparent') !== 'transparent' ||
  css['background-image'] !== undefined ||
  (css['box-shadow'] ?? 'none') !== 'none' ||
  (['left', 'right'] as const).every((side) => Number.parseFloat(css[`border-${side}-width`] ?? '0') > 0);

function roomBefore(element: Element, box: Element, placed: Places): number {
  const [own, around] = [placed.get(element), placed.get(box)];
  if (!own || !around) return Number.POSITIVE_INFINITY;
  return Math.min(...(own.lines ?? [own.box]).map(({ x }) => x)) - around.box.x;
}

function roomAfter(element: Element, box: Element, placed: Places): number {
  const [own, around] = [placed.get(element), placed.get(box)];
  if (!own || !around) return Number.POSITIVE_INFINITY;
  return right(around.box) - Math.max(...(own.lines ?? [own.box]).map(right));
}
