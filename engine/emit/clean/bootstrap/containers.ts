import type { Element } from '../../../model/element.ts';
import { elementsOf, groundOf, hasShadow, paddingPx, pxOf, sidesOf, widestCss, without } from './css.ts';

/** The design's screen, and what Bootstrap's containers are wide on it, in px. */
export const SCREEN_PX = 1280;
export const CONTAINER_PX = 1140;
const WIDTHS = { container: CONTAINER_PX, 'container-xxl': SCREEN_PX } as const;
export type ContainerName = keyof typeof WIDTHS;
const NAMES = Object.keys(WIDTHS) as ContainerName[];

/** What is narrower is a column in the middle. */
const MIN_CONTAINER_PX = 320;
/** Room at the sides that a container may have by its own variable, in px. */
const MAX_SIDE_PX = 72;
/** What is as wide as the screen keeps off its edges. */
const MIN_SIDES_PX: Record<ContainerName, number> = { container: 0, 'container-xxl': 12 };
const MIN_NARROW_SIDE_PX = 12;
/** That which it has on a phone. */
export const PHONE_SIDE_PX = 16;

/** Classes for the room at the sides of a container, by that room in px; a phone has none for the widest. */
export const ROOM: Record<number, readonly string[]> = { 12: [], 16: ['px-3'], 24: ['px-4'], 48: ['px-3', 'px-md-5'] };
/** A class that comes so near to the room, in px, needs no variable. */
const NEAR_PX = 2;
const isNearClass = (side: number): boolean => Object.keys(ROOM).some((one) => Math.abs(Number(one) - side) <= NEAR_PX);

/** How much of that is left on a phone, in px. */
export const phoneRoomOf = (side: number): number => (ROOM[side]?.includes('px-3') ? PHONE_SIDE_PX : side);

export type Container = { name: ContainerName; width: number; side: number };

/** Whether an element keeps its content in the middle of the page. */
export function isCentred(element: Element): boolean {
  const css = widestCss(element);
  const width = pxOf(css['max-width']);
  const [, right, , left] = sidesOf(css, 'margin');
  return width !== undefined && width >= MIN_CONTAINER_PX && left === 'auto' && right === 'auto';
}

/** Beside a sidebar, what is no narrower than the rest of the page but by so much, in px, is as wide as that. */
const MAX_FREE_PX = 8;

/** Whether what stands in the middle of a part of the page fills it. @param available room in that part, in px */
export const fillsPart = (element: Element, available: number): boolean =>
  available < SCREEN_PX &&
  isCentred(element) &&
  (pxOf(widestCss(element)['max-width']) ?? 0) >= available - MAX_FREE_PX;

/** How wide the content of a centred element is, in px. */
export const contentOf = (element: Element): number =>
  (pxOf(widestCss(element)['max-width']) ?? SCREEN_PX) - paddingPx(element, 'left') - paddingPx(element, 'right');

/** The container whose content has exactly a width, by the room at its sides, where there is one. */
export function exactContainer(content: number, available: number): Container | undefined {
  return NAMES.map((name) => {
    const width = Math.min(WIDTHS[name], available);
    return { name, width, side: (width - content) / 2 };
  }).find(({ name, side }) => side >= MIN_SIDES_PX[name] && side <= MAX_SIDE_PX);
}

/** Containers whose gutter a page has changed, by their room at the sides, in px: without a class they have that. */
type Own = ReadonlyMap<ContainerName, number>;
const hasClass = (name: ContainerName, side: number, own: Own): boolean => ROOM[side].length > 0 || !own.has(name);

