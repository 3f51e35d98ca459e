import type { Css, Element } from '../../../model/element.ts';
import { isRows, isSpreadStack } from './as-rows.ts';
import { asCentred } from './bands.ts';
import { type Around, type Context, classesOf, dressed } from './context.ts';
import { cssByScreen, elementsOf, groundOf, hasShadow, isDrawn, pxOf, sidesOf, widestCss } from './css.ts';
import type { Gutters } from './gutters.ts';
import { SPACERS_PX } from './spacers.ts';
import { COLUMNS, type RowRoom, spansOf } from './spans.ts';
import { textStyleOf, utilities } from './utilities.ts';

/** `row-cols-*` goes so far. */
const MAX_ROW_COLUMNS = 6;

/** Whether its children stand in columns on some screen. */
export const isGrid = (element: Element): boolean =>
  isRows(element) || tracksByScreen(element).some(([, tracks]) => tracks.length > 1);

/** The tracks on each screen as shares of the room; px are negative. */
function tracksByScreen(element: Element): [infix: string, tracks: number[]][] {
  if (widestCss(element).display !== 'grid') return [];
  return cssByScreen(element).flatMap(([infix, css]): [string, number[]][] =>
    css['grid-template-columns'] ? [[infix, tracksOf(css['grid-template-columns'])]] : [],
  );
}

function tracksOf(value: string): number[] {
  const flat = value.replace(/repeat\((\d+),\s*((?:[^()]|\([^()]*\))+)\)/g, (_, count: string, track: string) =>
    Array(Number(count)).fill(track.trim()).join(' '),
  );
  return (flat.match(/minmax\([^()]*\)|fit-content\([^()]*\)|[^\s]+/g) ?? []).map((track) => {
    const share = /([\d.]+)fr/.exec(track)?.[1];
    if (share) return Number(share);
    const px = pxOf(track);
    return px ? -px : track.endsWith('%') ? Number.parseFloat(track) / 10 : 1;
  });
}

const isEqual = (tracks: readonly number[]): boolean => tracks.every((track) => track === tracks[0]);

/** A grid as a row of columns: `row-cols-*` where all are alike, `col-*` on each child where they are not. */
export function dressGrid(element: Element, around: Around, context: Context): Element {
  const screens = tracksByScreen(element);
  const isAlike = screens.every(([, tracks]) => isEqual(tracks) && tracks.length <= MAX_ROW_COLUMNS);
  const counts = [
    // Without a number of its own, a narrow screen has as many as fit.
    ...(screens[0][0] === '' ? [] : ['row-cols-1']),
    ...screens.map(([infix, tracks]) => `row-cols${infix}-${tracks.length}`),
  ];
  const own = textStyleOf(element, around, context.theme);
  const covers = ['display', 'grid-template-columns', 'gap', 'row-gap', 'column-gap'];
  const children = elementsOf(element);
  const count = Math.max(...screens.map(([, tracks]) => tracks.length));
  const gutters = gutterClasses(element, around, count, context.theme.gutters);
  const step = gutters
    .find((name) => /^gx?-/.test(name))
    ?.split('-')
    .at(-1);
  const gutter = context.theme.gutters.columnPxOf(Number(step ?? 0));
  // Room on a side that the row's negative margin takes.
  const needed = gutter / 2;
  const room: RowRoom = { width: around.width, gap: columnGapOf(element), gutter };
  const spans = spansByChild(screens, children, room);
  const wide = spansAcross(screens.at(-1)?.[1] ?? [1], children, room);
  const columns = children.map(asCentred).map((child, i) => {
    // What is in a column begins where the row itself does, and has its room.
    const sides = {
      gutter: Math.max(COLUMN_ROOM_PX, around.gutter),
      wideGutter: Math.max(COLUMN_ROOM_PX, around.wideGutter),
    };
    const width = Math.max(1, ((around.width + gutter) * wide[i]) / COLUMNS - gutter);
    const inner = { ...own, ...sides, width, isItem: false };
    return columnOf(child, isAlike && !spanOf(child) ? ['col'] : spans[i], inner, context);
  });
  const paints = utilities(element, around, context.theme, { covers });
  // A row has negative margins, which other ones would take the place of, and no paint of its own.
  const isApart = paints.some((name) => /^(m[ty]?(-\w+)?-[1-5]|bg-|border)/.test(name));
  const hasSides = paints.some((name) => /^p[xse]?-[1-5]/.test(name));
  const row = ['row', ...(isAlike ? counts : []), ...gutters];
  if (isApart || hasSides || needed > around.gutter) {
    // A list has nothing but items: it is the row, and what stands around that no list.
    const isList = element.tag === 'ul' || element.tag === 'ol';
    const isOfRow = (name: string): boolean => OF_ROW.test(name) || (isList && OF_LIST.test(name));
    const outer = paints.filter((name) => !isOfRow(name));
    const bare: Element = { tag: 'div', name: 'row', css: {}, children: [] };
    const { tag, attributes = {} } = element;
    const inner = dressed(isList ? { ...bare, tag, attributes } : bare, [...row, ...paints.filter(isOfRow)], columns);
    const frame = isList ? { ...element, tag: 'div', attributes: {} } : element;
    return dressed(frame, hasSides || needed <= around.gutter ? outer : [...roomFor(needed), ...outer], [inner]);
  }
  return dressed(element, [...row, ...paints], columns);
}

/** Half of Bootstrap's own gutter, which a column has at its sides, in px. */
const COLUMN_ROOM_PX = 12;

/** Classes that place the columns of a row. */
const OF_ROW = /^(align-items|justify-content)/;
/** Those that take back what browsers do to lists. */
const OF_LIST = /^(list-unstyled|mb-0)$/;

