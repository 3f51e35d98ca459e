import type { LayOut } from '../../clean/check/lay-out.ts';
import type { Box } from '../../model/box.ts';
import type { Css, Element } from '../../model/element.ts';
import { MAX_SHAPE_RATIO } from '../add-own-backdrops.ts';
import { computedAt } from '../computed.ts';
import { elementsIn, type Leaf, leavesOf } from '../leaves.ts';
import type { Design } from '../places/parts.ts';
import { isBox, seenWhere } from '../places/seen.ts';
import type { KnownDesign, OtherDesign } from './known-design.ts';
import { compared, type Thing } from './thing.ts';

/**
 * A page beside a design, on its screens. `extra`: what only the page shows; `lost`: what only the design shows; `bare`: boxes and
 * pictures behind things that only the design has.
 */
export type Sight = {
  visible: ReadonlySet<Element>;
  things: ReadonlyMap<Element, Thing>;
  extra: ReadonlySet<Element>;
  lost: ReadonlySet<Element>;
  bare: ReadonlySet<Element>;
};

/** Lays a page out as wide as a design and compares what both show. @param partners of ours, copies included */
export function look(
  body: Element,
  { from, width, places, shapes }: Design & Pick<OtherDesign, 'shapes'>,
  { leaves, boxes }: KnownDesign,
  partners: ReadonlyMap<Element, readonly Element[]>,
  layOut: LayOut,
): Sight {
  const visible = visibleIn(body, computedAt(body, from));
  const placed = layOut(body, width);
  const things = new Map<Element, Thing>();
  for (const [element, wanted] of places) {
    const at = visible.has(element) ? placed.get(element) : undefined;
    if (at) things.set(element, compared(wanted, at));
  }
  const shown = leavesOf(body).filter(({ element }) => visible.has(element));
  /** Whether only a part of a picture would be seen in its place; instances have one part each, all alike. */
  const isCut = ({ element, path }: Leaf): boolean => {
    const [shape, wanted] = [shapes.get(element), places.get(element)?.box];
    if (!shape || !wanted || path.some(({ instance }) => instance)) return false;
    const ratio = (shape * wanted.height) / Math.max(1, wanted.width);
    return Math.max(ratio, 1 / ratio) > MAX_SHAPE_RATIO;
  };
  const said = new Set(shown.flatMap((leaf) => (isCut(leaf) ? [] : (partners.get(leaf.element) ?? []))));
  const isPicture = ({ tag }: Element): boolean => tag === 'img';
  const painted = [...visible].filter((element) => isPicture(element) || isBox(element));
  const isThere = (box: Element, at: Box): boolean =>
    painted.some((one) => {
      const own = isPicture(one) === isPicture(box) ? placed.get(one)?.box : undefined;
      return own !== undefined && isAlike(own, at);
    });
  const bare = [...boxes].flatMap(([box, at]) => (isThere(box, at) ? [] : [box]));
  const others = shown.flatMap((leaf) => {
    const at = partners.has(leaf.element) ? undefined : placed.get(leaf.element);
    return at ? [{ leaf, at: seenWhere(at, true).box }] : [];
  });
  const lost = new Set<Element>();
  for (const [leaf, { kind, at }] of leaves) {
    if (said.has(leaf)) continue;
    // What stands in the place of something was read otherwise, as a rule.
    const same = others.findIndex((one) => one.leaf.kind === kind && isAt(one.at, at));
    if (same === -1) lost.add(leaf);
    else others.splice(same, 1);
  }
  const extra = others.filter(({ leaf: { element, path } }) => ![...path, element].some(isToggle));
  return { visible, things, extra: new Set(extra.map(({ leaf }) => leaf.element)), lost, bare: new Set(bare) };
}

/** Whether something is about where another thing is to be. */
const isAt = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= 3 * SAME_PX &&
  Math.abs(one.y - other.y) <= SAME_PX &&
  one.height < 2 * other.height &&
  other.height < 2 * one.height;

/** The button of a menu is ours, whatever stands there on the design. */
const isToggle = ({ attributes }: Element): boolean => attributes?.popovertarget !== undefined;

/** Whether two boxes are as large as each other and begin at about the same place. */
const isAlike = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= SAME_PX &&
  Math.abs(one.width - other.width) <= SAME_PX &&
  Math.abs(one.height - other.height) <= Math.max(SAME_PX, other.height / 5) &&
  Math.abs(one.y - other.y) <= MAX_SHIFT_PX;

const SAME_PX = 16;
const MAX_SHIFT_PX = 200;

/** What is shown of a page; a menu that opens is, where it stands in the page. */
function visibleIn(body: Element, computed: ReadonlyMap<Element, Css>): Set<Element> {
  const visible = new Set<Element>();
  const visit = (element: Element): void => {
    const { display } = computed.get(element)!;
    if (display === 'none' || (element.attributes?.popover !== undefined && display !== 'contents')) return;
    visible.add(element);
    for (const child of elementsIn(element)) visit(child);
  };
  visit(body);
  return visible;
}
