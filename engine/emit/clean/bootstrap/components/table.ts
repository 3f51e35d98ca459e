import type { Element } from '../../../../model/element.ts';
import { type Around, type ComponentOf, type Context, dressChildren, dressed } from '../context.ts';
import { elementsOf, groundOf, isDrawn, pxOf, sidesOf, widestCss, without } from '../css.ts';
import { groundOfCells } from '../table-look.ts';
import { groundClass, type Theme } from '../theme.ts';
import { textStyleOf, utilities } from '../utilities.ts';

/** Bootstrap gives cells 8 px on each side; from here on they have more, as their author would have given them. */
const MIN_ROOMY_PX = 13;

const KEEPS_SIZE = /^flex(-\w+)?-shrink-0$/;

/** What is wider than the screen scrolls in its own box. */
export const SCROLLED_TABLE: ComponentOf = {
  is: (element) => {
    const [only, ...more] = elementsOf(element);
    const overflow = element.css['overflow-x'] ?? element.css.overflow ?? '';
    return only?.tag === 'table' && more.length === 0 && /auto|scroll/.test(overflow);
  },
  dress(element, around, context) {
    const plain = without(element, (property) => /^(overflow|display|max-width|width)/.test(property));
    const inner = textStyleOf(plain, around, context.theme);
    const written = utilities(plain, around, context.theme).filter((name) => !KEEPS_SIZE.test(name));
    // Beside others it would be as wide as what is in it.
    const names = ['table-responsive', ...(around.isItem === true ? ['flex-fill'] : []), ...written];
    return dressed(element, names, dressChildren(element, inner, context));
  },
};

const cellsOf = (element: Element, tag: string): Element[] =>
  elementsOf(element).flatMap((child) => (child.tag === tag ? [child] : cellsOf(child, tag)));

/** Lines of text as Bootstrap's classes make them, as multiples of the size; cells have 8 px above and below, or 4. */
const ROWS: readonly { names: readonly string[]; line?: number; room: number }[] = [
  { names: [], room: 8 },
  { names: ['lh-lg'], line: 2, room: 8 },
  { names: ['table-sm'], room: 4 },
  { names: ['table-sm', 'lh-lg'], line: 2, room: 4 },
];
/** A class must bring rows so much nearer to their height, in px. */
const MIN_GAIN_PX = 3;

/** Classes for the height of rows that hold nothing but lines of text: no variable has the room in cells. */
function rowOf(table: Element, cells: readonly Element[], theme: Theme): string[] {
  const isText = cells.length > 0 && cells.every((cell) => elementsOf(cell).every(isInline));
  if (!isText) return [];
  const heights = cells.flatMap((cell) => {
    const css = widestCss(cell);
    const [top, , bottom] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
    const line = pxOf(css['line-height']);
    return line && line > 4 ? [String(top + bottom + line)] : [];
  });
  const wanted = Number(mostOf(heights) ?? Number.NaN);
  const size = Number(pxOf(mostOf(cells.map(({ css }) => css['font-size']))) ?? theme.fontSize);
  const roomy = cellsOf(table, 'td').some((cell) => roomOf(cell).some((name) => /^p[y-]/.test(name)));
  if (Number.isNaN(wanted) || roomy) return [];
  const off = ({ line = theme.lineHeight, room }: (typeof ROWS)[number]): number =>
    Math.abs(2 * room + line * size - wanted);
  const best = ROWS.reduce((least, one) => (off(one) + MIN_GAIN_PX < off(least) ? one : least));
  return [...best.names];
}

/** Badges and signs have lines of their own. */
const isInline = (element: Element): boolean =>
  /^(span|a|svg|strong|em|small|b|input)$/.test(element.tag) && elementsOf(element).every(isInline);

/** Bootstrap's stripes are the odd rows, and on the ground of the table. */
const isStriped = (table: Element, { ground }: Around): boolean =>
  cellsOf(table, 'tr').some(({ states = {} }) => {
    const odd = groundOf(states[':nth-child(odd)'] ?? {});
    return odd !== undefined && odd !== groundOfCells(table, ground);
  });

/** What its cells say alike is said once. */
export const TABLE: ComponentOf = {
  is: ({ tag }) => tag === 'table',
  dress(element, around, context) {
    const { theme } = context;
    const kept = without(element, (property) => /^(border|display|width|min-width|border-collapse)/.test(property));
    const cells = cellsOf(element, 'td');
    const size = mostOf(cells.map(({ css }) => css['font-size']));
    const type: Element = { ...kept, css: { ...kept.css, ...(size ? { 'font-size': size } : {}) } };
    const own = { margin: [0, 0, 0, 0], paint: { ground: theme.ground } };
    const lines = 2 * cells.filter(({ css }) => isDrawn(css.border)).length > cells.length ? ['table-bordered'] : [];
    const isDark = theme.darkTable?.ground === groundOfCells(element, around.ground);
    const color = (isDark ? theme.darkTable?.color : theme.cell) ?? around.color;
    const inner = { ...textStyleOf(type, around, theme), color };
    const row = rowOf(element, cells, theme);
    const wraps = mostOf(cells.map(({ css }) => css['white-space'])) === 'nowrap' ? ['text-nowrap'] : [];
    const isAtTop = cellsOf(element, 'tr').some(({ css }) => css['vertical-align'] === 'top');
    const names = [
      'table',
      ...(isDark ? ['table-dark'] : []),
      isAtTop ? 'align-top' : 'align-middle',
      ...wraps,
      ...lines,
      ...(isStriped(element, around) ? ['table-striped'] : []),
      ...row,
      ...utilities(type, around, theme, own),
      'mb-0',
    ];
    return dressed(element, names, dressChildren(element, inner, context));
  },
};

/** Parts of a table have its look; what is left to them is what sets them apart, and the ground of a head. */
export const CELL: ComponentOf = {
  is: ({ tag }) => /^(thead|tbody|tfoot|tr|th|td|caption|colgroup|col)$/.test(tag),
  dress(element, around, context) {
    const { tag } = element;
    const plain = without(element, (property) => !OF_CELL.test(property));
    const inner = textStyleOf(plain, around, context.theme);
    const isCell = tag === 'th' || tag === 'td';
    const names = isCell
      ? [...roomOf(element), ...utilities(plain, around, context.theme)]
      : tag === 'thead'
        ? headOf(element, around, context)
        : [];
    return dressed(element, names, dressChildren(element, inner, context));
  },
};

const OF_CELL = /^(color|font-size|font-weight|font-style|text-transform|text-align)$/;

function headOf(head: Element, around: Around, { theme }: Context): string[] {
  const grounds = [head, ...cellsOf(head, 'th')].map(({ css }) => groundOf(css));
  const ground = mostOf(grounds.filter((one) => one !== undefined));
  if (!ground || ground === around.ground || ground === theme.cellGround) return [];
  return groundClass(theme, ground) === 'bg-dark' ? ['table-dark'] : ['table-light'];
}

function mostOf(values: readonly (string | undefined)[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}

function roomOf(cell: Element): string[] {
  const [y, x] = sidesOf(widestCss(cell), 'padding').map((side) => {
    const px = pxOf(side) ?? 0;
    return px < MIN_ROOMY_PX ? undefined : px > 20 ? 4 : 3;
  });
  if (x === y) return x ? [`p-${x}`] : [];
  return [...(x ? [`px-${x}`] : []), ...(y ? [`py-${y}`] : [])];
}
