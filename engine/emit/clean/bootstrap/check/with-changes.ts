import type { Element } from '../../../../model/element.ts';
import { withGap, withInside } from './even-gaps.ts';
import { withMore } from './nearest-room.ts';
import type { Edge } from './rooms.ts';
import type { Shown } from './shown.ts';

/** A change of room: above or below something, between all that is in it, or in it above and below; `by` so much, in px. All with one key are changed alike. */
export type Change = { key: string; element: Element; edge: Edge | 'inside b' | 'gap' | 'inside'; by: number };

/** Changes that belong together, as they are of things that are written alike. `by`: how much room they add to each, in px. */
export type Group = { by: number; changes: readonly Change[] };

/** The page with such changes. */
export function withChanges({ page, shownFor, originals }: Shown, groups: readonly Group[]): Element {
  const changed = new Map<Element, ((element: Element) => Element)[]>();
  const firstOf = (element: Element): Element => originals.get(element) ?? element;
  for (const { by, changes } of groups)
    for (const { element, edge } of changes) {
      const change = (one: Element): Element =>
        edge === 'gap'
          ? withGap(one, by, shownFor.get(element)?.css ?? {})
          : edge === 'inside'
            ? withInside(one, by)
            : edge === 'inside b'
              ? withMore(one, 'b', by, firstOf(element), true)
              : withMore(one, edge, by, firstOf(element));
      changed.set(element, [...(changed.get(element) ?? []), change]);
    }
  const rebuild = (element: Element): Element => {
    const own = (changed.get(element) ?? []).reduce((one, change) => change(one), element);
    const children = element.children.map((child) => (typeof child === 'string' ? child : rebuild(child)));
    const made = { ...own, children };
    originals.set(made, firstOf(element));
    return made;
  };
  return rebuild(page);
}
