import type { Css, Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { addAt, unset } from '../context.ts';
import type { LayOut, Placed } from './lay-out.ts';
import { originOf } from './origin.ts';
import { elementsIn } from './overflows.ts';

/** From so wide a window on, in px, the page is arranged as in the design. */
const LEAST_WIDE_PX = 1024;
/** How much further a line may reach out of its box there than in the design's window, in px. */
const MAX_FURTHER_PX = 4;

const UNBROKEN: Css = { 'white-space': 'nowrap' };

/**
 * What stands in one line in the design, or in lines that are broken as they are there, must not break further in the window of the
 * design: a step of a scale or a font that runs a little wider leaves it too little room. Instances of a part are written alike.
 * Changes the elements.
 *
 * @returns where they come out in the window of the design
 */
export function keepLines(body: Element, layOut: LayOut, designWidth: number): ReadonlyMap<Element, Placed> {
  const placed = layOut(body, designWidth);
  const lines = elementsIn(body).filter((element) => textOf(originOf(element))?.lines.length === meantIn(element));
  const broken = lines.filter((element) => (placed.get(element)?.lines?.length ?? 0) > meantIn(element));
  if (broken.length === 0) return placed;
  const slots = new Set(broken.map(slotOf));
  const kept = lines.filter((element) => broken.includes(element) || (slotOf(element) && slots.has(slotOf(element))));
  for (const element of kept) {
    if (isSmall(element)) Object.assign(element.css, UNBROKEN);
    else addAt(element, 'lg', UNBROKEN, { designWidth });
  }
  const wide = layOut(body, designWidth);
  if (designWidth <= LEAST_WIDE_PX) return wide;
  const least = layOut(body, LEAST_WIDE_PX);
  const narrow = kept.filter(
    (one) => !isSmall(one) && overhang(least.get(one)) > overhang(wide.get(one)) + MAX_FURTHER_PX,
  );
  for (const element of narrow) unset(element, Object.keys(UNBROKEN));
  return narrow.length > 0 ? layOut(body, designWidth) : wide;
}

/** How many lines an element has that are told where to end. */
const meantIn = ({ children }: Element): number =>
  1 + children.filter((child) => typeof child !== 'string' && child.tag === 'br').length;

/** The words of a button are few: they never break. */
const isSmall = ({ name }: Element): boolean => name === 'button' || name === 'badge';

/** How far the lines reach out of their box, in px. */
const overhang = (placed: Placed | undefined): number =>
  Math.max(0, ...(placed?.lines ?? []).map(({ width }) => width - placed!.box.width));

/** The text that an element shows, or the only one in it: a button is a box with words. */
const textOf = (node: LayoutNode | undefined): LayoutNode['text'] =>
  node?.text ?? (node?.children.length === 1 ? node.children[0].text : undefined);

const slotOf = (element: Element): string | undefined => originOf(element)?.slot;
