import type { Css, Element } from '../model/element.ts';
import { computedAt, type Step } from './computed.ts';
import { elementsIn, holds, type Leaf } from './leaves.ts';
import type { Pairing } from './pair-elements.ts';
import { BOX, CELL_TYPE, ITEM, LAYOUT, PICTURE, ROOM, TYPE, UNSAID } from './properties.ts';

/** What an element is to be on one kind of screen, as the design for it shows. */
export type Changes = Map<Element, Css>;

/**
 * What the elements of a page are on another page that was designed for narrower screens: type, distances, directions, columns,
 * order, and what is not there at all.
 *
 * @param step the kind of screen that the other page is for
 */
export function changesFrom(
  ours: Element,
  theirs: Element,
  step: Step,
  matches: ReadonlyMap<Leaf, Leaf>,
  leaves: readonly Leaf[],
  { pairs, matched, layouts }: Pairing,
): Changes {
  const computed = computedAt(theirs, step);
  const asDesigned = computedAt(ours, 'xl');
  const arranges = (css: Css | undefined): boolean => /flex|grid/.test(css?.display ?? '');
  const changes: Changes = new Map();
  const take = (element: Element, other: Element, properties: readonly string[]): void => {
    const css = computed.get(other) ?? {};
    const taken = properties.flatMap((property) => {
      const value = css[property] ?? UNSAID[property];
      return value === undefined ? [] : [[property, value] as const];
    });
    changes.set(element, { ...changes.get(element), ...Object.fromEntries(taken) });
  };
  const [around, aroundTheirs] = [parentsIn(ours), parentsIn(theirs)];
  /** The box that is drawn around a part of the other page, where it is an element of its own. */
  const boxAround = (other: Element | undefined): Element | undefined => {
    if (!other || isPainted(computed.get(other))) return other;
    const parent = aroundTheirs.get(other);
    return parent && elementsIn(parent).length === 1 ? boxAround(parent) : undefined;
  };
  const shown = new Set(leaves.map(({ element }) => element));
  for (const [element, css] of asDesigned) {
    const [parent, other] = [around.get(element), pairs.get(element)];
    const isInSame = other && (parent ? pairs.get(parent) === aroundTheirs.get(other) : other === theirs);
    if (other && css.display !== 'table-cell') take(element, other, BOX);
    // What is drawn as a box here and not there was read otherwise, and a box with a size has no room to tell: ours keeps its own.
    const box = isPainted(css) ? boxAround(other) : isInSame ? other : undefined;
    if (box && !(isPainted(css) && hasSize(computed.get(box)))) take(element, box, ROOM);
  }
  for (const { element, kind } of leaves) {
    const other = [...matches].find(([leaf]) => leaf.element === element)?.[1].element;
    const type = element.tag === 'td' || element.tag === 'th' ? CELL_TYPE : TYPE;
    // An area of a colour here is a picture there: how large it is, its place says.
    const isOther = kind === 'picture' && (element.tag === 'div') !== (other?.tag === 'div');
    if (other && kind !== 'field' && !isOther) take(element, other, kind === 'text' ? type : PICTURE);
  }
  for (const [element, { by: other, children }] of layouts) {
    // Rows and cells of a table are laid out by it.
    if (TABLE.has(element.tag)) continue;
    if (arranges(computed.get(other))) take(element, other, LAYOUT);
    else if (arranges(asDesigned.get(element))) changes.set(element, { ...changes.get(element), display: 'block' });
    for (const [child, theirChild] of children) take(child, theirChild, ITEM);
  }
  for (const element of absentIn(ours, matched, leaves)) changes.set(element, { display: 'none' });
  settleMenus(ours, changes, shown, matched);
  return changes;
}

const TABLE = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** A menu of which a design shows so much is not closed there. */
const MIN_SHOWN_SHARE = 0.5;

