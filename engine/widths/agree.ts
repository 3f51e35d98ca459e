import { alignColumns } from '../components/align.ts';
import type { Css, Element } from '../model/element.ts';
import type { Changes } from './changes.ts';
import { elementsIn } from './leaves.ts';

/**
 * Gives all instances of a component the same changes: at each place within it those of most instances, so that what is written
 * once is written once on every screen.
 */
export function agreeInComponents(body: Element, changes: Changes): Changes {
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
    agree(hidden.length < all.length ? all.filter((element) => !isLeftOut(element)) : all, agreed);
  }
  return agreed;
}

/** @param alike elements at the same place of their instances */
function agree(alike: readonly Element[], changes: Changes): void {
  const votes = Map.groupBy(alike, (element) => JSON.stringify(changes.get(element) ?? null));
  const [, majority] = [...votes].reduce((best, one) => (one[1].length > best[1].length ? one : best));
  const css: Css | undefined = changes.get(majority[0]);
  for (const element of alike) {
    if (css) changes.set(element, { ...css });
    else changes.delete(element);
  }
  // One of them may have a part that the others lack: a label on the price that is set apart.
  const columns = alignColumns(alike.map((element) => elementsIn(element).map(keyOf)));
  for (const column of columns)
    agree(
      alike.flatMap((element, i) => (column[i] === undefined ? [] : elementsIn(element)[column[i]])),
      changes,
    );
}

/** What an element is known by among its siblings. */
const keyOf = ({ tag, instance, part }: Element): string => `${tag} ${instance?.component ?? part ?? ''}`;
