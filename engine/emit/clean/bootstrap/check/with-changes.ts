import type { Element } from '../../../../model/element.ts';
import { withGap, withInside } from './even-gaps.ts';
import { withRoomAt } from './rooms.ts';
import { nearestRoom, type Seam, stepsFor } from './seam.ts';
import type { Shown } from './shown.ts';

/**
 * A change of room: between two edges, between all that is in an element, or in each of these above and below; `by` so much, in px.
 * All with one key are changed alike.
 */
export type Change =
  | { key: string; element: Element; by: number; edge: 'seam'; seam: Seam }
  | { key: string; element: Element; by: number; edge: 'gap' | 'inside' };

/** Changes that belong together, as they are of things that are written alike. `by`: how much room they add to each, in px. */
export type Group = { by: number; changes: readonly Change[] };

/** The page with such changes. */
export function withChanges({ page, shownFor }: Shown, groups: readonly Group[]): Element {
  const changed = new Map<Element, ((element: Element) => Element)[]>();
  const add = (element: Element, change: (element: Element) => Element): void => {
    changed.set(element, [...(changed.get(element) ?? []), change]);
  };
  for (const { by, changes } of groups) {
    // What has the same room has the same afterwards, whatever is further inside.
    const known = new Map<string, number[]>();
    const valuesFor = (seam: Seam): number[] => {
      const look = seam.slots.map(({ box, edge, px }) => `${box}${edge}${px}`).join(' ');
      const values = known.get(look) ?? nearestRoom(seam, by);
      known.set(look, values);
      return values;
    };
    for (const change of changes) {
      const { element } = change;
      const { edge: kind } = change;
      if (kind === 'gap') add(element, (one) => withGap(one, by, shownFor.get(element)?.css ?? {}));
      if (kind === 'inside') add(element, (one) => withInside(one, by));
      if (change.edge === 'seam')
        for (const [holder, { edge, steps }] of stepsFor(change.seam, valuesFor(change.seam)))
          add(holder, (one) => withRoomAt(one, edge, steps));
    }
  }
  const rebuild = (element: Element): Element => {
    const own = (changed.get(element) ?? []).reduce((one, change) => change(one), element);
    const children = element.children.map((child) => (typeof child === 'string' ? child : rebuild(child)));
    return { ...own, children };
  };
  return rebuild(page);
}
