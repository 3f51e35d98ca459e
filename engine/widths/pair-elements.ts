import type { Element } from '../model/element.ts';
import { elementsIn, holds, type Leaf } from './leaves.ts';
import { isBox } from './places/seen.ts';

/** Of what an element of one page holds, so much has to be in that of the other, and of that so much in the first. */
const MIN_SHARE = 0.6;

/**
 * Which elements of two pages are the same. `pairs`: ours and theirs. `matched`: of what one of ours holds, what the other page has.
 * `layouts`: which of theirs lays out what ours does, and which child of it each child of ours corresponds to.
 */
export type Pairing = {
  pairs: Map<Element, Element>;
  matched: Map<Element, Set<Element>>;
  layouts: Map<Element, { by: Element; children: Map<Element, Element> }>;
};

/** Pairs elements of two pages by what they hold. @param matches by `matchLeaves` */
export function pairElements(ours: Element, theirs: Element, matches: ReadonlyMap<Leaf, Leaf>): Pairing {
  const partners = new Map([...matches].map(([a, b]) => [a.element, b.element]));
  const held = holdings(theirs, new Set([...partners.values()]));
  const matched = new Map<Element, Set<Element>>();
  const groups = new Map<Element, Element[]>();
  const visit = (element: Element): Set<Element> => {
    const own = partners.get(element);
    const found = new Set(own ? [own] : elementsIn(element).flatMap((child) => [...visit(child)]));
    matched.set(element, found);
    const other = found.size > 0 ? smallestWith(theirs, found, held) : undefined;
    if (other && found.size >= MIN_SHARE * held.get(other)!.size)
      groups.set(other, [element, ...(groups.get(other) ?? [])]);
    return found;
  };
  visit(ours);
  const pairs = new Map<Element, Element>();
  const layouts: Pairing['layouts'] = new Map();
  for (const [other, group] of groups) {
    // What holds less of it is a part that the other page does not group.
    const most = Math.max(...group.map((element) => matched.get(element)!.size));
    const chain = group.filter((element) => matched.get(element)!.size === most);
    const wrappers = wrappersOf(theirs, other, held);
    const aligned = alignChains(chain, wrappers);
    for (const [a, b] of aligned) {
      const children = correspondingChildren(a, b, matched, held);
      if (children) layouts.set(a, { by: b, children });
    }
    for (const [a, b] of withPaint(aligned, chain, wrappers)) pairs.set(a, b);
  }
  return { pairs, matched, layouts };
}

/** What is painted on both pages is the same box, however many groups are in it or around it. */
function withPaint(
  aligned: readonly [Element, Element][],
  ours: readonly Element[],
  theirs: readonly Element[],
): [Element, Element][] {
  if (aligned.length === 0) return [];
  const painted = [ours, theirs].map((chain) => chain.filter(isBox));
  const count = Math.min(painted[0].length, painted[1].length);
  const [own, others] = painted.map((boxes) => boxes.slice(boxes.length - count));
  const known = own.map((box, i): [Element, Element] => [box, others[i]]);
  const isFree = ([a, b]: readonly [Element, Element]): boolean =>
    known.every(([one, other]) => a !== one && b !== other);
  return [...aligned.filter(isFree), ...known];
}

/** The matched leaves that each element holds. */
function holdings(body: Element, leaves: ReadonlySet<Element>): Map<Element, Set<Element>> {
  const held = new Map<Element, Set<Element>>();
  const visit = (element: Element): Set<Element> => {
    const found = new Set(leaves.has(element) ? [element] : elementsIn(element).flatMap((child) => [...visit(child)]));
    held.set(element, found);
    return found;
  };
  visit(body);
  return held;
}

function smallestWith(body: Element, leaves: ReadonlySet<Element>, held: ReadonlyMap<Element, Set<Element>>): Element {
  const inside = elementsIn(body).find((child) => isWithin(leaves, held.get(child)));
  return inside ? smallestWith(inside, leaves, held) : body;
}

const isWithin = (part: ReadonlySet<Element>, whole: ReadonlySet<Element> = new Set()): boolean =>
  [...part].every((element) => whole.has(element));

/** An element with those around it that hold no more than it does; the outermost first. */
function wrappersOf(body: Element, inner: Element, held: ReadonlyMap<Element, Set<Element>>): Element[] {
  const path: Element[] = [];
  const size = held.get(inner)!.size;
  const find = (element: Element): boolean => {
    const isOnPath = element === inner || elementsIn(element).some(find);
    if (isOnPath && held.get(element)!.size === size) path.unshift(element);
    return isOnPath;
  };
  find(body);
  return path;
}

/** Pairs elements in each other with such of the other page, the outermost first: the innermost ones, then from outside. */
function alignChains(ours: readonly Element[], theirs: readonly Element[]): [Element, Element][] {
  const isChain = ours.every((element, i) => i === 0 || holds(ours[i - 1], element));
  if (!isChain || ours.length === 0 || theirs.length === 0) return [];
  const outer = Math.min(ours.length, theirs.length) - 1;
  return [
    ...Array.from({ length: outer }, (_, i): [Element, Element] => [ours[i], theirs[i]]),
    [ours[ours.length - 1], theirs[theirs.length - 1]],
  ];
}

/** Undefined where what one child of ours holds is spread over several of theirs, or shared. */
function correspondingChildren(
  ours: Element,
  theirs: Element,
  matched: ReadonlyMap<Element, Set<Element>>,
  held: ReadonlyMap<Element, Set<Element>>,
): Map<Element, Element> | undefined {
  const found = new Map<Element, Element>();
  for (const child of elementsIn(ours)) {
    const leaves = matched.get(child) ?? new Set();
    if (leaves.size === 0) continue;
    const other = elementsIn(theirs).find((one) => isWithin(leaves, held.get(one)));
    if (!other || [...found.values()].includes(other)) return undefined;
    found.set(child, other);
  }
  return found.size > 0 ? found : undefined;
}