/** The container, and the class for the room at its sides, whose content comes out nearest to a width, in px. */
export function nearestContainer(content: number, least: number, available: number, own: Own = new Map()): Container {
  const all = NAMES.flatMap((name) =>
    Object.keys(ROOM).map((side) => ({ name, width: Math.min(WIDTHS[name], available), side: Number(side) })),
  ).filter(({ name, side }) => side >= least && hasClass(name, side, own));
  const off = ({ width, side }: Container): number => Math.abs(width - 2 * side - content);
  return all.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** A container of nothing but a narrower box in its middle is as narrow as that, which fills it then. */
export function asNarrow(container: Element): Element {
  const [only, ...more] = elementsOf(container);
  const css = widestCss(container);
  if (!only || more.length > 0 || groundOf(css) !== undefined || hasShadow(css) || !isCentredIn(only)) return container;
  const width = pxOf(widestCss(only)['max-width']) as number;
  const sides = contentOf(container) - width;
  if (sides <= 0) return container;
  const narrowed = (pxOf(css['max-width']) ?? SCREEN_PX) - sides;
  const fill = without(only, (property) => OF_MIDDLE.test(property));
  return { ...container, css: { ...container.css, 'max-width': `${narrowed}px` }, children: [fill] };
}

const OF_MIDDLE = /^(max-width|width|margin-left|margin-right|align-self)$/;

function isCentredIn({ css, at = {} }: Element): boolean {
  const [, right, , left] = sidesOf(css, 'margin');
  const isAlways = Object.values(at).every((one) => Object.keys(one).every((property) => !OF_MIDDLE.test(property)));
  return isAlways && !css.margin && pxOf(css['max-width']) !== undefined && left === 'auto' && right === 'auto';
}

const COLUMNS = 12;
const asContainer = (narrow: { width: number; side: number } | undefined): Container | undefined =>
  narrow && { name: 'container', ...narrow };

/**
 * A container that is some of the twelve columns of its room wide, so that its content comes out nearest to a width.
 *
 * @param available room, in px, as the other lengths
 */
export function narrowContainer(
  content: number,
  least: number,
  available: number,
  own: Own = new Map(),
): { columns: number; width: number; side: number } {
  const all = Array.from({ length: COLUMNS - 2 }, (_, i) => i + 1).flatMap((columns) =>
    Object.keys(ROOM).map((side) => ({ columns, width: (available * columns) / COLUMNS, side: Number(side) })),
  );
  const off = ({ width, side }: (typeof all)[number]): number => Math.abs(width - 2 * side - content);
  return all
    .filter(({ side }) => side >= least && hasClass('container', side, own))
    .reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** The fewest columns with which a narrow container has exactly such content, by the room at its sides; lengths in px. */
export function exactNarrowContainer(
  content: number,
  available: number,
): { columns: number; width: number; side: number } | undefined {
  return Array.from({ length: COLUMNS - 2 }, (_, i) => i + 1)
    .map((columns) => {
      const width = (available * columns) / COLUMNS;
      return { columns, width, side: Math.round(width - content) / 2 };
    })
    .find(({ side }) => side >= MIN_NARROW_SIDE_PX && side <= MAX_SIDE_PX);
}

/** The room at the sides that most containers of a kind have, in px, where no class comes near. */
export function inferContainers(body: Element, sidebar: number): ReadonlyMap<ContainerName, number> {
  const counts = new Map<ContainerName, Map<number, number>>();
  const available = SCREEN_PX - sidebar;
  const visit = (element: Element): void => {
    const content = contentOf(asNarrow(element));
    const exact =
      isCentred(element) && !fillsPart(element, available)
        ? (exactContainer(content, available) ?? asContainer(exactNarrowContainer(content, available)))
        : undefined;
    if (exact) {
      const sides = counts.get(exact.name) ?? new Map<number, number>();
      counts.set(exact.name, sides.set(exact.side, (sides.get(exact.side) ?? 0) + 1));
      return;
    }
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  const found = [...counts].flatMap(([name, sides]): [ContainerName, number][] => {
    const [side] = [...sides].sort((a, b) => b[1] - a[1])[0];
    return isNearClass(side) ? [] : [[name, side]];
  });
  return new Map(found);
}
