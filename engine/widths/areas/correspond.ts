import type { Element } from '../../model/element.ts';
import { elementsIn } from '../leaves.ts';
import { isBox } from '../places/seen.ts';

/**
 * Neighbours of ours and of theirs that show the same, as few as can be; `inside`: what both consist of. `around`, `by`: what the first of
 * ours and of theirs stands in; `behind`: what of ours stands before it.
 */
export type Area = {
  around: Element;
  by: Element;
  ours: Element[];
  theirs: Element[];
  behind?: Element;
  inside: Area[];
};

/** `parents`: of elements of both pages; `ours`, `theirs`: what they hold of what the design shows. @param isShown whether one of ours shows something */
export type Holdings = {
  parents: ReadonlyMap<Element, Element>;
  ours: ReadonlyMap<Element, ReadonlySet<Element>>;
  theirs: ReadonlyMap<Element, ReadonlySet<Element>>;
  isShown: (element: Element) => boolean;
};

/** Containers of which one may be filled with what is in another one. */
const OPEN = new Set('body div section main article header footer aside nav form'.split(' '));
const LISTS = new Set(['ul', 'ol']);

/** The areas of two pages, from outside in. */
export function correspond(ours: Element, theirs: Element, held: Holdings): Area {
  return divide({ around: ours, by: theirs, ours: [ours], theirs: [theirs], inside: [] }, held);
}

function divide(area: Area, held: Holdings): Area {
  const [own, other] = [only(area.ours), only(area.theirs)];
  const areAlike = own && other && LISTS.has(own.tag) === LISTS.has(other.tag);
  let inner: Area[] = [];
  if (areAlike && isOpen(own) && isOpen(other)) inner = blocks(own, other, elementsIn(own), elementsIn(other), held);
  else if (own && isGroup(own)) inner = blocks(own, area.by, elementsIn(own), area.theirs, held);
  else if (other && isGroup(other)) inner = blocks(area.around, other, area.ours, elementsIn(other), held);
  else if (area.ours.length > 0 && area.theirs.length > 0) {
    // What is grouped otherwise may be the same without its groups.
    const [mine, others] = [withoutGroups(area.ours), withoutGroups(area.theirs)];
    const isOther = mine.length > area.ours.length || others.length > area.theirs.length;
    const parts = isOther ? blocks(area.around, area.by, mine, others, held) : [];
    if (parts.length > 1) inner = parts;
  }
  return { ...area, inside: inner.map((one) => divide(one, held)) };
}

const only = (elements: readonly Element[]): Element | undefined => (elements.length === 1 ? elements[0] : undefined);

const isOpen = ({ tag, instance, attributes, children }: Element): boolean =>
  (OPEN.has(tag) || LISTS.has(tag)) &&
  !instance &&
  attributes?.popover === undefined &&
  children.length > 0 &&
  children.every((child) => typeof child !== 'string');

/** Whether what is in an element might as well stand in the one around it. */
const isGroup = (element: Element): boolean => isOpen(element) && !LISTS.has(element.tag) && !isBox(element);

const withoutGroups = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => (isGroup(element) ? elementsIn(element) : [element]));

/** The fewest neighbours at a time that show the same. Instances of one component stay together. */
function blocks(
  around: Element,
  by: Element,
  mine: readonly Element[],
  others: readonly Element[],
  held: Holdings,
): Area[] {
  const ours = mine.filter((one) => held.ours.get(one)!.size > 0 || held.isShown(one));
  const theirs = others.filter((one) => held.theirs.get(one)!.size > 0);
  const spans = joinSpans(
    [
      ...ours.map((one, i): Span => ({ ours: [i, i], theirs: rangeOf(theirs, (other) => shares(one, other, held)) })),
      ...theirs.map((_, i): Span => ({ theirs: [i, i] })),
      ...kinIn(ours).map((range): Span => ({ ours: range })),
      ...kinIn(theirs).map((range): Span => ({ theirs: range })),
    ].filter((span) => span.ours || span.theirs),
  );
  spans.sort((a, b) => (a.theirs ?? [-1])[0] - (b.theirs ?? [-1])[0]);
  let behind: Element | undefined;
  return spans.map((span): Area => {
    const own = span.ours ? ours.slice(span.ours[0], span.ours[1] + 1) : [];
    const [first, last] = span.theirs ? span.theirs.map((at) => others.indexOf(theirs[at])) : [0, -1];
    // What shows nothing itself goes with what it stands between.
    const there = others.slice(first, last + 1);
    const at = own[0] ?? behind;
    const area: Area = {
      around: (at && held.parents.get(at)) ?? around,
      by: (there[0] && held.parents.get(there[0])) ?? by,
      ...{ ours: own, theirs: there, inside: [] },
      ...(behind ? { behind } : {}),
    };
    if (span.theirs) behind = own[own.length - 1] ?? behind;
    return area;
  });
}

type Range = [number, number];
type Span = { ours?: Range | undefined; theirs?: Range | undefined };

const shares = (one: Element, other: Element, { ours, theirs }: Holdings): boolean =>
  [...ours.get(one)!].some((leaf) => theirs.get(other)!.has(leaf));

function rangeOf(elements: readonly Element[], is: (element: Element) => boolean): Range | undefined {
  const first = elements.findIndex(is);
  return first === -1 ? undefined : [first, elements.findLastIndex(is)];
}

/** From the first to the last instance of each component that there are several of. */
function kinIn(elements: readonly Element[]): Range[] {
  const names = [...new Set(elements.flatMap(({ instance }) => instance?.component ?? []))];
  return names.flatMap((name) => {
    const range = rangeOf(elements, ({ instance }) => instance?.component === name);
    return range ? [range] : [];
  });
}

/** Joins what overlaps on one of the pages. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    let whole = span;
    for (;;) {
      const other = joined.findIndex((one) => overlap(one.ours, whole.ours) || overlap(one.theirs, whole.theirs));
      if (other === -1) break;
      const [one] = joined.splice(other, 1);
      whole = { ours: union(one.ours, whole.ours), theirs: union(one.theirs, whole.theirs) };
    }
    joined.push(whole);
  }
  return joined;
}

const overlap = (a: Range | undefined, b: Range | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] <= b[1] && b[0] <= a[1];

const union = (a: Range | undefined, b: Range | undefined): Range | undefined =>
  a && b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : (a ?? b);