/** What `container-fluid` has at its sides, in px. */
const FLUID_PX = 12;

/** Classes that give a row's negative margins room, by that on each side, in px. */
function roomFor(px: number): string[] {
  const step = SPACERS_PX.findIndex((spacer) => spacer >= px);
  return ['container-fluid', ...(px > FLUID_PX ? [`px-${step < 0 ? SPACERS_PX.length - 1 : step}`] : [])];
}

const spanOf = (child: Element): string | undefined => widestCss(child)['grid-column'];

/** `col-md-4` and the like for each child, by the tracks that it stands in. */
function spansByChild(screens: [string, number[]][], children: Element[], room: RowRoom): string[][] {
  const classes = children.map((): string[] => []);
  for (const [infix, tracks] of screens) {
    if (tracks.length === 1) continue;
    for (const [i, span] of spansAcross(tracks, children, room).entries()) classes[i].push(`col${infix}-${span}`);
  }
  return classes;
}

/** How many of the twelve columns each child takes, by the tracks that it stands in. */
function spansAcross(tracks: readonly number[], children: readonly Element[], room: RowRoom): number[] {
  const spans = spansOf(tracks, room);
  let at = 0;
  return children.map((child) => {
    const across = Math.min(tracks.length, Number(/span (\d+)/.exec(spanOf(child) ?? '')?.[1] ?? 1));
    const span = Array.from({ length: across }, (_, k) => spans[(at + k) % spans.length]).reduce((a, b) => a + b, 0);
    at += across;
    return span;
  });
}

function columnGapOf(element: Element): number {
  const css = widestCss(element);
  const [row = '0', column = row] = css.gap?.split(' ') ?? [];
  return pxOf(css['column-gap'] ?? column) ?? 0;
}

function gutterClasses(element: Element, around: Around, count: number, gutters: Gutters): string[] {
  const css = widestCss(element);
  const [row = '0'] = css.gap?.split(' ') ?? [];
  const y = gutters.rowStepOf(pxOf(css['row-gap'] ?? row) ?? 0);
  if (count === 1) return ['gx-0', `gy-${y}`];
  const wanted = gutters.columnStepOf(columnGapOf(element));
  const x = fitting(wanted, around.gutter, gutters);
  const wide = fitting(wanted, around.wideGutter, gutters);
  // What a page sets itself holds on all screens.
  if (wide > x && gutters.columnPxOf(wide) === SPACERS_PX[wide]) return [`gx-${x}`, `gx-md-${wide}`, `gy-${y}`];
  const isOneRow = elementsOf(element).length <= count;
  // Columns that touch on a wide screen stand below each other on a phone.
  const onPhone = gutters.rowStepOf(pxOf(element.css['row-gap'] ?? element.css.gap?.split(' ')[0]) ?? 0);
  if (x === 0 && y === 0 && isOneRow && onPhone > 0) return ['gx-0', `gy-${onPhone}`];
  if (x === y || (isOneRow && y === 0)) return [`g-${Math.max(x, y)}`];
  return [`gx-${x}`, `gy-${y}`];
}

/** A row sticks out of its parent by half a gutter: the widest one, up to a step, that has the room for it. */
function fitting(step: number, room: number, gutters: Gutters): number {
  let x = step;
  while (x > 0 && room > 0 && gutters.columnPxOf(x) > MIN_GUTTER_PX && gutters.columnPxOf(x) / 2 > room) x -= 1;
  return x;
}

/** A gutter that fits wherever there is a container, in px. */
const MIN_GUTTER_PX = 16;

const FIELD = /^(input|select|textarea)$/;
const PLAIN =
  /^(display|flex|flex-.*|gap|row-gap|column-gap|align-items|justify-content|text-align|grid-column|min-width)$/;

/** A child of a row: itself, where it has neither ground nor padding, or in a column of its own. */
function columnOf(child: Element, columns: string[], around: Around, context: Context): Element {
  const isList = child.tag === 'li';
  const { css } = child;
  const isPlain =
    (child.tag === 'div' || isList || child.tag === 'section' || child.tag === 'article') &&
    !isGrid(child) &&
    !isSpreadStack(child) &&
    !isPainted(css) &&
    [css, ...Object.values(child.at ?? {})].every((one) => Object.keys(one).every((property) => PLAIN.test(property)));
  const { 'grid-column': _, ...rest } = css;
  const inside: Element = { ...child, css: rest };
  const { instance, comment, ...plain } = inside;
  const column: Element = { tag: isList ? 'li' : 'div', name: 'column', css: {}, instance, comment, children: [] };
  if (isPlain) {
    const written = context.dress(inside, around);
    if (!classesOf(written).includes('row'))
      return dressed(written, [...columns, ...classesOf(written)], written.children);
    // A row in its place would have the room of a column above instead of its negative margin.
    const { instance: _instance, comment: _comment, ...row } = written;
    return dressed(column, columns, [isList ? { ...row, tag: 'div' } : row]);
  }
  const inner = context.dress(isList ? { ...plain, tag: 'div' } : plain, around);
  // Fields have heights of their own.
  const filled =
    isPainted(css) && !FIELD.test(child.tag)
      ? dressed(inner, [...(inner.attributes?.class?.split(' ') ?? []), 'h-100'], inner.children)
      : inner;
  return dressed(column, columns, [filled]);
}

const isPainted = (css: Css): boolean =>
  groundOf(css) !== undefined ||
  isDrawn(css.border) ||
  hasShadow(css) ||
  sidesOf(css, 'padding').some((side) => (pxOf(side) ?? 0) > 0);
