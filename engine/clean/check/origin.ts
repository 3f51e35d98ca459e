import type { Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';

/** A symbol goes along when an element is copied, and is lost where the page leaves the engine. */
const ORIGIN: unique symbol = Symbol('origin');

type Traced = Element & { [ORIGIN]?: LayoutNode };

/** Says which part of the design an element shows. What says so already keeps it. */
export function trace(element: Element, node: LayoutNode): void {
  (element as Traced)[ORIGIN] ??= node;
}

/** The part of the design that an element shows. */
export const originOf = (element: Element): LayoutNode | undefined => (element as Traced)[ORIGIN];

/** What a part of the design is known by each time the page is described: parts that are joined on the way are new ones. */
export function keyOf({ kind, box, children }: LayoutNode): string {
  const place = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  return `${kind} ${place} ${children.length}`;
}