/**
 * A menu that opens on narrow screens, and the button for it, answer to them by themselves, unless the design shows the menu: then
 * it stands in the page as on the widest screens.
 */
function settleMenus(body: Element, changes: Changes, shown: ReadonlySet<Element>, found: Pairing['matched']): void {
  const all = allIn(body);
  for (const menu of all.filter(({ attributes }) => attributes?.popover !== undefined)) {
    const inside = allIn(menu);
    const count = inside.filter((element) => shown.has(element)).length;
    const isOpen = (found.get(menu)?.size ?? 0) >= MIN_SHOWN_SHARE * count;
    const toggles = all.filter(({ attributes }) => attributes?.popovertarget === menu.attributes?.id);
    for (const element of [...(isOpen ? [] : inside), ...toggles.flatMap(allIn)]) changes.delete(element);
    // The bar keeps its button at its end: on the other page, a drawing may stand there or nothing.
    if (!isOpen)
      for (const bar of all.filter((one) => one !== body && toggles.some((toggle) => holds(one, toggle))))
        for (const property of [...LAYOUT, ...ITEM]) delete changes.get(bar)?.[property];
    if (!isOpen) continue;
    changes.set(menu, { display: 'contents', overflow: 'visible' });
    for (const toggle of toggles) changes.set(toggle, { display: 'none' });
  }
}

const allIn = (element: Element): Element[] => [element, ...elementsIn(element).flatMap(allIn)];

const isPainted = (css: Css = {}): boolean =>
  css['background-color'] !== 'transparent' ||
  ['top', 'right', 'bottom', 'left'].some((side) => Number.parseFloat(css[`border-${side}-width`] ?? '0') > 0);

const hasSize = (css: Css = {}): boolean => [css.width, css.height].every((size) => /^[\d.]+px$/.test(size ?? ''));

function parentsIn(body: Element): Map<Element, Element> {
  const parents = new Map<Element, Element>();
  const visit = (element: Element): void => {
    for (const child of elementsIn(element)) {
      parents.set(child, element);
      visit(child);
    }
  };
  visit(body);
  return parents;
}

/** The largest parts of a page of which the other one has nothing. A menu that opens has a place of its own on narrow screens. */
function absentIn(
  body: Element,
  matched: ReadonlyMap<Element, ReadonlySet<Element>>,
  leaves: readonly Leaf[],
): Element[] {
  const shown = new Set(leaves.map(({ element }) => element));
  const absent: Element[] = [];
  const visit = (element: Element): { shows: boolean; opens: boolean } => {
    const before = absent.length;
    const inside = element.children.flatMap((child) => (typeof child === 'string' ? [] : [visit(child)]));
    const shows = shown.has(element) || inside.some((one) => one.shows);
    const opens =
      element.tag === 'details' || element.attributes?.popover !== undefined || inside.some((one) => one.opens);
    if (shows && !opens && matched.get(element)?.size === 0) absent.splice(before, absent.length - before, element);
    return { shows, opens };
  };
  visit(body);
  return withoutLostCells(body, absent);
}

/** Without the cells whose column is there: one that is hidden alone moves all cells behind it. */
function withoutLostCells(body: Element, absent: readonly Element[]): Element[] {
  const isAbsent = new Set(absent);
  const kept = new Set<Element>();
  for (const table of allIn(body).filter(({ tag }) => tag === 'table')) {
    const rows = allIn(table).filter((row) => row.tag === 'tr' && !isAbsent.has(row));
    for (const cells of Object.values(columnsOf(rows.map(elementsIn))))
      if (!cells.every((cell) => isAbsent.has(cell))) for (const cell of cells) kept.add(cell);
  }
  return absent.filter((element) => !kept.has(element));
}

const columnsOf = (rows: readonly Element[][]): Record<number, Element[]> => {
  const columns: Record<number, Element[]> = {};
  for (const row of rows) for (const [at, cell] of row.entries()) columns[at] = [...(columns[at] ?? []), cell];
  return columns;
};
