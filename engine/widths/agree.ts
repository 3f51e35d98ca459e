import { alignColumns } from '../components/align.ts';
import type { Css, Element } from '../model/element.ts';
import type { Changes } from './changes.ts';
import { computedAt } from './computed.ts';
import { elementsIn } from './leaves.ts';

/**
 * Gives all instances of a component the same changes: at each place within it those of most instances, so that what is written
 * once is written once on every screen. What sets an instance apart on the widest screen is left to its own.
 *
 * @param abstains whether those that nothing is said of are content with what the others want
 * @param asDesigned what holds on the widest screen, where that is known
 */
export function agreeInComponents(
  body: Element,
  changes: Changes,
  abstains = false,
  asDesigned: ReadonlyMap<Element, Css> = computedAt(body, 'xl'),
): Changes {
  const agreed: Changes = new Map(changes);
  const instances = new Map<string, Element[]>();
  const collect = (element: Element): void => {
    if (element.instance) {
      const name = element.instance.component;
      instances.set(name, [...(instances.get(name) ?? []), element]);
    }
    for (const child of elementsIn(element)) collect(child);
  };
  collect(body);
  for (const all of instances.values()) {
    // One that a design leaves out is hidden alone.
    const isLeftOut = (element: Element) => agreed.get(element)?.display === 'none';
    const hidden = all.filter(isLeftOut);
    agree(
      hidden.length < all.length ? all.filter((element) => !isLeftOut(element)) : all,
      agreed,
      asDesigned,
      abstains,
    );
  }
  return agreed;
}

/** @param alike elements at the same place of their instances */
function agree(
  alike: readonly Element[],
  changes: Changes,
  asDesigned: ReadonlyMap<Element, Css>,
  abstains: boolean,
): void {
  const voters = abstains ? alike.filter((element) => changes.has(element)) : alike;
  const votes = Map.groupBy(voters.length > 0 ? voters : alike, (element) =>
    JSON.stringify({ ...changes.get(element), order: undefined }),
  );
  const [, majority] = [...votes].reduce((best, one) => (one[1].length > best[1].length ? one : best));
  const css = changes.get(majority[0]) ?? {};
  const plain = asDesigned.get(majority[0])!;
  for (const element of alike) {
    const own = changes.get(element) ?? {};
    const isSetApart = (property: string): boolean => asDesigned.get(element)![property] !== plain[property];
    const chosen = [...new Set([...Object.keys(css), ...Object.keys(own)])].flatMap((property) => {
      // Each has its own place among the others.
      const value = property === 'order' || isSetApart(property) ? own[property] : css[property];
      return value === undefined ? [] : [[property, value] as const];
    });
    if (chosen.length > 0) changes.set(element, Object.fromEntries(chosen));
    else changes.delete(element);
  }
  // One of them may have a part that the others lack: a label on the price that is set apart.
  const columns = alignColumns(alike.map((element) => elementsIn(element).map(keyOf)));
  for (const column of columns)
    agree(
      alike.flatMap((element, i) => (column[i] === undefined ? [] : elementsIn(element)[column[i]])),
      changes,
      asDesigned,
      abstains,
    );
}

/** What an element is known by among its siblings. */
const keyOf = ({ tag, instance, part }: Element): string => `${tag} ${instance?.component ?? part ?? ''}`;
