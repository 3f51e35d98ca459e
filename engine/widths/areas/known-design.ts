import type { LayOut } from '../../clean/check/lay-out.ts';
import type { Box } from '../../model/box.ts';
import type { Element } from '../../model/element.ts';
import { elementsIn, type Leaf, leavesOf } from '../leaves.ts';
import type { Design } from '../places/parts.ts';
import type { Seen } from '../places/seen.ts';
import { compared } from './thing.ts';

/** A design for narrower screens, with where all that is on it is seen. `matches`: what of it the page has, too. */
export type OtherDesign = Omit<Design, 'places'> & {
  /** Width by height of pictures of ours on the widest design. */
  shapes: ReadonlyMap<Element, number>;
  design: Element;
  matches: ReadonlyMap<Leaf, Leaf>;
  seen: ReadonlyMap<Element, { seen: Seen; isPainted: boolean }>;
};

/**
 * What a design shows: `leaves`, and `boxes` that are painted around them and pictures behind them. `held`: the leaves in each element; `flaws`: how wrong things are
 * on the page that is made of the design alone, 0–1; `partners`: what of it elements of ours are, whether they are shown there or not.
 */
export type KnownDesign = {
  leaves: ReadonlyMap<Element, { kind: Leaf['kind']; at: Box }>;
  boxes: ReadonlyMap<Element, Box>;
  held: ReadonlyMap<Element, ReadonlySet<Element>>;
  flaws: ReadonlyMap<Element, number>;
  partners: ReadonlyMap<Element, readonly Element[]>;
};

/** @param rewritten what became of the elements of the page that was matched */
export function knownOf(
  { design, width, matches, seen }: OtherDesign,
  rewritten: ReadonlyMap<Element, Element>,
  layOut: LayOut,
): KnownDesign {
  const leaves: KnownDesign['leaves'] = new Map(
    leavesOf(design).flatMap(({ element, kind }) => {
      const at = seen.get(element)?.seen.box;
      return at ? [[element, { kind, at }]] : [];
    }),
  );
  const boxes = new Map<Element, Box>();
  const flaws = new Map<Element, number>();
  const placed = layOut(design, width);
  for (const [element, one] of seen) {
    const isBox = (one.isPainted || isBackdrop(element)) && !leaves.has(element) && element !== design;
    const at = placed.get(element);
    if (isBox) boxes.set(element, one.seen.box);
    if (at && (isBox || leaves.has(element))) flaws.set(element, compared(one.seen, at).off);
  }
  const partners = new Map<Element, Element[]>();
  for (const [a, b] of matches) {
    const element = rewritten.get(a.element);
    const theirs = (b.pieces ?? [b]).map((piece) => piece.element);
    if (element) partners.set(element, [...(partners.get(element) ?? []), ...theirs]);
  }
  const held = holdings(design, (element) => (leaves.has(element) ? [element] : []));
  return { leaves, boxes, held, flaws, partners };
}

/** Whether an element is a picture behind other things. */
export const isBackdrop = ({ tag, css }: Element): boolean => tag === 'img' && css.position === 'absolute';

/** What is found in each element and in those in it. */
export function holdings(
  body: Element,
  found: (element: Element) => readonly Element[],
): Map<Element, ReadonlySet<Element>> {
  const held = new Map<Element, ReadonlySet<Element>>();
  const visit = (element: Element): ReadonlySet<Element> => {
    const all = new Set([...found(element), ...elementsIn(element).flatMap((child) => [...visit(child)])]);
    held.set(element, all);
    return all;
  };
  visit(body);
  return held;
}
