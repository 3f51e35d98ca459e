import type { Element } from '../../model/element.ts';
import { elementsIn } from '../leaves.ts';

/** What decides together, with the name of its place. */
export type Kin = { key: string; all: Element[] };

/** Elements at the same place of all instances of a component; any other one is alone. */
export function kinOf(body: Element): Map<Element, Kin> {
  const byKey = new Map<string, Kin>();
  const found = new Map<Element, Kin>();
  const visit = (element: Element, path: string): void => {
    const key = element.instance ? `#${element.instance.component}` : path;
    const kin = byKey.get(key) ?? { key, all: [] };
    byKey.set(key, kin);
    kin.all.push(element);
    found.set(element, kin);
    for (const [i, child] of elementsIn(element).entries()) visit(child, `${key} ${i}`);
  };
  visit(body, '');
  return found;
}
