import { px } from '../../emit/lengths.ts';
import type { Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { screenFor } from '../context.ts';
import type { LayOut, Placed } from './lay-out.ts';
import { elementsIn } from './overflows.ts';

/** The window of a narrow phone, in px: what hardly fits a wider one breaks with other fonts. */
const PHONE_PX = 360;
/** Between things side by side on a phone, at most and at least, in px. */
const MAX_GAP_PX = 16;
const MIN_GAP_PX = 8;
/** What an element may reach over the edge of the row, in px. */
const MAX_OVER_PX = 1;

type Layout = ReadonlyMap<Element, Placed>;
/** With the widths and distances of the design; as wide as what is in them; or in several lines, as a bar with many signs. */
type Manner = 'drawn' | 'hugging' | 'wrapping';
/** Rows that are written alike. */
type Group = { rows: Element[]; manner: Manner };

/**
 * What would stand below each other on a phone, though it fits side by side there without another line breaking, stays a row:
 * the parts of an entry, figures, tabs. A bar with many signs wraps. Rows that are written alike stay rows together or not at all.
 * Changes the elements.
 */
export function keepRows(body: Element, layOut: LayOut, designWidth: number): void {
  if (screenFor('lg', { designWidth }) !== 'lg') return;
  const found = [...Map.groupBy(elementsIn(body).filter(isStackedRow), signatureOf).values()];
  let groups: Group[] = found.map((rows) => ({ rows, manner: holdsWhole(rows[0]) ? 'wrapping' : 'drawn' }));
  const stacked = groups.length > 0 ? layOut(body, PHONE_PX) : new Map();
  while (groups.length > 0) {
    const undo = groups.flatMap(({ rows, manner }) => rows.map((row) => keepRow(row, manner)));
    const placed = layOut(body, PHONE_PX);
    const failed = new Set(groups.filter(({ rows }) => !rows.every((row) => fits(row, placed, stacked))));
    if (failed.size === 0) return;
    for (const restore of undo.reverse()) restore();
    // What is in a row that does not fit may well do so in a column.
    const inside = new Set([...failed].flatMap(({ rows }) => rows.flatMap((row) => elementsIn(row).slice(1))));
    groups = groups.flatMap((group) => {
      if (!failed.has(group) || group.rows.every((row) => inside.has(row))) return group;
      const next = NEXT[group.manner];
      return next && (next !== 'wrapping' || isBar(group.rows[0])) ? { ...group, manner: next } : [];
    });
  }
}

/** What is tried where that did not fit. */
const NEXT: Readonly<Record<Manner, Manner | undefined>> = {
  drawn: 'hugging',
  hugging: 'wrapping',
  wrapping: undefined,
};

/** A column on a phone that is a row from the design's screen up. */
const isStackedRow = (element: Element): boolean =>
  element.css['flex-direction'] === 'column' &&
  element.at?.lg?.['flex-direction'] === 'row' &&
  (!holdsWhole(element) || isBar(element));

/** Many things, most of which are signs. */
const isBar = (row: Element): boolean => {
  const parts = elementsOf(row).filter(({ css }) => css.position !== 'absolute');
  return parts.length >= MIN_BAR_PART_COUNT && 2 * parts.filter(isSign).length >= parts.length;
};
const MIN_BAR_PART_COUNT = 4;

/** A drawing, also within a link or a button without words. */
const isSign = (element: Element): boolean =>
  SIGNS.has(element.tag) ||
  (element.children.length === 1 && elementsOf(element).length === 1 && isSign(elementsOf(element)[0]));
const SIGNS = new Set(['svg', 'img']);

/** Pictures and fields take all the room there is. */
const holdsWhole = (element: Element): boolean =>
  elementsIn(element).some(
    ({ tag, css }) => WHOLE.has(tag) || (tag === 'img' && css.width === '100%' && css.position !== 'absolute'),
  );
const WHOLE = new Set(['input', 'select', 'textarea', 'table', 'hr']);

/**
 * Whether nothing in a row reaches over its edge, and no text has more lines than it has in a column, or a word that is too
 * long for its box.
 */
function fits(row: Element, placed: Layout, stacked: Layout): boolean {
  const box = placed.get(row)?.box;
  if (!box) return false;
  return elementsIn(row).every((element) => {
    const own = placed.get(element);
    if (!own || element === row) return true;
    const ends = [own.box, ...(own.lines ?? [])].map(right);
    const before = stacked.get(element) ?? own;
    return (
      Math.max(...ends) <= right(box) + MAX_OVER_PX &&
      (own.lines?.length ?? 0) <= (before.lines?.length ?? 0) &&
      overhang(own) <= Math.max(MAX_OVER_PX, overhang(before))
    );
  });
}

/** How far a line of a text reaches out of its box, in px. */
const overhang = ({ box, lines = [] }: Placed): number => Math.max(0, ...lines.map((line) => line.width - box.width));

/** What makes an item of a row what it is there, whatever its width. */
const ITEM = ['flex', 'min-width', 'flex-shrink', 'align-self'];

/** Says of all screens what was said of the design's. @returns what takes that back */
function keepRow(row: Element, manner: Manner): () => void {
  const isAsDrawn = manner === 'drawn';
  const before = [row, ...elementsOf(row)].map((element) => ({ element, css: element.css, at: element.at }));
  const { 'flex-direction': _, 'column-gap': columns, gap, ...others } = row.at?.lg ?? {};
  const { 'flex-direction': __, gap: below = '0', ...css } = row.css;
  const wide = columns ?? gap ?? below;
  const between = isAsDrawn ? wide : px(Math.min(MAX_GAP_PX, Math.max(MIN_GAP_PX, Number.parseFloat(wide))));
  row.css = { ...css, gap: between, ...others, ...(manner === 'wrapping' ? { 'flex-wrap': 'wrap' } : {}) };
  const atLg = {
    ...(wide === between ? {} : { 'column-gap': wide }),
    ...(manner === 'wrapping' ? { 'flex-wrap': 'nowrap' } : {}),
  };
  row.at = withoutEmpty({ ...row.at, lg: atLg });
  for (const child of elementsOf(row)) {
    const said = Object.entries(child.at?.lg ?? {});
    const isMoved = ([name, value]: [string, string]): boolean =>
      isAsDrawn || ITEM.includes(name) || (name === 'margin-left' && value === 'auto');
    child.css = { ...child.css, ...Object.fromEntries(said.filter(isMoved)) };
    child.at = withoutEmpty({ ...child.at, lg: Object.fromEntries(said.filter((one) => !isMoved(one))) });
  }
  return () => {
    for (const { element, ...said } of before) Object.assign(element, said);
  };
}

const withoutEmpty = (at: NonNullable<Element['at']>): Element['at'] => {
  const said = Object.entries(at).filter(([, css]) => Object.keys(css).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};

const signatureOf = ({ tag, name, css, at, instance }: Element): string =>
  JSON.stringify(instance?.component ?? [tag, name, css, at]);

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');
